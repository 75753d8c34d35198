/// How many responders in a part of the tree concern the keys.
struct ResponderCounts: Equatable {
    /// Those that can have the focus.
    var focusable: Int32 = 0
    /// Those of them that are controls.
    var controls: Int32 = 0
    /// Those that scroll, whether they can have the focus or not.
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
    /// One responder, as it is at this moment.
    @MainActor
    init(of responder: any Responder) {
        if responder is ViewportLayoutNode { viewports = 1 }
        guard responder.canBeFocused else { return }
        focusable = 1
        if responder.isControl { controls = 1 }
    }
}

/// What a layout node keeps of the responders in it, so that nobody has to look for them.
struct ResponderTally {
    /// Those in the children, as these have told.
    fileprivate(set) var below = ResponderCounts()
    /// Those and the node's own, as the parent knows them; none where the node is hidden.
    fileprivate(set) var told = ResponderCounts()
    /// Whether the node's own responder is to be asked once more.
    fileprivate var isWaiting = false
}

/// The layout nodes whose responders may have become able to have the focus, or unable.
///
/// They are asked when somebody wants to know: in the middle of an update the answer may not hold.
@MainActor
final class ResponderQueue {
    private var waiting: [LayoutNode] = []
    private var isCounting = false

    nonisolated init() {}

    fileprivate func append(_ node: LayoutNode) {
        waiting.append(node)
    }

    /// Asks those that wait. A node inside of others may have these wait again.
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

    /// Says that the node's own responder may have become able to have the focus, or unable.
    final func responderMayDiffer() {
        guard !responderTally.isWaiting else { return }
        responderTally.isWaiting = true
        layoutContext.focus.responders.append(self)
    }

    /// Says that the node has been hidden, or shown.
    final func visibilityDidChange() {
        responderTallyDidChange()
        layoutContext.focus.candidatesDidChange()
    }

    /// Takes in the responders of a child that has come.
    final func addResponders(of child: LayoutNode) {
        responderTally.below = responderTally.below + child.responderTally.told
        if child.responder != nil { child.responderMayDiffer() }
    }

    /// Takes out the responders of a child that has gone.
    final func removeResponders(of child: LayoutNode) {
        responderTally.below = responderTally.below - child.responderTally.told
    }

    /// Tells those around the node how many responders are in it. Those that have one themselves are asked
    /// later whether it still can have the focus.
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
        tellParent(own: own)?.responderTallyDidChange()
    }

    /// Returns the parent if what it knows has changed.
    private func tellParent(own: ResponderCounts) -> LayoutNode? {
        let total = visibility.contains(.hidden) ? ResponderCounts() : responderTally.below + own
        guard total != responderTally.told else { return nil }
        let change = total - responderTally.told
        responderTally.told = total
        layoutContext.focus.candidatesDidChange()
        guard let parent else { return nil }
        parent.responderTally.below = parent.responderTally.below + change
        return parent
    }
}
