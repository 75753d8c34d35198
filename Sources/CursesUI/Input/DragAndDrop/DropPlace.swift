import CursesUITerminal

/// A point at which a drop target accepts an item.
@MainActor
struct DropPlace {
    private(set) weak var responder: (any Responder)?
    private(set) weak var target: (any DropTarget)?
    /// The point in the responder's coordinates.
    var point: CellPoint

    fileprivate init(_ responder: any Responder, _ target: any DropTarget, _ point: CellPoint) {
        self.responder = responder
        self.target = target
        self.point = point
    }

    /// The point in screen coordinates.
    var screenPoint: CellPoint? { (responder?.layoutNode.screenOrigin).map { $0 + point } }
}

extension LayoutNode {
    /// Returns the innermost drop target that accepts an item at a point. The node must fill the screen.
    func dropPlace(for item: Any, at point: CellPoint) -> DropPlace? {
        guard let hit = responder(at: point) else { return nil }
        for responder in hit.layoutNode.responderChain {
            if let place = responder.dropPlace(for: item, at: point) { return place }
            if let viewport = responder as? ViewportLayoutNode,
                let place = viewport.placeAbove(point, for: item)
            {
                return place
            }
        }
        return nil
    }

    /// Returns all points at which keys can drop an item, in layout order.
    func dropPlaces(for item: Any) -> [DropPlace] {
        guard visibility.isDisjoint(with: [.hidden, .unreachable, .letsMouseThrough]) else { return [] }
        var places: [DropPlace] = []
        if let responder, let target = responder.dropTarget {
            places = target.stops(in: frame.size)
                .filter { target.accepts(item, at: $0) }
                .map { DropPlace(responder, target, $0) }
        }
        return places + children.flatMap { $0.dropPlaces(for: item) }
    }

    /// Returns a drop point of the last target above the point that also accepts items below itself.
    fileprivate func placeAbove(_ point: CellPoint, for item: Any) -> DropPlace? {
        for child in children.reversed() {
            if let place = child.placeAbove(point, for: item) { return place }
        }
        guard let responder, responder.dropTarget?.takesItemsBelow == true, screenFrame.maxRow <= point.row else {
            return nil
        }
        return responder.dropPlace(for: item, at: point)
    }
}

extension Responder {
    fileprivate func dropPlace(for item: Any, at point: CellPoint) -> DropPlace? {
        guard let target = dropTarget else { return nil }
        let own = point - layoutNode.screenOrigin
        return target.accepts(item, at: own) ? DropPlace(self, target, own) : nil
    }
}
