/// A type-erased view. If the type of the content changes, so does its identity.
public struct AnyView {
    let content: any View

    /// Creates a type-erased view.
    public init<Content: View>(_ view: Content) {
        content = (view as? AnyView)?.content ?? view
    }

    /// Creates a type-erased view.
    public init<Content: View>(erasing view: Content) {
        self.init(view)
    }
}

extension AnyView: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<AnyView> {
        AnyViewNode(self, in: context)
    }
}

extension AnyView: ComparableInput {
    package static func isSameInput(_ old: AnyView, _ new: AnyView) -> Bool {
        func isSame<Content: View>(_ old: Content) -> Bool {
            guard let new = new.content as? Content else { return false }
            return ViewComparator.areEqual(old, new)
        }
        return isSame(old.content)
    }
}

final class AnyViewNode: ViewNode<AnyView> {
    private var child: Node!

    override init(_ view: AnyView, in context: NodeContext) {
        super.init(view, in: context)
        child = make(view.content)
    }

    override func viewDidChange(from old: AnyView) {
        if !update(child, with: view.content) {
            child.remove()
            child = make(view.content)
            layoutNodesDidChange()
        }
    }

    override func forEachChild(_ visit: (Node) -> Void) {
        if let child { visit(child) }
    }

    override var isInterchangeable: Bool { child.isInterchangeable }

    private func make(_ content: some View) -> Node {
        makeNode(content, in: childContext)
    }

    private func update<Content: View>(_ child: Node, with content: Content) -> Bool {
        guard let child = child as? ViewNode<Content> else { return false }
        child.update(content)
        return true
    }
}
