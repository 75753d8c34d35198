import CursesUITerminal

/// Gives the mouse pointer a shape while it is over a view.
struct PointerStyleModifier {
    let style: PointerStyle?
}

extension PointerStyleModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, PointerStyleModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, PointerStyleModifier>> {
        PointerStyleNode(view, in: context)
    }
}

final class PointerStyleNode<Content: View>: ModifierNode<Content, PointerStyleModifier>, InputHandler {
    private var wrappers = LayoutWrappers<InputLayoutNode>()
    private unowned let pointers: MouseTrackingRequests
    private var isHovered = false

    override init(_ view: ModifiedContent<Content, PointerStyleModifier>, in context: NodeContext) {
        pointers = context.host.mouseTracking
        super.init(view, in: context)
    }

    override func makeLayoutNodes() -> [LayoutNode] {
        responders(around: child.layoutNodes, in: &wrappers)
    }

    func hoverDidChange(to isInside: Bool, at point: CellPoint) {
        guard !isRemoved else { return }
        isHovered = isInside
        show()
    }

    override func modifierDidChange(from old: PointerStyleModifier) {
        if isHovered, modifier.style != old.style { show() }
    }

    override func willRemove() {
        isHovered = false
        show()
    }

    private func show() {
        let shape = isHovered ? modifier.style?.shape(isRightToLeft: environment.isRightToLeft) : nil
        let depth = wrappers.all.first?.responderChain.count ?? 0
        pointers.setPointer(shape, depth: depth, by: ObjectIdentifier(self))
    }
}
