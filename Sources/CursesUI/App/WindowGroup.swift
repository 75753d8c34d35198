/// The scene of most apps: a view that fills the terminal.
public struct WindowGroup<Content: View> {
    let content: Content
    /// The title of the terminal's window; `nil` leaves the window its own title.
    private let title: String?

    private init(title: String?, content: () -> Content) {
        self.title = title
        self.content = content()
    }

    /// A window with content.
    public init(@ViewBuilder content: () -> Content) {
        self.init(title: nil, content: content)
    }

    /// A window with a title.
    ///
    /// - Parameters:
    ///   - title: the title of the terminal's window while the app runs.
    ///   - id: has no effect: a terminal has one window.
    public init(_ title: LocalizedStringKey, id: String? = nil, @ViewBuilder content: () -> Content) {
        self.init(title: title.styledText.string, content: content)
    }

    /// A window with a title.
    ///
    /// - Parameters:
    ///   - title: the title of the terminal's window while the app runs.
    ///   - id: has no effect: a terminal has one window.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, id: String? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(title: String(title), content: content)
    }

    /// A window with an id.
    ///
    /// - Parameter id: has no effect: a terminal has one window.
    public init(id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }
}

extension WindowGroup {
    /// A window for a value. In a terminal it is the only window, and the value is `nil`.
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
