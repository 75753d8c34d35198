/// The numbers of responders for keys in a part of the tree.
struct ResponderCounts: Equatable {
    /// Responders that can have the focus.
    var focusable: Int32 = 0
    /// Controls among the focusable responders.
    var controls: Int32 = 0
    /// Responders that scroll, whether they can have the focus or not.
    var viewports: Int32 = 0

    static func + (first: ResponderCounts, second: ResponderCounts) -> ResponderCounts {
        ResponderCounts(
            focusable: first.focusable + second.focusable,
            controls: first.controls + second.controls,
            viewports: first.viewports + second.viewports
        )
    }

    static func - (first: ResponderCounts, second: ResponderCounts) -> ResponderCounts {
        ResponderCounts(
            focusable: first.focusable - second.focusable,
            controls: first.controls - second.controls,
            viewports: first.viewports - second.viewports
        )
    }
}

extension ResponderCounts {
    /// The counts of a single responder in its current state.
    @MainActor
    init(of responder: any Responder) {
        if responder is ViewportLayoutNode { viewports = 1 }
        guard responder.canBeFocused else { return }
        focusable = 1
        if responder.isControl { controls = 1 }
    }
}

/// The counts of the responders in a layout node, stored so that no search is needed.
struct ResponderTally {
    /// The responders in the children, as the children have reported them.
    fileprivate(set) var below = ResponderCounts()
    /// The responders in the children and the node's own, as reported to the parent; none if the node is hidden.
    fileprivate(set) var told = ResponderCounts()
    /// Whether the node's own responder is to be counted again.
    fileprivate var isWaiting = false
}

/// The layout nodes whose responders may have become focusable, or stopped being so.
///
/// They are counted on demand: in the middle of an update the result may not last.
@MainActor
final class ResponderQueue {
    private var waiting: [LayoutNode] = []
    private var isCounting = false

    nonisolated init() {}

    fileprivate func append(_ node: LayoutNode) {
        waiting.append(node)
    }

    /// Counts the waiting responders. Counting a node may make the nodes around it wait again.
    func count() {
        guard !waiting.isEmpty, !isCounting else { return }
        isCounting = true
        var index = 0
        while index < waiting.count {
            waiting[index].countOwnResponder()
            index += 1
        }
        waiting.removeAll(keepingCapacity: true)
        isCounting = false
    }
}

extension LayoutNode {
    /// The responders in the node and below it; none where the node is hidden.
    final var responderCounts: ResponderCounts {
        layoutContext.focus.responders.count()
        return responderTally.told
    }

    /// The responders below the node.
    final var responderCountsBelow: ResponderCounts {
        layoutContext.focus.responders.count()
        return responderTally.below
    }

    /// Notes that the node's own responder may have become focusable, or stopped being so.
    final func responderMayDiffer() {
        guard !responderTally.isWaiting else { return }
        responderTally.isWaiting = true
        layoutContext.focus.responders.append(self)
    }

    /// Notes that the node has been hidden or shown.
    final func visibilityDidChange() {
        responderTallyDidChange()
        layoutContext.focus.candidatesDidChange()
    }

    /// Adds the responders of a new child.
    final func addResponders(of child: LayoutNode) {
        responderTally.below = responderTally.below + child.responderTally.told
        if child.responder != nil { child.responderMayDiffer() }
    }

    /// Subtracts the responders of a removed child.
    final func removeResponders(of child: LayoutNode) {
        responderTally.below = responderTally.below - child.responderTally.told
    }

    /// Reports the number of responders in the node to its ancestors, up to the first one with a responder of its own.
    /// That responder is counted again later, because it may have become focusable, or stopped being so.
    final func responderTallyDidChange() {
        var node = self
        while node.responder == nil {
            guard let parent = node.tellParent(own: ResponderCounts()) else { return }
            node = parent
        }
        node.responderMayDiffer()
    }

    fileprivate func countOwnResponder() {
        responderTally.isWaiting = false
        let own = responder.map(ResponderCounts.init(of:)) ?? ResponderCounts()
        if own.focusable > 0, responderTally.told.focusable == 0 { layoutContext.focus.didBecomeFocusable(self) }
        tellParent(own: own)?.responderTallyDidChange()
    }

    /// Reports the counts to the parent; returns the parent if they have changed.
    private func tellParent(own: ResponderCounts) -> LayoutNode? {
        let total = visibility.keepsInputOut ? ResponderCounts() : responderTally.below + own
        guard total != responderTally.told else { return nil }
        let change = total - responderTally.told
        responderTally.told = total
        layoutContext.focus.candidatesDidChange()
        guard let parent else { return nil }
        parent.responderTally.below = parent.responderTally.below + change
        return parent
    }
}
