/// Makes the controls in a view a single stop for Tab. The arrow keys move among them.
struct FocusGroupModifier {}

extension FocusGroupModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, FocusGroupModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, FocusGroupModifier>> {
        FocusGroupNode(view, in: context)
    }
}

final class FocusGroupNode<Content: View>: ModifierNode<Content, FocusGroupModifier>, InputHandler, FocusGroup {
    private var wrappers = LayoutWrappers<InputLayoutNode>()
    var latest = LatestFocus()

    var focusGroup: (any FocusGroup)? { self }

    override func makeLayoutNodes() -> [LayoutNode] {
        responders(around: child.layoutNodes, in: &wrappers)
    }
}
