import CursesUITerminal

/// Manages the focus, which determines the responder that receives the keys.
@MainActor
package final class FocusManager {
    // `@exclusivity(unchecked)`, here and below: plain values, whose accessors call no other code, so accesses never
    // overlap.
    /// Whether Tab is currently moving the focus.
    @exclusivity(unchecked) var isMovingInOrder = false
    private(set) weak var focused: (any Responder)?
    /// The responder that provides the focused values: the focused responder or, while a menu or the command palette is
    /// open, the responder of the window that was focused before. While the focus is in the bar of a text input, it is
    /// the input.
    private(set) weak var valueSource: (any Responder)?
    /// Whether the focused values stay those of the window even if the focus moves elsewhere.
    var holdsValueSource = false
    /// The text that contains the current or the most recent selection.
    weak var selectedText: TextLayoutNode? {
        didSet { if selectedText !== oldValue { oldValue?.endSelection() } }
    }
    /// The text in the focused view that contains the selected link.
    weak var linkedText: TextLayoutNode? {
        didSet { if linkedText !== oldValue { oldValue?.focusedLink = nil } }
    }
    /// The tree in which the focus moves.
    package weak var tree: (any ResponderTree)?
    /// Receives the request for a new frame when the focus is to move.
    package weak var frames: (any FrameRequester)?

    /// The path to the focused responder after the last layout. It is needed to find a successor if the responder
    /// disappears.
    private var trail = FocusTrail()
    /// Whether no responder of this tree has had the focus yet.
    @exclusivity(unchecked) private var isEntering = true
    /// Whether the focus came to its responder without a key, a click or a request of the app.
    @exclusivity(unchecked) private(set) var isAutomatic = false
    /// Whether the focus is being given up for a layer.
    @exclusivity(unchecked) private var isGivingUp = false
    /// Whether the app has cleared the focus on purpose, so that no responder takes it automatically.
    @exclusivity(unchecked) private var isResigned = false
    /// The nodes of `focused(_:)`, in order of creation.
    private(set) var bindings = ObjectList<any FocusBindingNode>()
    /// The bars of text inputs.
    private(set) var keyboardBars: [any KeyboardBar] = []
    /// The focus scopes, in order of creation.
    private var scopes = ObjectList<any FocusScope>()
    private var requests: [any FocusRequest] = []
    /// Whether controls may have appeared, disappeared or been enabled since the last search.
    @exclusivity(unchecked) private var candidatesMayDiffer = true
    /// The number of times that controls may have appeared, disappeared or been enabled.
    @exclusivity(unchecked) package private(set) var candidateChanges = 0

    /// Whether the focused responder is known to be available.
    @exclusivity(unchecked) private var isKnownToBeAvailable = false
    /// The layout nodes whose responders must be counted again.
    let responders = ResponderQueue()
    /// The path to a responder that has disappeared in this frame. Its `ForEach` element may appear elsewhere in a
    /// later round of layout.
    private var lost: FocusTrail?
    /// The list whose last row disappeared while it had the focus. Until the list has new rows, a control outside of it
    /// has the focus.
    private weak var emptied: Node?
    /// Whether the focus was moved automatically to a bar, or to a control that yields the initial focus, because there
    /// was no content yet. Until the user works with that control, content that appears gets the focus.
    @exclusivity(unchecked) private var awaitsContent = false
    /// The layout nodes of the responders that have become focusable since the last call to ``settle()``.
    private var newcomers: [LayoutNode] = []

    /// The path to the previously focused responder, after an automatic move. It is kept until the new responder has
    /// been visible: a screen opens at its top even if its first control is further down.
    private var arrival: FocusTrail?

    /// The position of the focused responder in its viewport when layout last ended; `nil` if it is in no viewport.
    @exclusivity(unchecked) private var sight: FocusSight?
    /// Whether a viewport scrolls to the focused responder during the next layout.
    @exclusivity(unchecked) private var isRevealing = false

    /// The responder that was last scrolled to.
    private weak var revealed: (any Responder)?

    /// The node whose first control gets the focus in the next call to ``settle()``.
    private weak var entrance: LayoutNode?
    /// The focus scope whose default control gets the focus in the next call to ``settle()``.
    @exclusivity(unchecked) private var scopeToEnter: Namespace.ID?

    /// The focus that the next call to ``settle()`` restores.
    private var returning: SavedFocus?

    /// The focus when it was given up, so that it can be restored later.
    struct SavedFocus {
        fileprivate weak var responder: (any Responder)?
        fileprivate let isResigned: Bool
        fileprivate let isAutomatic: Bool
        fileprivate let awaitsContent: Bool
        /// Whether the focused responder was a selected row.
        fileprivate let wasSelected: Bool
        /// The path to the responder, in case it disappears in the meantime.
        fileprivate let trail: FocusTrail
    }

    package init() {}

    // MARK: Giving

    func focus(_ responder: (any Responder)?) { focus(responder, automatically: false) }

    private func focus(_ responder: (any Responder)?, automatically: Bool) {
        isResigned = responder == nil
        let isConfirmed = isAutomatic && !automatically && responder != nil
        isAutomatic = automatically
        awaitsContent = false
        guard responder !== focused else {
            if isConfirmed { tellBindings() }
            return
        }
        let old = focused
        focused = responder
        let isForInput = typedInput != nil && responder.map { isInKeyboardBar($0) } ?? false
        if !holdsValueSource, !isForInput { valueSource = responder }
        isKnownToBeAvailable = false
        arrival = nil
        lost = nil
        emptied = nil
        if let selectedText, !selectedText.isIn(responder?.layoutNode) { self.selectedText = nil }
        linkedText = nil
        old?.focusDidChange(to: false)
        responder?.focusDidChange(to: true)
        if let responder {
            isEntering = false
            trail = FocusTrail(to: responder)
            responder.focusGroup?.latest.responder = responder
        }
        tellBindings()
    }

    private func tellBindings() {
        for binding in bindings { binding.focusDidMove() }
    }

    // MARK: Text inputs

    /// The text input that has the focus, or to whose bar the focus has moved.
    var typedInput: (any Responder)? { valueSource?.takesText == true ? valueSource : nil }

    /// The responder whose `@FocusState` is set: the focused one or, while the focus is in the bar of a text input, the
    /// input. So the buttons of the bar can tell which input they are for.
    var stateHolder: (any Responder)? {
        guard let focused, isInKeyboardBar(focused) else { return focused }
        return typedInput ?? focused
    }

    /// Takes the focus from a text input, or from its keyboard bar; returns whether one had it.
    package func endEditing() -> Bool {
        guard typedInput != nil else { return false }
        focus(nil)
        return true
    }

    /// If the text input of the focused bar has gone, or is disabled, the bar is on its own.
    private func leaveLostInput() {
        guard !keyboardBars.isEmpty, let focused, valueSource !== focused, !holdsValueSource, isInKeyboardBar(focused),
            typedInput.map(isAvailable) != true
        else { return }
        valueSource = focused
        tellBindings()
    }

    /// Returns whether a responder is in the bar of a text input.
    func isInKeyboardBar(_ responder: any Responder) -> Bool { keyboardBars.contains { $0.holds(responder) } }

    // MARK: Layers

    /// Gives up the focus for a layer that opens; the first control in the layer gets it.
    func giveUp() -> SavedFocus {
        isGivingUp = true
        defer { isGivingUp = false }
        return givingUp()
    }

    /// Whether a view is behind the layer that has the focus, or that is about to get it. What the focus has begun there
    /// is not over yet.
    ///
    /// - Parameter node: evaluated only if the layer is there, because it may be inserted while the views around it are
    ///   still being made.
    func isBehindLayer(_ node: @autoclosure () -> LayoutNode?) -> Bool {
        isGivingUp || node()?.isIn(tree?.keyRoot) == false
    }

    private func givingUp() -> SavedFocus {
        let place = returning ?? currentPlace
        returning = nil
        focus(nil)
        isResigned = false
        isEntering = true
        candidatesDidChange()
        return place
    }

    /// The focus as it is, to be restored later.
    private var currentPlace: SavedFocus {
        SavedFocus(
            responder: focused, isResigned: isResigned, isAutomatic: isAutomatic, awaitsContent: awaitsContent,
            wasSelected: focused?.asRow?.isSelected == true, trail: trail)
    }

    /// Returns the focus if it is in a part of the screen that is about to be replaced, so that it can be restored when
    /// that part comes back.
    func place(in part: LayoutNode) -> SavedFocus? {
        focused?.layoutNode.isIn(part) == true ? currentPlace : nil
    }

    /// Gives up the focus for a screen that covers a part of the window; the first control in that part gets it. If the
    /// focus is in a different part, returns `nil` and leaves the focus where it is.
    func giveUp(in part: LayoutNode) -> SavedFocus? {
        guard focused == nil || trail.passes(part) else { return nil }
        let wasEntering = isEntering
        let place = givingUp()
        isEntering = wasEntering
        entrance = part
        return place
    }

    /// Restores the focus after a layer has closed.
    func restore(_ saved: SavedFocus) {
        returning = saved
        candidatesDidChange()
        frames?.requestFrame()
    }

    /// Moves the focus. If a layer has closed, the focus does not go back to where it was before.
    func focusWithoutReturn(_ responder: any Responder) {
        if returning != nil {
            returning = nil
            isEntering = false
        }
        focus(responder)
    }

    /// Keeps the focus where it is, if a responder has it, rather than restore its earlier place.
    func keepFocus() {
        if let focused { focusWithoutReturn(focused) }
    }

    private func carryOutReturn() {
        guard let place = returning else { return }
        returning = nil
        isEntering = false
        if let responder = place.responder, isAvailable(responder) {
            focus(responder, automatically: place.isAutomatic)
            if place.awaitsContent {
                awaitsContent = true
                // Content may have appeared behind the layer.
                newcomers = tree?.keyRoot?.focusableResponders().map(\.layoutNode) ?? []
            }
            if place.wasSelected, let row = responder.asRow, !row.isSelected {
                row.selectionDidMoveAway()
            }
        } else {
            focus(nil)
            isResigned = place.isResigned
            trail = place.trail
        }
    }

    /// The view around the control that had the focus until the app cleared it; `nil` if there is none.
    var clearedPlace: LayoutNode? { focused == nil && isResigned ? trail.remainder(in: tree?.keyRoot) : nil }

    /// The index, in Tab order, of the control that had the focus until the app cleared it.
    func clearedIndex(in order: [any Responder]) -> Int? {
        focused == nil && isResigned ? trail.place(in: order) : nil
    }

    /// Returns whether a responder is in the tree and can have the focus.
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
        let before = focused
        for request in waiting { carryOut(request) }
        // The app has chosen a control of the new screen, so its first control does not get the focus.
        if let entrance, let focused, focused !== before, focused.layoutNode.isIn(entrance) { self.entrance = nil }
        carryOutEntrance()
        carryOutReset()
        leaveLostInput()
        if followLost() || returnToRows() || moveToContent() { return }
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
            give(firstEntry.map { entry(of: $0) }, after: FocusTrail())
        } else {
            lost = trail
            if followLost() { return }
            succeed(trail)
        }
        isResigned = false
    }

    /// The responder that gets the focus when the window opens. One that has to be scrolled to leaves it to the content
    /// in sight.
    private var firstEntry: (any Responder)? {
        guard let root = tree?.keyRoot, let best = root.firstInRank else { return nil }
        func isSeen(_ responder: any Responder) -> Bool {
            !responder.layoutNode.isInViewport || !responder.layoutNode.visibleArea.isEmpty
        }
        if isSeen(best) { return best }
        return root.focusableResponders().filter { $0.focusRank >= -1 && isSeen($0) }.firstInRank ?? best
    }

    /// Moves the focus to the control that now shows the lost element, or else to a control that is nearer to the lost
    /// position than the current one. Returns whether there was a lost element and new controls have appeared.
    private func followLost() -> Bool {
        guard let lost, !newcomers.isEmpty else { return false }
        let available = newcomers.filter { $0.responder.map(isAvailable) ?? false }
        if let follower = lost.follower(among: available) {
            focus(follower)
        } else {
            // A better successor may have appeared: the bars of a screen are laid out after the screen itself.
            succeed(lost)
        }
        isResigned = false
        return true
    }

    /// Moves the focus to the successor of a lost control. A better successor may still appear before layout ends.
    private func succeed(_ lost: FocusTrail) {
        var successor = lost.successor(in: tree?.keyRoot)
        let list = successor?.layoutNode.row?.container
        // A list is entered at its selected row, which may have to be built first.
        let isEntered = list != nil && list !== lost.list
        if isEntered { successor = successor.map { entry(of: $0) } }
        if successor !== focused { give(successor, after: lost) }
        if isEntered, let row = focused?.asRow, !row.isSelected { row.selectionDidMoveAway() }
        self.lost = lost
        if let list = lost.list, focused?.layoutNode.row?.container !== list { emptied = list }
    }

    /// Moves the focus to a list whose rows have come back; returns whether it has moved.
    private func returnToRows() -> Bool {
        guard let emptied, !newcomers.isEmpty else { return false }
        let rows = newcomers.lazy.filter { $0.row?.container === emptied }
        guard let row = rows.compactMap(\.responder).first(where: isAvailable) else { return false }
        focus(entry(of: row))
        return true
    }

    /// Moves the focus from a bar, or from a control that yields the initial focus, to content that has appeared;
    /// returns whether it has moved. Content in another pane than the bar does not get the focus.
    private func moveToContent() -> Bool {
        guard awaitsContent, let focused, !newcomers.isEmpty else { return false }
        let area = focused.isInBar ? focused.layoutNode.pane : nil
        let rank = focused.focusRank
        let content = newcomers.compactMap(\.responder).filter {
            $0.focusRank > rank && isAvailable($0) && (area == nil || $0.layoutNode.isIn(area))
        }
        guard let first = content.firstInRank else { return false }
        give(entry(of: first), after: FocusTrail())
        return true
    }

    /// Called when the focused responder has used a key: the user has started to work with it, so the focus no longer
    /// moves to new rows or other content.
    func focusedWasUsed() {
        emptied = nil
        awaitsContent = false
    }

    // MARK: Being seen

    /// Whether the focus moved automatically to a responder that has not been visible since.
    var isUnseen: Bool {
        guard arrival != nil, let node = focused?.layoutNode else { return false }
        return node.visibleArea.isEmpty && node.isInViewport
    }

    /// Whether the focused responder, or its caret, is scrolled out of sight.
    var isOutOfSight: Bool {
        guard !isRevealing, let focused, !focused.layoutNode.frame.isEmpty else { return false }
        return FocusSight(focused)?.isVisible == false
    }

    /// The identity of the focused responder.
    package var focusedPlace: ObjectIdentifier? { focused.map { ObjectIdentifier($0.layoutNode) } }

    /// Whether the focused responder is visible, or takes up no space.
    package var showsFocused: Bool {
        guard let node = focused?.layoutNode, !node.frame.isEmpty else { return true }
        return !node.visibleArea.intersection(node.screenFrame).isEmpty
    }

    /// Scrolls to the focused responder once, after it has received the focus.
    ///
    /// - Parameter again: whether to scroll even if the focus has not moved, because the size of the screen has
    ///   changed.
    func revealFocus(again: Bool) {
        if focused !== revealed || again {
            reveal()
        } else if let sight, let focused, FocusSight(focused)?.isLost(since: sight) == true {
            // The responder has moved because the content has grown, or its caret has moved. A user's scrolling would
            // have changed the viewport's offset.
            show()
        }
        revealed = focused
    }

    /// Scrolls to the focused responder. After an automatic move, only the scroll views that also contain the
    /// previously focused responder scroll.
    private func reveal() {
        guard let arrival else { return show() }
        focused?.layoutNode.reveal { arrival.passes($0) }
    }

    /// Scrolls to the focused responder in all its scroll views.
    func show() {
        arrival = nil
        isRevealing = true
        guard let focused else { return }
        // Of a field that is longer than its viewport, the line with the caret is shown.
        let node = focused.layoutNode
        let isLong = node.scrolledViewport.map { node.frame.size.height > $0.window.height } ?? false
        let caret = isLong ? focused.caret : nil
        node.reveal(caret.map { CellRect(origin: $0, size: CellSize(width: 1, height: 1)) })
    }

    /// Called when layout has ended. A responder that is now visible counts as seen.
    func layoutDidEnd() {
        lost = nil
        isRevealing = false
        sight = focused.flatMap { FocusSight($0) }
        if arrival != nil, !isUnseen { arrival = nil }
    }

    /// Moves the focus to the first control in a node after the next layout; controls in bars come last.
    func enter(_ node: LayoutNode) {
        entrance = node
        frames?.requestFrame()
    }

    /// Moves the focus to the default control of a focus scope after the next layout.
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

    /// Moves the focus automatically, without a key or a request of the app.
    private func give(_ responder: (any Responder)?, after way: FocusTrail) {
        focus(responder, automatically: true)
        guard let responder else { return }
        if responder.initialFocusRank <= 0 { arrival = way }
        // A user whose control in a bar has gone was working with the bar.
        let yields = responder.layoutNode.owner.environment.yieldsInitialFocus
        awaitsContent = responder.isInBar ? !way.isInBar : yields && way.isEmpty
    }

    private func carryOut(_ request: any FocusRequest) {
        if let node = bindings.first(where: { $0.answers(request) }) {
            let members = node.layoutNodes.flatMap { $0.focusableResponders() }
            let target = members.firstInRank.map { entry(of: $0, in: members) }
            if let target, isAvailable(target) { return focus(target) }
        } else if request.isResignation, let stateHolder,
            bindings.contains(where: {
                $0.belongs(to: request) && $0.holds(stateHolder)
            })
        {
            return focus(nil)
        }
        // No control matches the request, or it cannot have the focus: the state is reset to reflect the current focus.
        request.takeBack()
        for binding in bindings where binding.belongs(to: request) { binding.focusDidMove() }
    }

    // MARK: Bindings

    var isSettled: Bool { requests.isEmpty && returning == nil && entrance == nil && scopeToEnter == nil }

    func register(_ scope: any FocusScope) {
        scopes.append(scope)
    }

    func unregister(_ scope: any FocusScope) {
        scopes.remove(scope)
    }

    func register(_ node: any FocusBindingNode) {
        bindings.append(node)
    }

    func unregister(_ node: any FocusBindingNode) {
        bindings.remove(node)
    }

    func register(_ bar: any KeyboardBar) {
        keyboardBars.append(bar)
    }

    func unregister(_ bar: any KeyboardBar) {
        keyboardBars.removeAll { $0 === bar }
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

    /// Called when a text, an image or a property for accessibility has changed, which may be the label of the focused
    /// control.
    func labelMayDiffer(of node: LayoutNode) {
        if let control = focused?.layoutNode, node.isIn(control) || control.isIn(node) { candidateChanges += 1 }
    }

    func request(_ request: any FocusRequest) {
        requests.append(request)
        frames?.requestFrame()
    }
}

extension LayoutNode {
    /// Returns whether the node is in the tree with the given root.
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

    /// The frame in screen coordinates.
    var screenFrame: CellRect { CellRect(origin: screenOrigin, size: frame.size) }
}
