/// The numbers of responders in a part of the tree, by kind.
struct ResponderCounts: Equatable {
    /// The number of responders that can have the focus.
    var focusable: Int32 = 0
    /// The number of focusable responders that are controls.
    var controls: Int32 = 0
    /// The number of responders that scroll, whether they are focusable or not.
    var viewports: Int32 = 0
    /// The number of responders with keys of the whole screen.
    var screens: Int32 = 0
    /// The number of focusable responders in bars. Within a pane, they come last in Tab order; for the views around the
    /// pane, they are part of its content.
    var bars: Int32 = 0
    /// The number of focusable responders that are neither in a bar nor in a pane.
    var loose: Int32 = 0
    /// The number of panes that contain focusable responders outside of bars.
    var panes: Int32 = 0
    /// The number of focusable responders that take typed text.
    var fields: Int32 = 0
    /// The number of focusable texts without links, which leave Return and Space to the views around them.
    var plainTexts: Int32 = 0
    /// Whether the node consists of a focusable responder, with nothing but modifiers around it: one if it does.
    var whole: Int32 = 0

    /// The number of focusable responders that come before those in bars.
    var content: Int32 { focusable - bars }

    /// The counts of a pane, from the counts of the views in it.
    var asPane: ResponderCounts {
        var counts = self
        if loose > 0 { counts.panes += 1 }
        counts.loose = 0
        counts.bars = 0
        return counts
    }

    static func + (first: ResponderCounts, second: ResponderCounts) -> ResponderCounts {
        ResponderCounts(
            focusable: first.focusable + second.focusable,
            controls: first.controls + second.controls,
            viewports: first.viewports + second.viewports,
            screens: first.screens + second.screens,
            bars: first.bars + second.bars,
            loose: first.loose + second.loose,
            panes: first.panes + second.panes,
            fields: first.fields + second.fields,
            plainTexts: first.plainTexts + second.plainTexts,
            whole: first.whole + second.whole
        )
    }

    static func - (first: ResponderCounts, second: ResponderCounts) -> ResponderCounts {
        ResponderCounts(
            focusable: first.focusable - second.focusable,
            controls: first.controls - second.controls,
            viewports: first.viewports - second.viewports,
            screens: first.screens - second.screens,
            bars: first.bars - second.bars,
            loose: first.loose - second.loose,
            panes: first.panes - second.panes,
            fields: first.fields - second.fields,
            plainTexts: first.plainTexts - second.plainTexts,
            whole: first.whole - second.whole
        )
    }
}

extension ResponderCounts {
    /// Counts a single responder in its current state.
    @MainActor
    init(of responder: any Responder) {
        if responder is ViewportLayoutNode { viewports = 1 }
        if responder.hasScreenKeys { screens = 1 }
        guard responder.canBeFocused else { return }
        focusable = 1
        if responder.isControl { controls = 1 }
        if responder.takesText { fields = 1 }
        if (responder as? TextLayoutNode)?.links.isEmpty == true { plainTexts = 1 }
        if responder.isInBar { bars = 1 } else { loose = 1 }
    }
}

/// The responder counts of a layout node, stored so that the tree need not be searched.
struct ResponderTally {
    /// The total of the children, as reported by them.
    fileprivate(set) var below = ResponderCounts()
    /// The total of the children and the node's own responder, as reported to the parent; zero if the node is hidden.
    fileprivate(set) var told = ResponderCounts()
    /// Whether the node's own responder could have the focus when it was last counted.
    fileprivate(set) var isStop = false
    /// Whether the node's own responder claimed the focus for the views in it when it was last counted.
    fileprivate var claimsFocus: Bool?
    /// Whether the node's own responder must be counted again.
    fileprivate var isWaiting = false
}

/// The layout nodes whose responders may have become focusable, or may no longer be focusable.
///
/// They are counted only when a count is needed, because a result in the middle of an update might change again.
@MainActor
final class ResponderQueue {
    private var waiting: [LayoutNode] = []
    private var isCounting = false

    nonisolated init() {}

    fileprivate func append(_ node: LayoutNode) {
        waiting.append(node)
    }

