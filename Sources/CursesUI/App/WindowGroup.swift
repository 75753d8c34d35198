/// The scene that most apps consist of: a view that fills the terminal.
public struct WindowGroup<Content: View> {
    let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// - Parameters:
    ///   - title: kept for the sources' sake.
    ///   - id: kept for the sources' sake: a terminal has one window.
    public init(_ title: LocalizedStringKey, id: String? = nil, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }

    /// - Parameter id: kept for the sources' sake: a terminal has one window.
    public init(id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }
}

extension WindowGroup: PrimitiveScene {
    var view: AnyView { AnyView(content) }
}
