import CursesUITerminal

/// A point of a drop target.
@MainActor
struct DropPlace {
    private(set) weak var responder: (any Responder)?
    private(set) weak var target: (any DropTarget)?
    /// In the cells of the responder.
    var point: CellPoint

    fileprivate init(_ responder: any Responder, _ target: any DropTarget, _ point: CellPoint) {
        self.responder = responder
        self.target = target
        self.point = point
    }

    /// The point in the cells of the screen.
    var screenPoint: CellPoint? { (responder?.layoutNode.screenOrigin).map { $0 + point } }
}

extension LayoutNode {
    /// The innermost target that accepts an item at a point of the screen, which this node fills.
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

    /// All points at which keys can drop an item, in layout order.
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

    /// The stop of the last target above a point that also accepts items below itself.
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
