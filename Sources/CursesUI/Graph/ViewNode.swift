/// The node of a view of a certain type; as it stands, one without children.
@MainActor
package class ViewNode<V: View>: Node {
    package final var view: V

    init(_ view: V, in context: NodeContext) {
        self.view = view
        super.init(in: context)
    }

    /// Takes the view that the parent describes at this node's place now.
    package func update(_ new: V) {
        let old = view
        view = new
        viewDidChange(from: old)
    }

    /// Called when the parent has described the view anew; the descriptions may be equal.
    func viewDidChange(from old: V) {}

    package override var anyView: Any? { view }

    package override var name: String { "\(V.self)" }
}

/// Makes the node of a view: its own kind for a primitive view, else one that evaluates `body`.
@MainActor
package func makeNode<V: View>(_ view: V, in context: NodeContext) -> ViewNode<V> {
    if V.Body.self == Never.self, let primitive = view as? any PrimitiveView {
        // `primitive` is `view`, of the type `V`: a primitive view makes a node of its own type.
        return makePrimitiveNode(primitive, in: context) as! ViewNode<V>
    }
    return CompositeNode(view, in: context)
}

@MainActor
private func makePrimitiveNode(_ view: some PrimitiveView, in context: NodeContext) -> Node {
    view.makeNode(in: context)
}
