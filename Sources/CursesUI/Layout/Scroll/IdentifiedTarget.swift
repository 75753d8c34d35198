/// A view that is to be scrolled to.
@MainActor
enum IdentifiedTarget {
    case view(Node)
    /// A row of a lazy container, given by its place in the data.
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

/// A node that knows the ids that the app has given to views.
@MainActor
protocol IdentifiedNode: Node {
    func target(for id: AnyHashable) -> IdentifiedTarget?
    /// The nodes that exist, with their ids.
    var identified: [(id: AnyHashable, node: Node)] { get }

    /// The id of the element whose view is a child; `nil` if views are identified by their places.
    func id(of child: Node) -> AnyHashable?
    /// The type of the views of elements.
    var elementKind: Any.Type { get }
}

extension Node {
    /// The first view with an id, from this node on down.
    final func scrollTarget(for id: AnyHashable) -> IdentifiedTarget? {
        if let target = asIdentified?.target(for: id) { return target }
        var found: IdentifiedTarget?
        forEachChild { if found == nil { found = $0.scrollTarget(for: id) } }
        return found
    }
}

extension Node {
    /// Visits all views with ids below the node.
    final func forEachIdentified(_ visit: (AnyHashable, Node) -> Void) {
        for (id, node) in asIdentified?.identified ?? [] { visit(id, node) }
        forEachChild { $0.forEachIdentified(visit) }
    }
}

extension IDNode: IdentifiedNode {
    /// The view is not an element of a `ForEach`: a different id makes a different view in the same place.
    func id(of child: Node) -> AnyHashable? { nil }
    var elementKind: Any.Type { Content.self }

    var identified: [(id: AnyHashable, node: Node)] { [(AnyHashable(view.id), self)] }

    func target(for id: AnyHashable) -> IdentifiedTarget? {
        AnyHashable(view.id) == id ? .view(self) : nil
    }
}
