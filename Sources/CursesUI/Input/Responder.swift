import CursesUITerminal

/// The responders in a part of the tree. Responders in bars may be collected separately.
private struct FoundResponders {
    var content: [any Responder] = []
    var bars: [any Responder] = []
}

/// Handles keys, mouse events and pasted text for a part of the screen.
@MainActor
protocol Responder: AnyObject {
    /// The part of the screen that belongs to the responder.
    var layoutNode: LayoutNode { get }

    /// The responder itself, if it is a `RowResponder`.
    var asRow: (any RowResponder)? { get }

    /// Whether the responder can currently have the focus.
    var canBeFocused: Bool { get }

    /// Whether the responder takes the focus in place of the tappable views in it.
    var claimsFocus: Bool { get }

    /// Whether a click on the responder gives it the focus.
    var isFocusedByClick: Bool { get }

    /// Whether the responder is a control, such as a button. A responder that only scrolls is not.
    var isControl: Bool { get }

    /// Whether the responder takes typed text.
    var takesText: Bool { get }

    /// Returns whether a key edits the responder's text.
    func isEditingKey(_ press: KeyPress) -> Bool

    /// The position of the terminal's cursor while the responder has the focus, in the responder's coordinates.
    var caret: CellPoint? { get }

    /// The line that contains the caret, for output in line mode; `nil` if the responder does not accept text.
    var editedLine: EditedLine? { get }

    /// When a window opens, the first responder of the highest rank gets the focus.
    var initialFocusRank: Int { get }

    /// Whether the responder's keys are those of the whole screen, which also work while the focus is in a bar around the
    /// responder.
    var hasScreenKeys: Bool { get }

    /// Whether the responder is in a bar around the screen's content.
    var isInBar: Bool { get }

    func focusDidChange(to isFocused: Bool)

    /// Handles a key; returns whether it was used. If not, the next responder in the chain receives the key.
    func keyPressed(_ press: KeyPress) -> Bool

    /// The hints for the responder's keys, the most important first.
    var keyHints: [KeyHint] { get }
    /// Handles a key that no responder and no shortcut has used; returns whether it was used.
    func unusedKeyPressed(_ press: KeyPress) -> Bool

    /// Returns the focus group that makes a responder inside this one part of a single Tab stop; `nil` if there is no
    /// group.
    func focusGroup(of responder: any Responder) -> (any FocusGroup)?

    /// The group of the responder if no view around it provides one.
    var ownFocusGroup: (any FocusGroup)? { get }

    /// Handles pasted text; returns whether it was used.
    func pasted(_ text: String) -> Bool

    /// Handles a mouse event, whose position is in the responder's coordinates; returns whether it was used. If a press
    /// was used, the responder receives all events until the button is released.
    func mouse(_ event: TerminalEvent.MouseEvent) -> Bool

    /// Whether the views around the responder receive a click if the responder does not use its release.
    var passesClicksOn: Bool { get }

    /// Called in place of the button's release if a gesture around the responder has been recognized.
    func mouseCancelled()

    /// Accepts items that are dropped on the responder; `nil` if it accepts none.
    var dropTarget: (any DropTarget)? { get }

    /// Returns whether the mouse hits the responder at a point in the responder's coordinates.
    func isHit(at point: CellPoint) -> Bool
}

extension Responder {
    var asRow: (any RowResponder)? { nil }
    var editedLine: EditedLine? { nil }
    var isControl: Bool { true }
    var isFocusedByClick: Bool { true }
    var claimsFocus: Bool { false }
    var takesText: Bool { false }
    var caret: CellPoint? { nil }
    var initialFocusRank: Int { 0 }
    var hasScreenKeys: Bool { false }
    func isEditingKey(_ press: KeyPress) -> Bool { false }
    var isInBar: Bool { layoutNode.owner.environment.isInBar }

    func focusDidChange(to isFocused: Bool) {}
    func keyPressed(_ press: KeyPress) -> Bool { false }
    var keyHints: [KeyHint] { [] }
    func unusedKeyPressed(_ press: KeyPress) -> Bool { false }
    func focusGroup(of responder: any Responder) -> (any FocusGroup)? { nil }
    var ownFocusGroup: (any FocusGroup)? { nil }
    func pasted(_ text: String) -> Bool { false }
    func mouse(_ event: TerminalEvent.MouseEvent) -> Bool { false }
    var passesClicksOn: Bool { false }
    func mouseCancelled() {}
    var dropTarget: (any DropTarget)? { nil }
    func isHit(at point: CellPoint) -> Bool { true }
}

