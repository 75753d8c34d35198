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

    /// Takes the view where it is another one than before. That spares the way down to what is below it, but
    /// is itself the way down through a description: a container of many calls it for each of them.
    func updateIfChanged(_ new: V) {
        if !ViewComparator.areEqual(view, new) { update(new) }
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
