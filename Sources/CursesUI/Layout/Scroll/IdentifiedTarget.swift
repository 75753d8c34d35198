/// A view to scroll to.
@MainActor
enum IdentifiedTarget {
    case view(Node)
    /// An unbuilt row of a lazy container, identified by its index in the data.
    case unbuilt(any LazyRowSource, place: Int)

    /// Scrolls to the view. An unbuilt row is first built and laid out.
    func reveal(anchor: UnitPoint?) {
        switch self {
        case .view(let node):
            node.layoutNodes.first?.reveal(anchor: anchor)
        case .unbuilt(let source, let place):
            var row: LazyRow?
            source.graph.updatingDuringLayout { row = source.buildTarget(at: place) }
            source.layoutContext.queue.afterLayout { [weak row] in
                row?.isPinned = false
                row?.layoutNodes.first?.reveal(anchor: anchor)
            }
        }
    }
}

/// A node that knows the ids of views: those that the app has set, or those of the elements of a `ForEach`.
@MainActor
protocol IdentifiedNode: Node {
    func target(for id: AnyHashable) -> IdentifiedTarget?
    /// The nodes with ids that currently exist.
    var identified: [(id: AnyHashable, node: Node)] { get }

    /// Returns the id of the element that a child shows; `nil` if views are identified by their positions.
    func id(of child: Node) -> AnyHashable?
    /// The type of the views of elements.
    var elementKind: Any.Type { get }

    /// Returns the identity of a child, which is being removed, among its siblings; `nil` if it has none.
    func identity(ofRemoved child: Node) -> AnyHashable?
    /// The identity of the child that is being made; `nil` if no child is being made.
    var identityOfNewChild: AnyHashable? { get }
}

extension IdentifiedNode {
    func identity(ofRemoved child: Node) -> AnyHashable? { nil }
    var identityOfNewChild: AnyHashable? { nil }
}

extension Node {
    /// Returns the first view with an id in the subtree.
    final func scrollTarget(for id: AnyHashable) -> IdentifiedTarget? {
        if let target = asIdentified?.target(for: id) { return target }
        var found: IdentifiedTarget?
        forEachChild { if found == nil { found = $0.scrollTarget(for: id) } }
        return found
    }
}

extension Node {
    /// Visits all views with ids in the subtree.
    final func forEachIdentified(_ visit: (AnyHashable, Node) -> Void) {
        for (id, node) in asIdentified?.identified ?? [] { visit(id, node) }
        forEachChild { $0.forEachIdentified(visit) }
    }
}

extension IDNode: IdentifiedNode {
    /// Returns `nil`: the view is not an element of a `ForEach`, and has no identity that could move to a different
    /// position.
    func id(of child: Node) -> AnyHashable? { nil }
    var elementKind: Any.Type { Content.self }

    var identified: [(id: AnyHashable, node: Node)] { [(AnyHashable(view.id), self)] }

    func target(for id: AnyHashable) -> IdentifiedTarget? {
        AnyHashable(view.id) == id ? .view(self) : nil
    }
}
