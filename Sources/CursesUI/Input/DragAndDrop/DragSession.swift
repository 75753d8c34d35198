import CursesUITerminal

/// Drags an item across the screen, by mouse or by keys, until it is dropped.
@MainActor
final class DragSession {
    /// An item while it is dragged.
    private struct Drag {
        let item: Any
        /// The offset of the drag image from the mouse.
        let grip: CellPoint
        let isByKeys: Bool
        /// The layout node that is dragged.
        weak var source: LayoutNode?
        var place: DropPlace?
    }

    private var drag: Drag?
    weak var preview: DragPreviewLayoutNode?

    var isActive: Bool { drag != nil }
    var isByKeys: Bool { drag?.isByKeys == true }

    private var root: LayoutNode? { preview?.parent }

    // MARK: The drag

    /// Begins to drag an item.
    ///
    /// - Parameters:
    ///   - picture: the drag image.
    ///   - grip: the offset of the drag image from the cell at which the drag began.
    ///   - source: the layout node that is dragged.
    ///   - point: the screen cell at which the drag began; `nil` if a key began it.
    func begin(_ item: Any, picture: CellBuffer, grip: CellPoint, from source: LayoutNode, at point: CellPoint?) {
        cancel()
        let position = point ?? source.screenOrigin
        drag = Drag(item: item, grip: grip, isByKeys: point == nil, source: source)
        preview?.show(picture, at: position + grip)
        // A drag by keys begins at the drop target that contains the view, such as the row of a list.
        if point == nil { arrive(at: places.first { source.isIn($0.responder?.layoutNode) }) }
    }

    /// Moves the item to a cell of the screen.
    func move(to position: CellPoint) {
        guard let drag else { return }
        preview?.follow(position + drag.grip)
        scroll(at: position)
        arrive(at: root?.dropPlace(for: drag.item, at: position))
    }

    /// Drops the item at its current position; returns whether a target has accepted it.
    @discardableResult
    func drop() -> Bool {
        guard let drag else { return false }
        let place = drag.place
        if isByKeys, let place { mark(place, false) }
        end()
        guard let place, let target = place.target else { return false }
        return target.drop(drag.item, at: place.point)
    }

    func cancel() {
        guard isActive else { return }
        leave()
        end()
    }

    private func end() {
        drag = nil
        preview?.hide()
    }

    private func arrive(at place: DropPlace?) {
        guard let drag else { return }
        if let place, let target = place.target, target === drag.place?.target {
            self.drag?.place = place
            return target.dragMoved(drag.item, to: place.point)
        }
        leave()
        self.drag?.place = place
        guard let place else { return }
        if drag.isByKeys { mark(place, true) }
        place.target?.dragEntered(drag.item, at: place.point)
        place.target?.dragMoved(drag.item, to: place.point)
    }

    private func leave() {
        guard let drag, let place = drag.place else { return }
        self.drag?.place = nil
        if drag.isByKeys { mark(place, false) }
        place.target?.dragExited(drag.item, at: place.point)
    }

    /// Marks a drop target that a key has chosen. A drag by keys has no mouse pointer, so nothing else shows the
    /// position.
    private func mark(_ place: DropPlace, _ isOn: Bool) {
        (place.responder as? InputLayoutNode)?.isMarked = isOn
    }

    /// Scrolls the viewport whose top or bottom edge the item has reached.
    private func scroll(at position: CellPoint) {
        guard let hit = root?.responder(at: position) else { return }
        for case let viewport as ViewportLayoutNode in hit.layoutNode.responderChain {
            let row = position.row - viewport.screenOrigin.row
            if row <= 0, viewport.scroll(by: -1) { return }
            if row >= viewport.window.height - 1, viewport.scroll(by: 1) { return }
        }
    }

    // MARK: Keys

    /// The hints for the keys of the drag. Until the drop, all keys belong to the drag.
    var keyHints: [KeyHint] {
        let back = KeyHint(.escape, title: "Put back")
        guard isByKeys else { return [back] }
        return [
            KeyHint(.return, title: "Drop"), back,
            KeyHint(.upArrow, .downArrow, .leftArrow, .rightArrow, title: "Choose a target"),
            KeyHint(.tab, title: "Next target"),
        ]
    }

    /// Handles a key while an item is dragged: arrows and Tab choose a target, Return and Space drop, Escape cancels.
    func keyPressed(_ press: KeyPress) {
        switch press.key {
        case .escape: cancel()
        case .return where isByKeys, .space where isByKeys: drop()
        case .tab: step(forward: !press.modifiers.contains(.shift))
        case .downArrow: step(.down)
        case .upArrow: step(.up)
        case .leftArrow: step(.left)
        case .rightArrow: step(.right)
        default: break
        }
    }

    private var places: [DropPlace] {
        guard let drag, let root = root?.layoutContext.focus.tree?.keyRoot ?? root else { return [] }
        return root.dropPlaces(for: drag.item)
    }

    private func step(forward: Bool) {
        let places = places
        guard isByKeys, !places.isEmpty else { return }
        let now = places.firstIndex { $0.isSame(as: drag?.place) }
        let next = now.map { ($0 + (forward ? 1 : places.count - 1)) % places.count }
        choose(places[next ?? (forward ? 0 : places.count - 1)])
    }

    private func step(_ direction: FocusDirection) {
        let places = places
        guard isByKeys, let drag else { return }
        // The drop points of one target are listed from top to bottom, so the adjacent one may be in the same target.
        if let now = places.firstIndex(where: { $0.isSame(as: drag.place) }), direction == .down || direction == .up {
            let next = now + (direction == .down ? 1 : -1)
            if places.indices.contains(next), places[next].target === drag.place?.target { return choose(places[next]) }
        }
        guard let start = drag.place?.responder?.layoutNode ?? drag.source else { return }
        let found = places.compactMap { place in
            place.responder.flatMap { direction.distance(from: start, to: $0.layoutNode) }.map { (place, $0) }
        }
        if let nearest = found.min(by: { $0.1 < $1.1 }) { choose(nearest.0) }
    }

    private func choose(_ place: DropPlace) {
        place.responder?.layoutNode.reveal()
        arrive(at: place)
        guard let drag, let point = place.screenPoint else { return }
        preview?.follow(point + drag.grip)
    }
}

extension DropPlace {
    fileprivate func isSame(as other: DropPlace?) -> Bool {
        guard let other else { return false }
        return target === other.target && point == other.point
    }
}

extension KeyPress {
    /// Whether the key picks up the focused view.
    var picksUp: Bool { matches("d", modifiers: .option) }
}

extension LayoutNode {
    /// The first draggable view in the subtree of this node.
    var firstDragSource: InputLayoutNode? {
        if let input = self as? InputLayoutNode, input.handler?.isDragSource == true { return input }
        return children.lazy.compactMap(\.firstDragSource).first
    }
}
