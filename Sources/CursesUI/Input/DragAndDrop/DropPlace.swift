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
                let place = viewport.placeAbove(point, for: item) ?? viewport.place(for: item, at: point)
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
        places += children.flatMap { $0.dropPlaces(for: item) }
        if let viewport = self as? ViewportLayoutNode {
            let middle = CellPoint(column: viewport.window.width / 2, row: viewport.window.height / 2)
            if let place = viewport.place(for: item, at: viewport.screenOrigin + middle) { places.append(place) }
        }
        return places
    }

    /// Returns a drop point of the last target above the point that also accepts items below itself, in the same scroll
    /// view.
    fileprivate func placeAbove(_ point: CellPoint, for item: Any) -> DropPlace? {
        for child in children.reversed() where !(child is ViewportLayoutNode) {
            if let place = child.placeAbove(point, for: item) { return place }
        }
        guard let responder, responder.dropTarget?.takesItemsBelow == true else { return nil }
        let frame = screenFrame
        guard frame.maxRow <= point.row, frame.minColumn <= point.column, point.column < frame.maxColumn else {
            return nil
        }
        return responder.dropPlace(for: item, at: point)
    }
}

extension ViewportLayoutNode {
    /// Returns a drop point of a target in the viewport that has no area of its own.
    fileprivate func place(for item: Any, at point: CellPoint) -> DropPlace? {
        guard hasLazyContent, let root = owner as? Node else { return nil }
        let own = point - screenOrigin
        func target(in node: Node, isLazy: Bool) -> (any DropTarget)? {
            var found: (any DropTarget)?
            node.forEachChild { child in
                // A scroll view inside has its own targets, and a row has an area.
                guard found == nil, child.asLazyRow == nil, !(child.layoutNodes.first is ViewportLayoutNode) else {
                    return
                }
                if isLazy, let target = child as? any AreaLessDropTarget, target.accepts(item, at: own) {
                    found = target
                } else {
                    found = target(in: child, isLazy: isLazy || child.isLazyHost)
                }
            }
            return found
        }
        return target(in: root, isLazy: false).map { DropPlace(self, $0, own) }
    }
}

extension Responder {
    fileprivate func dropPlace(for item: Any, at point: CellPoint) -> DropPlace? {
        guard let target = dropTarget else { return nil }
        let own = point - layoutNode.screenOrigin
        return target.accepts(item, at: own) ? DropPlace(self, target, own) : nil
    }
}
