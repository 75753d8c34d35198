/// The scene that most apps consist of: a view that fills the terminal.
public struct WindowGroup<Content: View> {
    let content: Content
    /// What the terminal's window is called; `nil` leaves it its own title.
    private let title: String?

    private init(title: String?, content: () -> Content) {
        self.title = title
        self.content = content()
    }

    /// The app's window, with its content.
    public init(@ViewBuilder content: () -> Content) {
        self.init(title: nil, content: content)
    }

    /// - Parameters:
    ///   - title: of the terminal's window, while the app runs.
    ///   - id: kept for the sources' sake: a terminal has one window.
    public init(_ title: LocalizedStringKey, id: String? = nil, @ViewBuilder content: () -> Content) {
        self.init(title: title.styledText.string, content: content)
    }

    /// - Parameters:
    ///   - title: of the terminal's window, while the app runs.
    ///   - id: kept for the sources' sake: a terminal has one window.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, id: String? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(title: String(title), content: content)
    }

    /// - Parameter id: kept for the sources' sake: a terminal has one window.
    public init(id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }
}

extension WindowGroup {
    /// A window for a value; in a terminal it is the one window, and the value is `nil`.
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == ValueWindow<D, C> {
        self.init(title: nil) { ValueWindow(content: content) }
    }
}

/// The content of a window for a value.
public struct ValueWindow<Value, Content: View> {
    let content: (Binding<Value?>) -> Content
    @State private var value: Value?

    init(content: @escaping (Binding<Value?>) -> Content) {
        self.content = content
    }
}

extension ValueWindow: View {
    public var body: some View { content($value) }
}

extension WindowGroup: PrimitiveScene {
    var view: AnyView {
        guard let title else { return AnyView(content) }
        return AnyView(content.windowTitle(title))
    }
}
