import CursesUITerminal

/// Moves the focus by keys.
extension FocusManager {
    /// The responders in Tab order: in each pane the bars come last. Controls with empty frames are left out, unless
    /// all controls have empty frames.
    private var order: [any Responder] {
        let all = tree?.keyRoot?.focusableResponders(barsLast: true) ?? []
        let visible = all.filter { !$0.layoutNode.frame.isEmpty || $0 === focused }
        return visible.isEmpty ? all : visible
    }

    /// The index of the focused control in Tab order; `nil` if no control has the focus.
    var place: Int? { order.firstIndex { $0 === focused } }

    /// Moves the focus to the control at an index in Tab order, if it exists.
    func move(to place: Int) {
        let order = order
        if order.indices.contains(place) { focus(order[place]) }
    }

    /// Moves the focus to the next or the previous control in Tab order, and wraps around at the ends.
    func move(forward: Bool) {
        isMovingInOrder = true
        defer { isMovingInOrder = false }
        if let focused {
            if let stop = stopAtKeyboardBar(from: focused, forward: forward) { return focus(stop) }
            if let stop = stop(from: focused, forward: forward) { return focus(stop) }
        }
        let order = order
        guard !order.isEmpty else { return }
        // If the app has cleared the focus, Tab goes on from where it was.
        let cleared = clearedIndex(in: order).map { $0 + (forward ? 1 : -1) }
        let next = cleared.flatMap { order.indices.contains($0) ? order[$0] : nil }
        focus(next.map { entry(of: $0, in: order) } ?? (forward ? order.first : order.last))
    }

    /// Returns the control to which Tab moves the focus from a control; `nil` if that control is not in Tab order.
    private func stop(from start: any Responder, forward: Bool) -> (any Responder)? {
        if let neighbour = neighbour(of: start, forward: forward) { return neighbour }
        let order = order
        guard let index = order.firstIndex(where: { $0 === start }) else { return nil }
        let step = forward ? 1 : order.count - 1
        let group = start.focusGroup
        var next = (index + step) % order.count
        while next != index, let group, group === order[next].focusGroup { next = (next + step) % order.count }
        // In a bar that has all controls of the screen, Tab moves from one to the next.
        guard next != index else { return start.isInBar ? order[(index + step) % order.count] : start }
        // From a control between the members of a group, such as the header of a section, Tab goes on to the next member.
        // The latest one may be before the control, so that Tab would never leave the two.
        return isBetweenMembers(index, of: order[next], in: order) ? order[next] : entry(of: order[next], in: order)
    }

    /// Returns the control to which Tab moves the focus from a text input to its bar, or from the bar back to the
    /// controls around the input; `nil` for all other moves. Tab enters the bar from the last of several inputs,
    /// because the bar disappears where the next control takes no text.
    private func stopAtKeyboardBar(from start: any Responder, forward: Bool) -> (any Responder)? {
        guard !keyboardBars.isEmpty, let input = typedInput, isAvailable(input) else { return nil }
        if isInKeyboardBar(start) {
            guard forward else { return input }
            return stop(from: input, forward: true).flatMap { isInKeyboardBar($0) ? nil : $0 }
        }
        guard forward, start === input, stop(from: input, forward: true)?.takesText != true else { return nil }
        let bar = keyboardBars.flatMap(\.layoutNodes).flatMap { $0.focusableResponders() }.filter(isAvailable)
        return bar.first { !$0.layoutNode.frame.isEmpty }.map { entry(of: $0, in: bar) }
    }

    /// Returns the next or the previous control in Tab order if neither it nor the given one is in a focus group, and
    /// `nil` otherwise. Of many controls, only these two are visited.
    private func neighbour(of start: any Responder, forward: Bool) -> (any Responder)? {
        guard start.focusGroup == nil, let root = tree?.keyRoot else { return nil }
        let order = TabOrder(of: root)
        guard let index = order.index(of: start), order.count > 1 else { return nil }
        guard let next = order[(index + (forward ? 1 : order.count - 1)) % order.count], next.canBeFocused,
            !next.layoutNode.frame.isEmpty, next.focusGroup == nil
        else { return nil }
        // Whether a row is a stop beside its controls depends on all of them, so it may differ from the last count.
        let rows = [start, next].compactMap(\.layoutNode.row)
        return rows.allSatisfy { $0.canBeFocused == $0.layoutNode.responderTally.isStop } ? next : nil
    }

