import CursesUITerminal

/// Manages the focus: which responder receives the keys.
@MainActor
package final class FocusManager {
    /// Whether Tab is moving the focus.
    var isMovingInOrder = false
    private(set) weak var focused: (any Responder)?
    /// The responder from which focused values are read: the one with the focus or, while a menu or the command palette
    /// is open, the last one of the window.
    private(set) weak var valueSource: (any Responder)?
    /// Whether the focused values stay those of the window, wherever the focus moves.
    var holdsValueSource = false
    /// The text with the current or the latest selection.
    weak var selectedText: TextLayoutNode? {
        didSet { if selectedText !== oldValue { oldValue?.endSelection() } }
    }
    /// The text with the chosen link, in the view with the focus.
    weak var linkedText: TextLayoutNode? {
        didSet { if linkedText !== oldValue { oldValue?.focusedLink = nil } }
    }
    /// The tree in which the focus moves.
    package weak var tree: (any ResponderTree)?
    /// Receives the request for the frame that carries out a requested move.
    package weak var frames: (any FrameRequester)?

    /// The path to the focused responder after the last layout, for when that responder disappears.
    private var trail = FocusTrail()
    /// Whether no responder of this tree has had the focus yet.
    private var isEntering = true
    /// Whether the focus was given up on purpose, so that no responder takes it automatically.
    private var isResigned = false
    /// The nodes of `focused(_:)`, in the order in which they were made.
    private(set) var bindings: [any FocusBindingNode] = []
    /// The focus scopes, in the order in which they were made.
    private var scopes: [any FocusScope] = []
    private var requests: [any FocusRequest] = []
    /// Whether controls may have appeared, disappeared or been enabled since the last search.
    private var candidatesMayDiffer = true
    /// How often controls may have appeared, disappeared or been enabled.
    package private(set) var candidateChanges = 0

    /// Whether the focused responder is known to be available.
    private var isKnownToBeAvailable = false
    /// The responders whose layout nodes must be counted again.
    let responders = ResponderQueue()
    /// The path to a responder that has disappeared in this frame: its element may appear elsewhere in a later layout.
    private var lost: FocusTrail?
    /// The view whose last row disappeared while it had the focus. Until new rows appear, a control outside of the view
    /// has the focus.
    private weak var emptied: Node?
    /// Whether a control that yields the initial focus has it, because there are no rows yet.
    private var awaitsRows = false
    /// The layout nodes of the responders that have become focusable since the focus settled last.
    private var newcomers: [LayoutNode] = []

    /// The path that the focus left when it moved automatically. It is kept until the new responder has been visible: a
    /// screen opens at its top even if its first control is further down.
    private var arrival: FocusTrail?

    /// The place of the focused responder when the tree came to rest; `nil` if it is in no viewport.
    private var sight: FocusSight?
    /// Whether a viewport scrolls to the focused responder with the next layout.
    private var isRevealing = false

    /// The responder that was last scrolled to.
    private weak var revealed: (any Responder)?

    /// The node whose first control gets the focus when focus settles next.
    private weak var entrance: LayoutNode?
    /// The focus scope whose default gets the focus when focus settles next.
    private var scopeToEnter: Namespace.ID?

    /// The focus to restore when focus settles next.
    private var returning: SavedFocus?

    /// The position of the focus when it was given up, so that it can be restored later.
    struct SavedFocus {
        fileprivate weak var responder: (any Responder)?
        fileprivate let isResigned: Bool
        /// The path to the responder, in case it disappears meanwhile.
        fileprivate let trail: FocusTrail
    }

    package init() {}

    // MARK: Giving

    func focus(_ responder: (any Responder)?) {
        isResigned = responder == nil
        guard responder !== focused else { return }
        let old = focused
        focused = responder
        if !holdsValueSource { valueSource = responder }
        isKnownToBeAvailable = false
        arrival = nil
        lost = nil
        emptied = nil
        awaitsRows = false
        if let selectedText, !selectedText.isIn(responder?.layoutNode) { self.selectedText = nil }
        linkedText = nil
        old?.focusDidChange(to: false)
        responder?.focusDidChange(to: true)
        if let responder {
            isEntering = false
            trail = FocusTrail(to: responder)
            responder.focusGroup?.latest.responder = responder
        }
        for binding in bindings { binding.focusDidMove() }
    }

    // MARK: Layers

    /// Gives up the focus for a layer that opens; the first control in the layer takes it.
    func giveUp() -> SavedFocus {
        let place = returning ?? SavedFocus(responder: focused, isResigned: isResigned, trail: trail)
        returning = nil
        focus(nil)
        isResigned = false
        isEntering = true
        candidatesDidChange()
        return place
    }

    /// Gives up the focus for a screen that covers a part of the window; the first control in that part takes it.
    /// Returns `nil`, and leaves the focus where it is, if that is in a different part.
    func giveUp(in part: LayoutNode) -> SavedFocus? {
        guard focused == nil || trail.passes(part) else { return nil }
        let wasEntering = isEntering
        let place = giveUp()
        isEntering = wasEntering
        entrance = part
        return place
    }

    /// Returns the focus to where it was when a layer was opened, once the layer is gone.
    func restore(_ saved: SavedFocus) {
        returning = saved
        candidatesDidChange()
        frames?.requestFrame()
    }

    private func carryOutReturn() {
        guard let place = returning else { return }
        returning = nil
        isEntering = false
        if let responder = place.responder, isAvailable(responder) {
            focus(responder)
        } else {
            focus(nil)
            isResigned = place.isResigned
            trail = place.trail
        }
    }

    /// Whether a responder is in the tree and can have the focus.
    func isAvailable(_ responder: any Responder) -> Bool {
        responder.canBeFocused && !responder.layoutNode.owner.isRemoved
            && responder.layoutNode.isIn(tree?.keyRoot) && responder.layoutNode.isReachable
    }

    // MARK: Keeping up with the tree

    /// Called after layout: carries out the requests of `@FocusState`, and finds a successor if the focused responder
    /// is gone or disabled.
    func settle() {
        responders.count()
        defer { newcomers.removeAll(keepingCapacity: true) }
        carryOutReturn()
        let waiting = requests
        requests.removeAll()
        for request in waiting { carryOut(request) }
        carryOutEntrance()
        carryOutReset()
        if followLost() || returnToRows() { return }
        if let focused {
            if isKnownToBeAvailable { return }
            if isAvailable(focused) {
                trail = FocusTrail(to: focused)
                isKnownToBeAvailable = true
                return
            }
        }
        if focused == nil && (isResigned || !candidatesMayDiffer) { return }
        candidatesMayDiffer = false
        if isEntering {
            give(tree?.keyRoot?.firstInRank.map { entry(of: $0) }, after: FocusTrail())
            awaitsRows = focused?.layoutNode.owner.environment.yieldsInitialFocus == true
        } else {
            lost = trail
            if followLost() { return }
            succeed(trail)
        }
        isResigned = false
    }

    /// Moves the focus to the lost element's control in its new place, or to a control that is nearer to the old place
    /// than the current one; returns whether the focus has moved.
    private func followLost() -> Bool {
        guard let lost, !newcomers.isEmpty else { return false }
        let available = newcomers.filter { $0.responder.map(isAvailable) ?? false }
        if let follower = lost.follower(among: available) {
            focus(follower)
        } else {
            // The bars of a screen appear in a later round of layout than the screen.
            succeed(lost)
        }
        isResigned = false
        return true
    }

    /// Moves the focus to the successor of a lost control. A better successor may appear until the tree is at rest.
    private func succeed(_ lost: FocusTrail) {
        let successor = lost.successor(in: tree?.keyRoot)
        if successor !== focused { give(successor, after: lost) }
        self.lost = lost
        if let list = lost.list, focused?.layoutNode.row?.container !== list { emptied = list }
    }

    /// Moves the focus to a list that has got its first rows, or has rows again; returns whether it has moved.
    private func returnToRows() -> Bool {
        guard emptied != nil || awaitsRows, !newcomers.isEmpty else { return false }
        let rows = newcomers.lazy.filter {
            guard let list = $0.row?.container else { return false }
            return self.emptied == nil || self.emptied === list
        }
        guard let row = rows.compactMap(\.responder).first(where: isAvailable) else { return false }
        focus(entry(of: row))
        return true
    }

    /// Called when the focused responder has used a key, which shows that the user works with it.
    func focusedWasUsed() {
        emptied = nil
        awaitsRows = false
    }

    // MARK: Being seen

    /// Whether the focus moved automatically to a responder that has not been visible since.
    var isUnseen: Bool {
        guard arrival != nil, let node = focused?.layoutNode else { return false }
        return node.visibleArea.isEmpty && node.isInViewport
    }

    /// Whether the focused responder is scrolled out of sight.
    var isOutOfSight: Bool {
        guard !isRevealing, let node = focused?.layoutNode, !node.frame.isEmpty else { return false }
        return FocusSight(node)?.isVisible == false
    }

    /// Identifies the focused responder.
    package var focusedPlace: ObjectIdentifier? { focused.map { ObjectIdentifier($0.layoutNode) } }

    /// Whether the focused responder is visible, or takes up no space.
    package var showsFocused: Bool {
        guard let node = focused?.layoutNode, !node.frame.isEmpty else { return true }
        return !node.visibleArea.intersection(node.screenFrame).isEmpty
    }

    /// Scrolls to the focused responder once, after it has received the focus.
    ///
    /// - Parameter again: whether to scroll once more, for a screen of a different size.
    func revealFocus(again: Bool) {
        if focused !== revealed || again {
            reveal()
        } else if let sight, let node = focused?.layoutNode, FocusSight(node)?.isLost(since: sight) == true {
            // Growing content has moved the responder. When the user scrolls, the window moves instead.
            show()
        }
        revealed = focused
    }

    /// Scrolls to the focused responder. After an automatic move, only the scroll views that also contain the previous
    /// responder scroll.
    private func reveal() {
        guard let arrival else { return show() }
        focused?.layoutNode.reveal { arrival.passes($0) }
    }

    /// Scrolls to the focused responder.
    func show() {
        arrival = nil
        isRevealing = true
        focused?.layoutNode.reveal()
    }

    /// Called when the tree has come to rest; a responder that is visible by now counts as seen.
    func layoutDidEnd() {
        lost = nil
        isRevealing = false
        sight = focused.flatMap { FocusSight($0.layoutNode) }
        if arrival != nil, !isUnseen { arrival = nil }
    }

    /// Moves the focus to the first control in a node after the next layout; controls in bars come last.
    func enter(_ node: LayoutNode) {
        entrance = node
        frames?.requestFrame()
    }

    /// Moves the focus to the default of a focus scope after the next layout.
    func enterScope(_ namespace: Namespace.ID) {
        scopeToEnter = namespace
        frames?.requestFrame()
    }

    private func carryOutReset() {
        guard let namespace = scopeToEnter else { return }
        scopeToEnter = nil
        let nodes = scopes.filter { $0.namespace == namespace }.flatMap(\.layoutNodes)
        if let first = nodes.flatMap({ $0.focusableResponders() }).filter(isAvailable).firstInRank {
            focus(entry(of: first))
        }
    }

    private func carryOutEntrance() {
        guard let node = entrance else { return }
        entrance = nil
        guard node.isIn(tree?.keyRoot), let first = node.firstInRank else { return }
        give(entry(of: first), after: FocusTrail())
    }

    /// Moves the focus automatically.
    private func give(_ responder: (any Responder)?, after way: FocusTrail) {
        focus(responder)
        if let responder, responder.initialFocusRank <= 0 { arrival = way }
    }

    private func carryOut(_ request: any FocusRequest) {
        if let node = bindings.first(where: { $0.answers(request) }) {
            let members = node.layoutNodes.flatMap { $0.focusableResponders() }
            let target = members.firstInRank.map { entry(of: $0, in: members) }
            if let target, isAvailable(target) { return focus(target) }
        } else if request.isResignation, let focused,
            bindings.contains(where: {
                $0.belongs(to: request) && $0.holds(focused)
            })
        {
            return focus(nil)
        }
        // There is no such control, or it cannot have the focus: the state is reset to the current focus.
        request.takeBack()
        for binding in bindings where binding.belongs(to: request) { binding.focusDidMove() }
    }

    // MARK: Bindings

    var isSettled: Bool { requests.isEmpty && returning == nil && entrance == nil && scopeToEnter == nil }

    func register(_ scope: any FocusScope) {
        scopes.append(scope)
    }

    func unregister(_ scope: any FocusScope) {
        scopes.removeAll { $0 === scope }
    }

    func register(_ node: any FocusBindingNode) {
        bindings.append(node)
    }

    func unregister(_ node: any FocusBindingNode) {
        bindings.removeAll { $0 === node }
    }

    /// Called when the responder of a layout node has become focusable.
    func didBecomeFocusable(_ node: LayoutNode) {
        if !isEntering { newcomers.append(node) }
    }

    /// Called when controls may have appeared, disappeared or been enabled.
    func candidatesDidChange() {
        candidatesMayDiffer = true
        candidateChanges += 1
        isKnownToBeAvailable = false
    }

    func request(_ request: any FocusRequest) {
        requests.append(request)
        frames?.requestFrame()
    }
}

extension LayoutNode {
    /// Whether the node is in a tree.
    func isIn(_ root: LayoutNode?) -> Bool {
        var isInside = self === root
        if !isInside {
            forEachAncestor {
                isInside = $0 === root
                return !isInside
            }
        }
        return isInside
    }

    /// The frame in the screen's cells.
    var screenFrame: CellRect { CellRect(origin: screenOrigin, size: frame.size) }
}
