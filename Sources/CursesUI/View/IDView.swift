/// A view with an explicit identity: with a different id, it is a different view.
struct IDView<Content: View, ID: Hashable> {
    let content: Content
    let id: ID
}

extension IDView: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<IDView> {
        IDNode(self, in: context)
    }
}

final class IDNode<Content: View, ID: Hashable>: ViewNode<IDView<Content, ID>> {
    private var child: ViewNode<Content>!

    override init(_ view: IDView<Content, ID>, in context: NodeContext) {
        super.init(view, in: context)
        child = makeNode(view.content, in: childContext)
    }

    override func viewDidChange(from old: IDView<Content, ID>) {
        if old.id == view.id {
            child.update(view.content)
        } else {
            child.remove()
            child = makeNode(view.content, in: childContext)
            layoutNodesDidChange()
        }
    }

    override var asIdentified: (any IdentifiedNode)? { self }

    override func forEachChild(_ visit: (Node) -> Void) {
        if let child { visit(child) }
    }
}

extension View {
    /// Gives the view an explicit identity. When the id changes, the view's state is reset.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
        IDView(content: self, id: id)
    }
}