    /// Whether the focused control is in a bar with others, among which only arrow keys move.
    var isAmongOthersInBar: Bool {
        guard let focused, focused.isInBar, let group = focused.focusGroup else { return false }
        return order.contains { $0 !== focused && $0.focusGroup === group }
    }

    /// Returns whether a control has members of a responder's group before it and behind it.
    private func isBetweenMembers(_ index: Int, of responder: any Responder, in order: [any Responder]) -> Bool {
        guard let group = responder.focusGroup else { return false }
        return order[..<index].contains { $0.focusGroup === group }
            && order[(index + 1)...].contains { $0.focusGroup === group }
    }

    /// Returns the responder that gets the focus when Tab reaches a responder. The focus group may substitute another
    /// member.
    func entry(of responder: any Responder, in order: [any Responder]) -> any Responder {
        guard let group = responder.focusGroup else { return responder }
        return group.entry(among: order.filter { $0.focusGroup === group }) ?? responder
    }

    /// Returns the responder that gets the focus when a window opens or the focus enters a part of it. A list is
    /// entered at its selected row, unless the app prefers a certain control.
    func entry(of responder: any Responder) -> any Responder {
        responder.layoutNode.owner.environment.preferredFocusScopes.isEmpty
            ? entry(of: responder, in: order) : responder
    }

    /// Moves the focus to the next or the previous pane that has controls: a column, a page or a screen. Returns
    /// whether there is another pane.
    func movePane(forward: Bool) -> Bool {
        let order = order.filter { !$0.isInBar }
        guard let pane = focused?.layoutNode.pane else { return false }
        let panes = order.panes
        // If the focus is in a bar, its pane is the one around the content panes: start from the first pane inside it.
        guard let index = panes.firstIndex(where: { $0.isIn(pane) }), panes.count > 1 else { return false }
        let next = panes[(index + (forward ? 1 : panes.count - 1)) % panes.count]
        guard let first = order.filter({ $0.layoutNode.pane === next }).firstInRank else { return false }
        focus(entry(of: first, in: order))
        return true
    }

    /// Whether the pane with the focus is the last one in a direction, so that the next one is at the other end.
    func isInLastPane(forward: Bool) -> Bool {
        let panes = order.filter { !$0.isInBar }.panes
        guard panes.count > 1, let pane = focused?.layoutNode.pane else { return true }
        guard let index = panes.firstIndex(where: { $0.isIn(pane) }) else { return true }
        return index == (forward ? panes.count - 1 : 0)
    }

    /// Whether there is a pane to move to.
    var hasSeveralPanes: Bool {
        guard focused?.layoutNode.pane != nil, tree?.keyRoot?.responderCounts.panes ?? 0 > 1 else { return false }
        return order.filter { !$0.isInBar }.panes.count > 1
    }

    /// Moves the focus to the nearest control in a direction; returns whether there is one.
    func move(_ direction: FocusDirection) -> Bool {
        guard let focused else {
            move(forward: true)
            return true
        }
        let start = focused.layoutNode
        typealias Candidate = (responder: any Responder, distance: Int, inner: Int)
        let candidates = order.filter { $0 !== focused }.compactMap { responder -> Candidate? in
            // The distance to a focus section is that of the whole section; within the section, the nearest control is
            // chosen.
            let distance =
                direction.distance(from: start, to: responder.layoutNode.focusSection(outside: start))
                ?? direction.distanceInside(from: start, to: responder.layoutNode)
            return distance.map {
                (responder: responder, distance: $0, inner: start.gap(to: responder.layoutNode))
            }
        }
        // Controls straight ahead in the same viewport come before all others. A bar outside of it may be nearer, if the
        // next row is scrolled out of sight.
        let ahead = start.viewports.lazy.map { viewport in
            candidates.filter {
                $0.responder.layoutNode.isIn(viewport)
                    && direction.isStraight(from: start, to: $0.responder.layoutNode)
            }
        }
        let preferred = ahead.first { !$0.isEmpty } ?? candidates
        guard let nearest = preferred.min(by: { ($0.distance, $0.inner) < ($1.distance, $1.inner) }) else {
            return false
        }
        focus(nearest.responder)
        return true
    }

    /// Whether there is more than one focusable responder, so that the focus must be shown.
    var hasSeveralStops: Bool { (tree?.keyRoot?.responderCounts.focusable ?? 0) > 1 }
}
