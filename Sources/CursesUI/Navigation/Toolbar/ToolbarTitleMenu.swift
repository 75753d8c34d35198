/// A menu for the title of a screen. The title itself cannot open it, so the menu is at the end of the bar at the top.
public struct ToolbarTitleMenu<Content: View> {
    private let content: Content

    /// A menu with content.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension ToolbarTitleMenu where Content == EmptyView {
    /// A menu without content, which is not shown.
    public init() {
        content = EmptyView()
    }
}

extension ToolbarTitleMenu: PrimitiveToolbarContent {
    var entries: [ToolbarEntry] {
        if Content.self == EmptyView.self { return [] }
        return [ToolbarEntry(placement: .secondaryAction, content: AnyView(Menu("More") { content }))]
    }
}
