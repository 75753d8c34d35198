import CursesUITerminal

extension EventRouter {
    /// The last drag by a key.
    struct KeyDrag {
        weak var node: InputLayoutNode?
        let direction: FocusDirection
        /// The cell to which it went, in the view's coordinates.
        let end: CellPoint
        /// Its number of cells.
        let length: Int
        /// Where the content of the view was before.
        let place: CellPoint
    }

    /// Drags a view for a key, as the mouse does from the middle of the view; returns whether a view can be dragged.
    ///
    /// A drag that needs a distance to begin is mostly a swipe, so it is long enough for one. If the view has sprung
    /// back after the last one, which was too short for it, the same key drags twice as far. A drag that begins with the
    /// press mostly follows the mouse, as in a slider or a chart, so it continues where the last one has ended, and goes
    /// to the next cell.
    func dragByKey(_ direction: FocusDirection) -> Bool {
        guard let node = keyDragTarget, let handler = node.handler, let least = handler.keyDragDistance else {
            return false
        }
        let last = keyDrag.flatMap { $0.node === node ? $0 : nil }
        let start = least > 0 ? node.middle : last?.end ?? node.middle
        let length = least > 0 ? swipeLength(of: node, direction, after: last) : 1
        var end = start + direction.offset(by: length)
        if least == 0 { end = end.clamped(to: node.frame.size) }
        keyDrag = KeyDrag(node: node, direction: direction, end: end, length: length, place: node.placeOfContent)
        drag(node, from: start, to: end)
        return true
    }

    /// Returns the number of cells that a key swipes over a view.
    private func swipeLength(of node: InputLayoutNode, _ direction: FocusDirection, after last: KeyDrag?) -> Int {
        let usual = node.frame.size.swipeLength(direction)
        guard let last, last.direction == direction, let screen = tree?.rootLayoutNode?.frame.size else { return usual }
        let way = node.placeOfContent - last.place
        guard abs(way.column) + abs(way.row) < last.length else { return usual }
        return max(usual, min(2 * last.length, [.left, .right].contains(direction) ? screen.width : screen.height))
    }

    /// Drags from a point of a view to another, in the view's coordinates.
    private func drag(_ node: InputLayoutNode, from start: CellPoint, to end: CellPoint) {
        let origin = node.screenOrigin
        func event(_ action: TerminalEvent.MouseEvent.Action, _ point: CellPoint) -> TerminalEvent.MouseEvent {
            TerminalEvent.MouseEvent(action, button: .left, at: origin + point)
        }
        let half = CellPoint(column: (start.column + end.column) / 2, row: (start.row + end.row) / 2)
        let press = MousePress()
        press.begin(event(.press, start), node.responderChain, focus)
        press.drag(event(.drag, half))
        press.drag(event(.drag, end))
        press.release(event(.release, end))
    }

    /// The view that a key drags: the nearest one around the focus, or the only one on the screen. Of views that cover
    /// each other, it is the one that the mouse would drag.
    private var keyDragTarget: InputLayoutNode? {
        let start = focus.focused?.layoutNode ?? focus.clearedPlace
        if let around = start?.responderChain.lazy.compactMap(\.keyDragTarget).first {
            guard let top = topTarget(over: around) else { return around }
            return around.isIn(top) ? around : top
        }
        var found: InputLayoutNode?
        var count = 0
        tree?.keyRoot?.forEachInput { input in
            guard input.keyDragTarget != nil, topTarget(over: input) === input else { return }
            found = input
            count += 1
        }
        return count == 1 ? found : nil
    }

    /// Returns the view that the mouse would drag at the middle of a view; `nil` if there is none.
    private func topTarget(over node: InputLayoutNode) -> InputLayoutNode? {
        let hit = tree?.rootLayoutNode?.responder(at: node.screenOrigin + node.middle)
        return hit?.layoutNode.responderChain.lazy.compactMap(\.keyDragTarget).first
    }
}

extension Responder {
    /// The view itself, if keys can drag it.
    fileprivate var keyDragTarget: InputLayoutNode? {
        guard let input = self as? InputLayoutNode, input.handler?.keyDragDistance != nil else { return nil }
        return input
    }
}

extension LayoutNode {
    /// Where the first part of the content is on the screen. An offset or a position moves it, but not the view.
    fileprivate var placeOfContent: CellPoint {
        var part = self
        while let first = part.children.first { part = first }
        return part.screenOrigin
    }
}

extension FocusDirection {
    fileprivate func offset(by cells: Int) -> CellPoint {
        switch self {
        case .up: CellPoint(column: 0, row: -cells)
        case .down: CellPoint(column: 0, row: cells)
        case .left: CellPoint(column: -cells, row: 0)
        case .right: CellPoint(column: cells, row: 0)
        }
    }
}

extension CellSize {
    /// Returns the number of cells that a key swipes over a view of this size. Views of a few cells are things to move,
    /// such as a knob; for others, the length is that of a swipe across a card, and at least half of the view.
    fileprivate func swipeLength(_ direction: FocusDirection) -> Int {
        let isSmall = width < 16 && height < 8
        return switch direction {
        case .left, .right: isSmall ? 4 : max(width / 2, 20)
        case .up, .down: isSmall ? 2 : max(height / 2, 10)
        }
    }
}

extension CellPoint {
    /// Returns the nearest cell of an area at the origin.
    fileprivate func clamped(to size: CellSize) -> CellPoint {
        CellPoint(
            column: max(0, min(column, size.width - 1)), row: max(0, min(row, size.height - 1)))
    }
}
