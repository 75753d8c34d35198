/// Gives the terminal's window a title for as long as the view lives.
struct WindowTitleModifier {
    let title: String
}

extension WindowTitleModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, WindowTitleModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, WindowTitleModifier>> {
        WindowTitleNode(view, in: context)
    }
}

final class WindowTitleNode<Content: View>: ModifierNode<Content, WindowTitleModifier> {
    private unowned let titles: WindowTitles

    override init(
        _ view: ModifiedContent<Content, WindowTitleModifier>,
        in context: NodeContext
    ) {
        titles = context.host.windowTitles
        super.init(view, in: context)
    }

    override func prepare() {
        titles.set(modifier.title, by: ObjectIdentifier(self))
    }

    override func modifierDidChange(from old: WindowTitleModifier) {
        titles.set(modifier.title, by: ObjectIdentifier(self))
    }

    override func willRemove() {
        titles.set(nil, by: ObjectIdentifier(self))
    }
}

extension View {
    /// Sets the title of the terminal's window. Where several views set one, that of the view which
    /// came last is shown.
    nonisolated func windowTitle(_ title: String) -> some View {
        modifier(WindowTitleModifier(title: title))
    }
}
