import CursesUITerminal

/// Knows who has the focus, and moves it.
@MainActor
package final class FocusManager {
    private(set) weak var focused: (any Responder)?
    /// Asked for the tree in which the focus moves.
    var root: () -> LayoutNode? = { nil }
    /// Draws the frame that carries out a move which is asked for.
    package weak var frames: (any FrameRequester)?

    /// Where the focus was when the tree was last laid out, for when its holder disappears.
    private var trail = FocusTrail()
    /// Whether the focus has not been anywhere in this tree yet.
    private var isEntering = true
    /// Whether the focus was given up on purpose, so that nothing takes it by itself.
    private var isResigned = false
    /// The nodes of `focused(_:)`, in the order in which they were made.
    private(set) var bindings: [any FocusBindingNode] = []
    private var requests: [any FocusRequest] = []
    /// Whether controls may have come, gone, or been enabled since the last search for one.
    private var candidatesMayDiffer = true

    /// Advances whenever a control may have come, gone, or been enabled.
    private let revision: TreeRevision
    /// What was found out about the controls below a node holds as long as this count does.
    var generation: Int { revision.count }
    /// The count when the holder was found to be where it was.
    private var settled: Int?

    /// Where the focus was before it came to its holder by itself, until the holder has been seen: a
    /// screen opens at its top, also where its first control is further down.
    private var arrival: FocusTrail?

    /// In what the focus is to go to the first control at the next settling.
    private weak var entrance: LayoutNode?

    /// Where the focus is to return to at the next settling.
    private var returning: Place?

    /// Where the focus is, to be found again.
    struct Place {
        fileprivate weak var responder: (any Responder)?
        fileprivate let isResigned: Bool
    }

    private var order: [any Responder] { root()?.focusableResponders() ?? [] }

    /// - Parameter revision: that of the graph whose nodes the controls belong to.
    package init(revision: TreeRevision = TreeRevision()) {
        self.revision = revision
    }

    // MARK: Moving

    func focus(_ responder: (any Responder)?) {
        isResigned = responder == nil
        guard responder !== focused else { return }
        let old = focused
        focused = responder
        settled = nil
        arrival = nil
        old?.focusDidChange(to: false)
        responder?.focusDidChange(to: true)
        if let responder {
            isEntering = false
            trail = FocusTrail(to: responder.layoutNode)
        }
        for binding in bindings { binding.focusDidMove() }
    }

    /// Moves to the next control in layout order, or the one before; around the end.
    func move(forward: Bool) {
        let order = order
        guard !order.isEmpty else { return }
        guard let focused, let index = order.firstIndex(where: { $0 === focused }) else {
            focus(forward ? order.first : order.last)
            return
        }
        focus(order[(index + (forward ? 1 : order.count - 1)) % order.count])
    }

    /// Moves to the nearest control in a direction; returns whether there is one.
    func move(_ direction: FocusDirection) -> Bool {
        guard let focused else {
            move(forward: true)
            return true
        }
        let candidates = order.filter { $0 !== focused }.compactMap { responder in
            direction.distance(from: focused.layoutNode, to: responder.layoutNode)
                .map { (responder, $0) }
        }
        guard let nearest = candidates.min(by: { $0.1 < $1.1 }) else { return false }
        focus(nearest.0)
        return true
    }

    // MARK: Layers

    /// Gives up the focus for a layer that opens; the first control in it is to have it.
    func leave() -> Place {
        let place = returning ?? Place(responder: focused, isResigned: isResigned)
        returning = nil
        focus(nil)
        isResigned = false
        isEntering = true
        candidatesDidChange()
        return place
    }

    /// Returns to where the focus was when a layer was opened, once the layer is gone.
    func comeBack(to place: Place) {
        returning = place
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
        }
    }

    /// Whether a responder is in the tree in which the focus moves, and can have it.
    private func isAvailable(_ responder: any Responder) -> Bool {
        responder.canBeFocused && !responder.layoutNode.owner.isRemoved
            && responder.layoutNode.isIn(root()) && responder.layoutNode.isReachable
    }

    // MARK: Keeping up with the tree

    /// Called after layout: carries out what `@FocusState` asks for, and finds a new holder where
    /// the old one is gone or disabled.
    func settle() {
        carryOutReturn()
        let waiting = requests
        requests.removeAll()
        for request in waiting { carryOut(request) }
        carryOutEntrance()
        if let focused {
            if generation == settled { return }
            if isAvailable(focused) {
                trail = FocusTrail(to: focused.layoutNode)
                settled = generation
                return
            }
        }
        if focused == nil && (isResigned || !candidatesMayDiffer) { return }
        candidatesMayDiffer = false
        if isEntering {
            give(root()?.firstInRank, after: FocusTrail())
        } else {
            give(trail.heir(in: root()), after: trail)
        }
        isResigned = false
    }

    // MARK: Being seen

    /// Whether the holder got the focus by itself, and has been out of sight ever since.
    var isUnseen: Bool {
        guard arrival != nil, let node = focused?.layoutNode else { return false }
        return node.visibleArea.isEmpty && node.isInViewport
    }

    /// Scrolls to the holder; where it got the focus by itself, only in what has scrolled around the
    /// holder before it.
    func reveal() {
        guard let arrival else { return show() }
        focused?.layoutNode.reveal { arrival.passes($0) }
    }

    /// Scrolls to the holder.
    func show() {
        arrival = nil
        focused?.layoutNode.reveal()
    }

    /// Called once the frame is laid out.
    func noteSight() {
        if arrival != nil, !isUnseen { arrival = nil }
    }

    /// Asks that the first control in a node have the focus once what has changed is laid out; those in bars
    /// come last.
    func enter(_ node: LayoutNode) {
        entrance = node
        frames?.requestFrame()
    }

    private func carryOutEntrance() {
        guard let node = entrance else { return }
        entrance = nil
        guard node.isIn(root()), let first = node.firstInRank else { return }
        give(first, after: FocusTrail())
    }

    /// Lets a control have the focus that nobody has moved there.
    private func give(_ responder: (any Responder)?, after way: FocusTrail) {
        focus(responder)
        if let responder, responder.initialFocusRank <= 0 { arrival = way }
    }

    private func carryOut(_ request: any FocusRequest) {
        if let node = bindings.first(where: { $0.answers(request) }) {
            let target = node.layoutNodes.lazy.flatMap { $0.focusableResponders() }.first
            if let target, isAvailable(target) { return focus(target) }
        } else if request.isResignation, let focused, bindings.contains(where: {
            $0.belongs(to: request) && $0.holds(focused)
        }) {
            return focus(nil)
        }
        // There is no such control, or it cannot be focused: the state goes back to what is so.
        request.takeBack()
        for binding in bindings where binding.belongs(to: request) { binding.focusDidMove() }
    }

    // MARK: Bindings

    var isSettled: Bool { requests.isEmpty && returning == nil && entrance == nil }

    func register(_ node: any FocusBindingNode) {
        bindings.append(node)
    }

    func unregister(_ node: any FocusBindingNode) {
        bindings.removeAll { $0 === node }
    }

    /// Says that controls may have come, gone, or been enabled.
    func candidatesDidChange() {
        candidatesMayDiffer = true
        revision.advance()
    }

    func request(_ request: any FocusRequest) {
        requests.append(request)
        frames?.requestFrame()
    }
}

extension LayoutNode {
    /// Whether the node is in a tree.
    func isIn(_ root: LayoutNode?) -> Bool {
        sequence(first: self, next: \.parent).contains { $0 === root }
    }

    /// The frame in the screen's cells.
    var screenFrame: CellRect { CellRect(origin: screenOrigin, size: frame.size) }
}
