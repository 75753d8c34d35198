import CursesUITerminal

/// The moves of the focus by keys.
extension FocusManager {
    /// The responders in the order of Tab: in each pane the bars come last. Controls without a cell are left out,
    /// unless there are no others.
    private var order: [any Responder] {
        let all = tree?.keyRoot?.focusableResponders(barsLast: true) ?? []
        let visible = all.filter { !$0.layoutNode.frame.isEmpty || $0 === focused }
        return visible.isEmpty ? all : visible
    }

    /// The place of the control with the focus in the order of Tab; `nil` if none has it.
    var place: Int? { order.firstIndex { $0 === focused } }

    /// Moves to the control in a place of the order of Tab, if there is one.
    func move(to place: Int) {
        let order = order
        if order.indices.contains(place) { focus(order[place]) }
    }

    /// Moves to the next or the previous control in layout order, and wraps around at the ends.
    func move(forward: Bool) {
        isMovingInOrder = true
        defer { isMovingInOrder = false }
        let order = order
        guard !order.isEmpty else { return }
        guard let focused, let index = order.firstIndex(where: { $0 === focused }) else {
            focus(forward ? order.first : order.last)
            return
        }
        let step = forward ? 1 : order.count - 1
        let group = focused.focusGroup
        var next = (index + step) % order.count
        while next != index, let group, group === order[next].focusGroup { next = (next + step) % order.count }
        focus(next == index ? focused : entry(of: order[next], in: order))
    }

    /// The responder that gets the focus when Tab reaches a responder: the group may substitute a different member.
    func entry(of responder: any Responder, in order: [any Responder]) -> any Responder {
        guard let group = responder.focusGroup else { return responder }
        return group.entry(among: order.filter { $0.focusGroup === group }) ?? responder
    }

    /// The responder that gets the focus when a window opens or the focus enters a part of it. A list is entered at its
    /// selected row, unless the app prefers a control.
    func entry(of responder: any Responder) -> any Responder {
        responder.layoutNode.owner.environment.preferredFocusScopes.isEmpty
            ? entry(of: responder, in: order) : responder
    }

    /// Moves to the next or the previous pane: a column, a page or a screen that has controls of its own. Returns
    /// whether there is a different one.
    func movePane(forward: Bool) -> Bool {
        let order = order.filter { !$0.isInBar }
        guard let pane = focused?.layoutNode.pane else { return false }
        let panes = order.panes
        // A bar belongs to the first pane that it surrounds.
        guard let index = panes.firstIndex(where: { $0.isIn(pane) }), panes.count > 1 else { return false }
        let next = panes[(index + (forward ? 1 : panes.count - 1)) % panes.count]
        guard let first = order.filter({ $0.layoutNode.pane === next }).firstInRank else { return false }
        focus(entry(of: first, in: order))
        return true
    }

    /// Whether there is a pane to move to.
    var hasSeveralPanes: Bool { focused?.layoutNode.pane != nil && order.filter { !$0.isInBar }.panes.count > 1 }

    /// Moves to the nearest control in a direction; returns whether there is one.
    func move(_ direction: FocusDirection) -> Bool {
        guard let focused else {
            move(forward: true)
            return true
        }
        let start = focused.layoutNode
        let candidates = order.filter { $0 !== focused }.compactMap { responder in
            // A section counts as a whole; within it the nearest control is chosen.
            direction.distance(from: start, to: responder.layoutNode.focusSection(outside: start)).map {
                (responder: responder, distance: $0, inner: start.gap(to: responder.layoutNode))
            }
        }
        guard let nearest = candidates.min(by: { ($0.distance, $0.inner) < ($1.distance, $1.inner) }) else {
            return false
        }
        focus(nearest.responder)
        return true
    }

    /// Whether the focus could be elsewhere, so that its position must be visible.
    var hasSeveralStops: Bool { (tree?.keyRoot?.responderCounts.focusable ?? 0) > 1 }
}