extension Responder {
    /// The rank among the responders that can get the focus when a window opens. Those in bars come after the content,
    /// apart from the button that a dialog prefers.
    var focusRank: Int {
        let environment = layoutNode.owner.environment
        var rank = environment.yieldsInitialFocus ? min(initialFocusRank, -1) : initialFocusRank
        if isInBar, rank <= 0 { rank = environment.isBackButton ? -3 : min(rank, -2) }
        // A view with an empty frame ranks last, because the focus would be invisible there.
        return rank + (environment.preferredFocusScopes.isEmpty ? 0 : 10) - (layoutNode.frame.isEmpty ? 100 : 0)
    }
}

extension [any Responder] {
    /// The first responder of the highest rank.
    @MainActor
    var firstInRank: (any Responder)? {
        reduce(nil) { best, next in
            guard let best else { return next }
            return next.focusRank > best.focusRank ? next : best
        }
    }
}

extension [any Responder] {
    /// The panes that contain the responders.
    @MainActor
    var panes: [LayoutNode] {
        var panes: [LayoutNode] = []
        for next in compactMap(\.layoutNode.pane) where panes.last !== next && !panes.contains(where: { $0 === next }) {
            panes.append(next)
        }
        return panes
    }
}

extension LayoutNode {
    /// Returns the innermost responder at a point; if several overlap, the topmost.
    func responder(at point: CellPoint) -> (any Responder)? {
        queue.statistics.visits += 1
        let visibility = visibility
        guard visibility.isDisjoint(with: [.hidden, .unreachable, .letsMouseThrough]) else { return nil }
        if visibility.contains(.clipped), !clipArea(visibility).contains(point) { return nil }
        if effect?.isHidden == true { return nil }
        var bar: (any Responder)?
        for child in children(at: point).reversed() {
            guard let found = child.responder(at: point - child.frame.origin) else { continue }
            // A click on an empty part of a bar goes to the view beneath the bar.
            guard ordersChildren, child.isBar, (found as? InputLayoutNode)?.isPassive == true else { return found }
            bar = bar ?? found
        }
        if let bar { return bar }
        guard hitBounds.contains(point), let responder, responder.isHit(at: point) else { return nil }
        return responder
    }

    /// Returns the children that may contain the point, from back to front.
    private func children(at point: CellPoint) -> [LayoutNode] {
        if ordersChildren { return drawingOrder.map { children[$0] } }
        var found: [LayoutNode] = []
        childReaches.forEachIndex(in: CellRect(origin: point, size: CellSize(width: 1, height: 1))) {
            found.append(children[$0])
        }
        return found
    }

    /// The responders of this node and those around it, innermost first.
    var responderChain: [any Responder] {
        var chain: [any Responder] = []
        chain.reserveCapacity(16)
        var node: LayoutNode? = self
        while let current = node {
            if let responder = current.responder { chain.append(responder) }
            node = current.parent
        }
        return chain
    }

    /// Returns all focusable responders, in layout order.
    ///
    /// - Parameter barsLast: whether the bars of a pane come after its other views.
    func focusableResponders(barsLast: Bool = false) -> [any Responder] {
        var found = FoundResponders()
        layoutContext.focus.responders.count()
        collectFocusable(&found, barsLast: barsLast)
        return found.content + found.bars
    }

    /// The pane that contains the node: a column, a page or a screen.
    var pane: LayoutNode? {
        sequence(first: self, next: \.parent).first(where: \.isPane)
    }

    /// The responder that gets the focus when the focus enters the node: the first with the highest rank.
    var firstInRank: (any Responder)? { focusableResponders().firstInRank }

    private func collectFocusable(_ found: inout FoundResponders, barsLast: Bool) {
        queue.statistics.visits += 1
        guard responderTally.told.focusable > 0 else { return }
        if let responder, responder.canBeFocused {
            if barsLast, responder.isInBar { found.bars.append(responder) } else { found.content.append(responder) }
        }
        let outerBars = found.bars
        let isPane = barsLast && isPane
        if isPane { found.bars = [] }
        for child in children { child.collectFocusable(&found, barsLast: barsLast) }
        if isPane {
            found.content += found.bars
            found.bars = outerBars
        }
    }

    /// Whether a view around the node takes the focus in place of the node.
    var isInsideOfControl: Bool {
        sequence(first: self, next: \.parent).dropFirst().contains { $0.responder?.claimsFocus == true }
    }

    /// Counts all responders below the node again.
    func respondersBelowMayDiffer() {
        for child in children {
            if child.responder != nil { child.responderMayDiffer() }
            child.respondersBelowMayDiffer()
        }
    }

    /// Whether no node around this node is hidden.
    var isReachable: Bool {
        !sequence(first: self, next: \.parent).contains { $0.visibility.keepsInputOut }
    }
}
