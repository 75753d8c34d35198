import CursesUITerminal

/// The responders in a part of the tree, of which those in bars may be kept apart.
private struct FoundResponders {
    var content: [any Responder] = []
    var bars: [any Responder] = []
}

/// Handles keys, mouse events and pasted text for a part of the screen.
@MainActor
protocol Responder: AnyObject {
    /// The part of the screen that belongs to the responder.
    var layoutNode: LayoutNode { get }

    /// Whether the responder can currently have the focus.
    var canBeFocused: Bool { get }

    /// Whether the responder takes the focus from the views in it that can only be tapped.
    var claimsFocus: Bool { get }

    /// Whether a click on the responder gives it the focus.
    var isFocusedByClick: Bool { get }

    /// Whether the responder is a control, which has a name; a responder that only scrolls is not.
    var isControl: Bool { get }

    /// Whether the responder takes typed text.
    var takesText: Bool { get }

    /// Whether a key edits the responder's text.
    func isEditingKey(_ press: KeyPress) -> Bool

    /// The position of the hardware cursor while the responder has the focus, in its own cells.
    var caret: CellPoint? { get }

    /// The line that contains the caret; `nil` if the responder takes no text. Terminals that show lines display it.
    var editedLine: EditedLine? { get }

    /// When a window opens, the first responder of the highest rank gets the focus.
    var initialFocusRank: Int { get }

    /// Whether the responder is in a bar around the screen's content.
    var isInBar: Bool { get }

    func focusDidChange(to isFocused: Bool)

    /// Handles a key; returns whether it was used. Other keys go to the next responder in the chain.
    func keyPressed(_ press: KeyPress) -> Bool

    /// The hints for the responder's keys, the most important first.
    var keyHints: [KeyHint] { get }
    /// Handles a key that no responder and no shortcut has used; returns whether it was used.
    func unusedKeyPressed(_ press: KeyPress) -> Bool

    /// The group that makes a responder in this one a part of a single stop for Tab; `nil` without a group.
    func focusGroup(of responder: any Responder) -> (any FocusGroup)?

    /// The group that the responder belongs to if no view around it has one.
    var ownFocusGroup: (any FocusGroup)? { get }

    /// Handles pasted text; returns whether it was used.
    func pasted(_ text: String) -> Bool

    /// Handles a mouse event with its position in the responder's own cells. After a press that was used, the responder
    /// receives all events until the button is released.
    func mouse(_ event: TerminalEvent.MouseEvent) -> Bool

    /// Whether the views around the responder receive a click whose release it has not used.
    var passesClicksOn: Bool { get }

    /// Called in place of the release of the button when a gesture around the responder has been recognized.
    func mouseCancelled()

    /// Takes items that are dropped on the responder; `nil` if none can be.
    var dropTarget: (any DropTarget)? { get }

    /// Whether the mouse hits the responder at a point of its own cells.
    func isHit(at point: CellPoint) -> Bool
}

extension Responder {
    var editedLine: EditedLine? { nil }
    var isControl: Bool { true }
    var isFocusedByClick: Bool { true }
    var claimsFocus: Bool { false }
    var takesText: Bool { false }
    var caret: CellPoint? { nil }
    var initialFocusRank: Int { 0 }
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
    /// The rank among the responders that may get the focus when a window opens.
    fileprivate var focusRank: Int {
        let environment = layoutNode.owner.environment
        let rank = environment.yieldsInitialFocus ? min(initialFocusRank, -1) : initialFocusRank
        // The focus would be invisible in a view without a cell.
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
    /// The panes that the responders are in.
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
    /// The innermost responder at a point of this node's cells; of overlapping ones, the topmost.
    func responder(at point: CellPoint) -> (any Responder)? {
        queue.statistics.visits += 1
        let bounds = CellRect(origin: .zero, size: frame.size)
        let visibility = visibility
        guard visibility.isDisjoint(with: [.hidden, .unreachable, .letsMouseThrough]) else { return nil }
        if visibility.contains(.clipped), !bounds.contains(point) { return nil }
        if effect?.isHidden == true { return nil }
        for child in children(at: point).reversed() {
            if let found = child.responder(at: point - child.frame.origin) { return found }
        }
        guard bounds.contains(point), let responder, responder.isHit(at: point) else { return nil }
        return responder
    }

    /// The children that may reach a point, from back to front.
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
        sequence(first: self, next: \.parent).compactMap(\.responder)
    }

    /// All responders that can be focused, in layout order.
    ///
    /// - Parameter barsLast: whether the bars of a pane come after its other views.
    func focusableResponders(barsLast: Bool = false) -> [any Responder] {
        var found = FoundResponders()
        layoutContext.focus.responders.count()
        collectFocusable(&found, barsLast: barsLast)
        return found.content + found.bars
    }

    /// The column, the page or the screen that the node is in.
    var pane: LayoutNode? {
        sequence(first: self, next: \.parent).first { ($0 as? ViewportLayoutNode)?.configuration.isScreen == true }
    }

    /// The responder that gets the focus when the focus enters the node: the first of the highest rank.
    var firstInRank: (any Responder)? { focusableResponders().firstInRank }

    private func collectFocusable(_ found: inout FoundResponders, barsLast: Bool) {
        queue.statistics.visits += 1
        guard responderTally.told.focusable > 0 else { return }
        if let responder, responder.canBeFocused {
            if barsLast, responder.isInBar { found.bars.append(responder) } else { found.content.append(responder) }
        }
        let outerBars = found.bars
        let isPane = barsLast && (self as? ViewportLayoutNode)?.configuration.isScreen == true
        if isPane { found.bars = [] }
        for child in children { child.collectFocusable(&found, barsLast: barsLast) }
        if isPane {
            found.content += found.bars
            found.bars = outerBars
        }
    }

    /// Whether a view around the node takes the focus in its place.
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

    /// Whether the node is not hidden by any node around it.
    var isReachable: Bool {
        !sequence(first: self, next: \.parent).contains { $0.visibility.keepsInputOut }
    }
}
