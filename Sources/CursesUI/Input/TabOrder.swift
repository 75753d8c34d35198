/// The focusable responders of a view in Tab order: a responder comes before those inside it, and in each pane the bars
/// come last.
///
/// A responder is found by its index, and its index is found, without a walk over all responders: each layout node knows
/// how many there are inside it, so whole subtrees are skipped.
@MainActor
struct TabOrder {
    private let root: LayoutNode

    init(of root: LayoutNode) {
        self.root = root
        root.layoutContext.focus.responders.count()
    }

    var count: Int { Int(root.responderTally.told.focusable) }

    /// The responder at an index; `nil` if it is no longer there.
    subscript(index: Int) -> (any Responder)? {
        let content = Int(root.responderTally.told.content)
        return index < content ? root.stop(at: index, inBars: false) : root.stop(at: index - content, inBars: true)
    }

    /// Returns the index of a responder; `nil` if it is not in the order.
    func index(of responder: any Responder) -> Int? {
        var node = responder.layoutNode
        guard node.responderTally.isStop, responder.canBeFocused else { return nil }
        var inBars = responder.isInBar
        var index = 0
        while true {
            node.queue.statistics.visits += 1
            guard node.responderTally.told.focusable > 0 else { return nil }
            let below = node.responderTally.below
            if node.isPane, inBars {
                index += Int(below.content) + (node.responderTally.isStop && node.responder?.isInBar == false ? 1 : 0)
                inBars = false
            }
            if node === root { return inBars ? index + Int(root.responderTally.told.content) : index }
            guard let parent = node.parent else { return nil }
            if parent.responderTally.isStop, parent.responder?.isInBar == inBars { index += 1 }
            for sibling in parent.children {
                if sibling === node { break }
                index += sibling.responderTally.told.count(inBars: inBars)
            }
            node = parent
        }
    }
}

extension ResponderCounts {
    fileprivate func count(inBars: Bool) -> Int { Int(inBars ? bars : content) }
}

extension LayoutNode {
    /// Returns the focusable responder at an index among those in bars, or among the others.
    fileprivate func stop(at index: Int, inBars: Bool) -> (any Responder)? {
        queue.statistics.visits += 1
        var index = index
        if responderTally.isStop, let responder, responder.isInBar == inBars {
            if index == 0 { return responder }
            index -= 1
        }
        for child in children {
            let count = child.responderTally.told.count(inBars: inBars)
            if index < count { return child.stop(at: index, inBars: inBars) }
            index -= count
        }
        // The bars of a pane are behind its content.
        return isPane && !inBars ? stop(at: index, inBars: true) : nil
    }
}
