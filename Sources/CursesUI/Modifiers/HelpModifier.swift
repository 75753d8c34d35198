import CursesUITerminal

/// Shows a text while the mouse rests on a view.
struct HelpModifier {
    let text: String
}

extension HelpModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, HelpModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, HelpModifier>> {
        HelpNode(view, in: context)
    }
}

private final class HelpNode<Content: View>: ModifierNode<Content, HelpModifier>, InputHandler {
    private unowned let tip: HelpTip
    private var wrappers = LayoutWrappers<InputLayoutNode>()

    override init(_ view: ModifiedContent<Content, HelpModifier>, in context: NodeContext) {
        tip = context.host.helpTip
        super.init(view, in: context)
    }

    override func makeLayoutNodes() -> [LayoutNode] {
        responders(around: child.layoutNodes, in: &wrappers)
    }

    override func willRemove() {
        for wrapper in wrappers.all { tip.hide(at: wrapper) }
        super.willRemove()
    }

    func hoverDidChange(to isInside: Bool, at point: CellPoint) {
        guard isInside else { return wrappers.all.forEach { tip.hide(at: $0) } }
        guard !isRemoved, !modifier.text.isEmpty, let node = wrappers.all.first else { return }
        tip.show(modifier.text, at: node)
    }
}

extension View {
    /// Describes the purpose of the view: in its accessibility hint, and beside the view while the mouse rests on it.
    ///
    /// While a view with this modifier is on the screen, the terminal reports every move of the mouse.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
        help(Text(textKey))
    }

    /// Describes the purpose of the view: in its accessibility hint, and beside the view while the mouse rests on it.
    nonisolated public func help(_ text: Text) -> some View {
        modifier(HelpModifier(text: text.content.string)).mouseTracking(.motion).accessibilityHint(text)
    }

    /// Describes the purpose of the view: in its accessibility hint, and beside the view while the mouse rests on it.
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
        help(Text(verbatim: String(text)))
    }
}
