import CursesUITerminal
import Foundation

extension EventRouter {
    /// The last drag by a key.
    struct KeyDrag {
        weak var node: InputLayoutNode?
        var direction: FocusDirection
        /// The cell from which it went, in the view's coordinates.
        let start: CellPoint
        /// The cell to which it went, in the view's coordinates.
        var end: CellPoint
        /// Its number of cells.
        var length: Int
        /// Where the content of the view was before.
        let place: CellPoint
        /// Whether the next key continues the drag while the button is down. After a swipe, it begins a new one.
        let isContinued: Bool
    }

    /// A drag by keys whose button is still down.
    struct HeldKeyDrag {
        let press: MousePress
        /// Where the mouse is on the screen.
        var position: CellPoint
        var release: AnyCancellable?
    }

    /// The time, in seconds, after which the button of a drag by keys is released.
    private static let holdingTime = 0.25

    /// Drags a view for a key, as the mouse does from the middle of the view; returns whether a view can be dragged.
    ///
    /// A drag that needs a distance to begin is mostly a swipe, so it is long enough for one. If the view has sprung
    /// back after the last one, which was too short for it, the same key drags twice as far. A drag that begins with the
    /// press mostly follows the mouse, as in a slider or a chart, so it continues where the last one has ended, and goes
    /// to the next cell.
    func dragByKey(_ direction: FocusDirection) -> Bool {
        guard let node = keyDragTarget, let handler = node.handler, let least = handler.keyDragDistance else {
            releaseKeyDrag()
            return false
        }
        if var drag = keyDrag, drag.node === node, let held = heldKeyDrag {
            let old = drag.end
            drag.end = old + direction.offset(by: least > 0 ? node.frame.size.swipeLength(direction) : 1)
            if least == 0 { drag.end = drag.end.clamped(to: node.frame.size) }
            let way = drag.end - drag.start
            drag.length = max(abs(way.column), abs(way.row))
            drag.direction = direction
            keyDrag = drag
            move(held, by: drag.end - old)
            return true
        }
        releaseKeyDrag()
        let last = keyDrag.flatMap { $0.node === node ? $0 : nil }
        let middle = node.middleOfContent
        let start = least > 0 ? middle : last?.end ?? middle
        let length = least > 0 ? swipeLength(of: node, direction, after: last) : 1
        var end = start + direction.offset(by: length)
        if least == 0 { end = end.clamped(to: node.frame.size) }
        keyDrag = KeyDrag(
            node: node, direction: direction, start: start, end: end, length: length, place: node.placeOfContent,
            isContinued: least == 0 || node.frame.size.isSmall)
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

    /// Presses the button at a point of a view and drags to a different one, in the view's coordinates.
    private func drag(_ node: InputLayoutNode, from start: CellPoint, to end: CellPoint) {
        let held = HeldKeyDrag(press: MousePress(), position: node.screenOrigin + start)
        held.press.begin(Self.event(.press, held.position), node.responderChain, focus)
        move(held, by: end - start)
    }

    /// Moves the mouse of a drag, and releases its button after a while: the state of a gesture is visible until then.
    private func move(_ held: HeldKeyDrag, by way: CellPoint) {
        var held = held
        let half = CellPoint(column: way.column / 2, row: way.row / 2)
        held.press.drag(Self.event(.drag, held.position + half))
        held.position = held.position + way
        held.press.drag(Self.event(.drag, held.position))
        held.release = .after(Self.holdingTime) { [weak self] in self?.releaseKeyDrag() }
        heldKeyDrag = held
    }

    /// Releases the button of a drag by keys before an event that does not continue it: only a key in the same or the
    /// opposite direction does.
    func endKeyDrag(before event: TerminalEvent) {
        guard heldKeyDrag != nil else { return }
        switch event {
        case .key(let press) where press.key == .modifier || press.phase == .up: break
        case .key(let press):
            let isContinued = keyDrag.map { $0.isContinued && press.drags(along: $0.direction) } ?? false
            if !isContinued { releaseKeyDrag() }
        case .mouse(let mouse) where mouse.action == .move: break
        case .mouse, .paste, .focus, .resize: releaseKeyDrag()
        }
    }

    /// Releases the button of a drag by keys.
    func releaseKeyDrag() {
        guard let held = heldKeyDrag else { return }
        heldKeyDrag = nil
        held.release?.cancel()
        held.press.release(Self.event(.release, held.position))
    }

    private static func event(
        _ action: TerminalEvent.MouseEvent.Action, _ point: CellPoint
    ) -> TerminalEvent.MouseEvent {
        TerminalEvent.MouseEvent(action, button: .left, at: point)
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
    /// The middle of the view. If the content is moved out of the view's frame, as by `offset(x:y:)`, it is that of the
    /// content, where the mouse would press.
    fileprivate var middleOfContent: CellPoint {
        var (part, origin): (LayoutNode, CellPoint) = (self, .zero)
        while let inner = part.traits?.wrapped {
            origin = origin + inner.frame.origin
            part = inner
        }
        let content = CellRect(origin: origin, size: part.frame.size)
        if CellRect(origin: .zero, size: frame.size).contains(content) { return middle }
        return origin + part.middle
    }

    /// Where the first part of the content is on the screen. An offset or a position moves it, but not the view.
    fileprivate var placeOfContent: CellPoint {
        var part = self
        while let first = part.children.first { part = first }
        return part.screenOrigin
    }
}

extension KeyPress {
    /// Returns whether the key drags in a direction or in the opposite one.
    fileprivate func drags(along direction: FocusDirection) -> Bool {
        guard modifiers == .shift else { return false }
        return switch direction {
        case .up, .down: key == .upArrow || key == .downArrow
        case .left, .right: key == .leftArrow || key == .rightArrow
        }
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
    /// Whether a view of this size is a thing to move, such as a knob.
    fileprivate var isSmall: Bool { width < 16 && height < 8 }

    /// Returns the number of cells that a key swipes over a view of this size. Views of a few cells are things to move,
    /// such as a knob; for others, the length is that of a swipe across a card, and at least half of the view.
    fileprivate func swipeLength(_ direction: FocusDirection) -> Int {
        switch direction {
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
