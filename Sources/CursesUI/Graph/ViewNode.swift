/// The node of a view of type `V`; this base class has no children.
@MainActor
package class ViewNode<V: View>: Node {
    package final var view: V

    init(_ view: V, in context: NodeContext) {
        self.view = view
        super.init(in: context)
    }

    /// Sets the view that the parent now supplies for this node.
    ///
    /// The views are swapped, because a copy of a view copies all the views that are in it.
    package func update(_ new: consuming V) {
        swap(&view, &new)
        viewDidChange(from: new)
    }

    /// Sets the view if it has changed. If it is unchanged, the descendants need no update. The comparison visits the
    /// whole view value, so only a container with many views calls this for each of them.
    ///
    /// A view that has changed usually changes the next time as well, for example a cell in a row that is used for one
    /// element after the other. It is then updated a few times without a comparison, which would be in vain.
    func updateIfChanged(_ new: consuming V) {
        if comparisonsToSkip > 0 {
            comparisonsToSkip -= 1
        } else {
            if ViewComparator.areEqual(view, new) { return }
            comparisonsToSkip = 3
        }
        update(new)
    }

    /// Called when the parent has supplied the view again. The old and the new view may be equal.
    func viewDidChange(from old: V) {}

    package override var anyView: Any? { view }

    package override var name: String { "\(V.self)" }
}

/// Creates the node of a view. A primitive view creates its own kind of node; other views get a node that evaluates
/// `body`. The node of a view that is nested too deeply shows nothing.
@MainActor
package func makeNode<V: View>(_ view: V, in context: NodeContext) -> ViewNode<V> {
    guard context.graph.admits(V.self, in: context.parent) else { return ViewNode(view, in: context) }
    // Each implementation of the requirement creates a node for its own type.
    return V._makeNode(of: view, in: _NodeContext(base: context)).node as! ViewNode<V>
}
