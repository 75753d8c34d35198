/// The scene of most apps: a view that fills the terminal.
public struct WindowGroup<Content: View> {
    let content: Content
    /// The title of the terminal window; `nil` keeps the window's current title.
    private let title: String?
    private let id: String?
    /// The type of the values that the window accepts, and the content for a value; `nil` for a window without values.
    private let values: (type: Any.Type, content: (Any) -> AnyView?)?

    private init(
        title: String?,
        id: String? = nil,
        values: (type: Any.Type, content: (Any) -> AnyView?)? = nil,
        content: () -> Content
    ) {
        self.title = title
        self.id = id
        self.values = values
        self.content = content()
    }

    /// Creates a window with content.
    public init(@ViewBuilder content: () -> Content) {
        self.init(title: nil, content: content)
    }

    /// Creates a window with a title.
    ///
    /// - Parameters:
    ///   - title: the title of the terminal's window while the app runs.
    ///   - id: identifies the window to `\.openWindow`.
    public init(_ title: LocalizedStringKey, id: String? = nil, @ViewBuilder content: () -> Content) {
        self.init(title: title.styledText.string, id: id, content: content)
    }

    /// Creates a window with a title.
    ///
    /// - Parameters:
    ///   - title: the title of the terminal's window while the app runs.
    ///   - id: identifies the window to `\.openWindow`.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, id: String? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(title: String(title), id: id, content: content)
    }

    /// Creates a window with an id.
    ///
    /// - Parameter id: identifies the window to `\.openWindow`.
    public init(id: String, @ViewBuilder content: () -> Content) {
        self.init(title: nil, id: id, content: content)
    }
}

extension WindowGroup {
    private static func valued<D: Hashable, C: View>(
        _ title: String?,
        _ id: String?,
        _ content: @escaping (Binding<D?>) -> C
    ) -> Self where Content == ValueWindow<D, C> {
        WindowGroup(
            title: title, id: id,
            values: (D.self, { ($0 as? D).map { AnyView(ValueWindow(content: content, value: $0)) } })
        ) { ValueWindow(content: content) }
    }

    private static func valued<D: Hashable, C: View>(
        _ title: String?,
        _ id: String?,
        _ content: @escaping (Binding<D>) -> C,
        _ defaultValue: @escaping () -> D
    ) -> Self where Content == DefaultValueWindow<D, C> {
        WindowGroup(
            title: title, id: id,
            values: (
                D.self,
                { value in
                    (value as? D).map { value in AnyView(DefaultValueWindow(content: content) { value }) }
                }
            )
        ) { DefaultValueWindow(content: content, defaultValue: defaultValue) }
    }

    /// Creates a window that `\.openWindow` opens for a value. If it is the first scene, it has no value.
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == ValueWindow<D, C> {
        self = .valued(nil, nil, content)
    }

    /// Creates a window that `\.openWindow` opens for a value. If it is the first scene, it has the default value.
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == DefaultValueWindow<D, C> {
        self = .valued(nil, nil, content, defaultValue)
    }

    /// Creates a window with a title, which `\.openWindow` opens for a value. If it is the first scene, it has no
    /// value.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey,
        id: String? = nil,
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == ValueWindow<D, C> {
        self = .valued(titleKey.styledText.string, id, content)
    }

    /// Creates a window with a title, which `\.openWindow` opens for a value. If it is the first scene, it has the
    /// default value.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey,
        id: String? = nil,
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == DefaultValueWindow<D, C> {
        self = .valued(titleKey.styledText.string, id, content, defaultValue)
    }

    /// Creates a window with an id, which `\.openWindow` opens for a value. If it is the first scene, it has no value.
    public init<D: Codable & Hashable, C: View>(
        id: String,
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == ValueWindow<D, C> {
        self = .valued(nil, id, content)
    }

    /// Creates a window with an id, which `\.openWindow` opens for a value. If it is the first scene, it has the
    /// default value.
    public init<D: Codable & Hashable, C: View>(
        id: String,
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == DefaultValueWindow<D, C> {
        self = .valued(nil, id, content, defaultValue)
    }
}

/// The content of a window for an optional value.
public struct ValueWindow<Value, Content: View> {
    let content: (Binding<Value?>) -> Content
    @State private var value: Value?

    init(content: @escaping (Binding<Value?>) -> Content, value: Value? = nil) {
        self.content = content
        _value = State(wrappedValue: value)
    }
}

extension ValueWindow: View {
    public var body: some View { content($value) }
}

/// The content of a window for a value, with a default if there is none.
public struct DefaultValueWindow<Value, Content: View> {
    let content: (Binding<Value>) -> Content
    let defaultValue: () -> Value
    @State private var value: Value?

    init(content: @escaping (Binding<Value>) -> Content, defaultValue: @escaping () -> Value) {
        self.content = content
        self.defaultValue = defaultValue
        _value = State(wrappedValue: defaultValue())
    }
}

extension DefaultValueWindow: View {
    public var body: some View {
        let value = $value
        content(
            Binding {
                value.wrappedValue ?? defaultValue()
            } set: {
                value.wrappedValue = $0
            }
        )
    }
}

extension WindowGroup: PrimitiveScene {
    var view: AnyView {
        guard let title else { return AnyView(content) }
        return AnyView(content.windowTitle(title))
    }
}

extension WindowGroup: OpenableSource {
    var openables: [OpenableScene] {
        let content = content
        let values = values
        return [
            OpenableScene(kind: .window(id: id, value: values?.type), title: title.map { Text(verbatim: $0) }) {
                value in
                value.flatMap { values?.content($0) } ?? AnyView(content)
            }
        ]
    }
}
