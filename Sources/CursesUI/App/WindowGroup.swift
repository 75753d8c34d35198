/// The scene that most apps consist of: a view that fills the terminal.
public struct WindowGroup<Content: View> {
    let content: Content
    /// What the terminal's window is called; `nil` leaves it its own title.
    private let title: String?

    private init(title: String?, content: () -> Content) {
        self.title = title
        self.content = content()
    }

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

extension WindowGroup: PrimitiveScene {
    var view: AnyView {
        guard let title else { return AnyView(content) }
        return AnyView(content.windowTitle(title))
    }
}
