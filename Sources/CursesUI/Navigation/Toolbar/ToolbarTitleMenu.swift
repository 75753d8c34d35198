/// A menu for the title of a screen. A terminal shows it at the end of the bar at the top, because the title cannot be
/// opened.
public struct ToolbarTitleMenu<Content: View> {
    private let content: Content

    /// Creates a menu with the given content.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension ToolbarTitleMenu where Content == EmptyView {
    /// Creates a menu without content, which is not shown.
    public init() {
        content = EmptyView()
    }
}

extension ToolbarTitleMenu: PrimitiveToolbarContent {
    var entries: [ToolbarEntry] {
        if Content.self == EmptyView.self { return [] }
        return [ToolbarEntry(placement: .secondaryAction, content: Menu("More") { content })]
    }
}