    /// Counts the queued responders. Counting a node may add the nodes around it to the queue again.
    func count() {
        guard !waiting.isEmpty, !isCounting else { return }
        isCounting = true
        var rows: [LayoutNode] = []
        countWaiting { if $0.responder?.asRow != nil { rows.append($0) } }
        // Whether a row is a stop depends on the views in it, which may have been counted after the row.
        for row in rows { row.countOwnResponder() }
        countWaiting { _ in }
        isCounting = false
    }

    private func countWaiting(_ visit: (LayoutNode) -> Void) {
        var index = 0
        while index < waiting.count {
            waiting[index].countOwnResponder()
            visit(waiting[index])
            index += 1
        }
        waiting.removeAll(keepingCapacity: true)
    }
}

extension LayoutNode {
    /// The number of responders in the subtree of the node; zero if the node is hidden.
    final var responderCounts: ResponderCounts {
        layoutContext.focus.responders.count()
        return responderTally.told
    }

    /// The number of responders in the subtree, without the node's own.
    final var responderCountsBelow: ResponderCounts {
        layoutContext.focus.responders.count()
        return responderTally.below
    }

    /// Whether the node is a pane: a column, a page or a screen.
    final var isPane: Bool { (self as? ViewportLayoutNode)?.configuration.isScreen == true }

    /// The responders with keys of the whole screen in the subtree, innermost first; of two side by side, the last one is
    /// first.
    final var screenResponders: [any Responder] {
        guard responderCounts.screens > 0 else { return [] }
        var found = children.reversed().flatMap(\.screenResponders)
        if let responder, responder.hasScreenKeys { found.append(responder) }
        return found
    }

    /// Notes that the node's own responder may have become focusable, or may no longer be focusable.
    final func responderMayDiffer() {
        guard !responderTally.isWaiting else { return }
        responderTally.isWaiting = true
        layoutContext.focus.responders.append(self)
    }

    /// Notes that the node has been hidden or shown.
    final func visibilityDidChange() {
        responderTallyDidChange()
        layoutContext.focus.candidatesDidChange()
        hitContentDidChange()
    }

    /// Counts the gestures around the node again: a view with a gesture is no stop if the mouse cannot hit the only
    /// view in it.
    final func hitContentDidChange() {
        var node = self
        while let parent = node.parent, parent.traits?.wrapped === node {
            if parent.responder != nil { parent.responderMayDiffer() }
            node = parent
        }
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

    /// Reports the changed counts to the ancestors, up to the first ancestor that has a responder. That responder is
    /// counted again later, because it may have become focusable, or may no longer be focusable.
    final func responderTallyDidChange() {
        var node = self
        while node.responder == nil {
            guard let parent = node.tellParent(node.total(of: node.responderTally.below, with: ResponderCounts()))
            else { return }
            node = parent
        }
        node.responderMayDiffer()
    }

    fileprivate func countOwnResponder() {
        responderTally.isWaiting = false
        let own = responder.map(ResponderCounts.init(of:)) ?? ResponderCounts()
        if own.focusable > 0, responderTally.told.focusable == 0 { layoutContext.focus.didBecomeFocusable(self) }
        responderTally.isStop = own.focusable > 0
        // A view to tap is no stop inside a view that claims the focus.
        let claimsFocus = responder?.claimsFocus ?? false
        if let known = responderTally.claimsFocus, known != claimsFocus { respondersBelowMayDiffer() }
        responderTally.claimsFocus = claimsFocus
        tellParent(total(of: responderTally.below, with: own))?.responderTallyDidChange()
    }

    /// Returns the counts of the node.
    ///
    /// - Parameters:
    ///   - below: the counts of the views in it.
    ///   - own: the counts of its own responder.
    final func total(of below: ResponderCounts, with own: ResponderCounts) -> ResponderCounts {
        var total = below + own
        total.whole = own.focusable > 0 || below.whole > 0 && traits?.wrapped != nil ? 1 : 0
        return isPane ? total.asPane : total
    }

    /// Reports the counts to the parent; returns the parent if the counts have changed.
    private func tellParent(_ counts: ResponderCounts) -> LayoutNode? {
        let total = visibility.keepsInputOut ? ResponderCounts() : counts
        guard total != responderTally.told else { return nil }
        let change = total - responderTally.told
        responderTally.told = total
        layoutContext.focus.candidatesDidChange()
        guard let parent else { return nil }
        parent.responderTally.below = parent.responderTally.below + change
        return parent
    }
}
