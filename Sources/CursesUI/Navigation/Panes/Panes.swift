import CursesUITerminal

/// Views along an axis, with movable lines between them.
struct Panes<Content: View> {
    let axis: Axis
    let content: Content
}

extension Panes: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<Panes> {
        PanesNode(self, in: context)
    }
}

final class PanesNode<Content: View>: LayoutContainerNode<Panes<Content>, Content, PanesLayoutNode> {
    init(_ view: Panes<Content>, in context: NodeContext) {
        super.init(view, in: context, content: { $0.content }) { PanesLayoutNode(axis: view.axis, owner: $0) }
    }

    override func collectChildren() {
        layoutNode.show(child.layoutNodes, alignment: .center)
    }
}
