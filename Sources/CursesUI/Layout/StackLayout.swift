import CursesUITerminal

/// The layout of `HStack` and `VStack`.
///
/// The space is shared as SwiftUI shares it: children of a higher priority first, and among
/// equals the least flexible first, each being offered an equal part of what is left. Beside a spacer
/// a view that yields to spacers is offered no more than its ideal length.
struct StackLayout: CellLayout {
    let axis: Axis
    /// The guide across the axis that the children are lined up on.
    let alignment: AlignmentKey
    let spacing: Int?

    func size(_ proposal: CellProposal, children: [LayoutNode]) -> CellSize {
        arrange(children, proposal).size
    }

    func place(_ children: [LayoutNode], in size: CellSize, proposal: CellProposal) {
        place(children, at: .zero, proposal: proposal)
    }

    @MainActor
    func place(_ children: [LayoutNode], at start: CellPoint, proposal: CellProposal) {
        for (child, slot) in zip(children, arrange(children, proposal).slots) {
            child.place(at: start + slot.origin, proposal: slot.proposal)
        }
    }

    func explicitGuide(
        _ key: AlignmentKey,
        in size: CellSize,
        proposal: CellProposal,
        children: [LayoutNode]
    ) -> Int? {
        let placed = Array(zip(children, arrange(children, proposal).slots))
        let order = key == VerticalAlignment.lastTextBaseline.key ? placed.reversed() : placed
        for (child, slot) in order {
            let size = child.size(for: slot.proposal)
            if let guide = child.explicitGuide(key, in: size, proposal: slot.proposal) {
                return guide + slot.origin[key.axis]
            }
        }
        return nil
    }

    // MARK: Sharing the space

    private struct Slot {
        var proposal = CellProposal.unspecified
        var size = CellSize.zero
        var origin = CellPoint.zero
    }

    private func arrange(
        _ children: [LayoutNode],
        _ proposal: CellProposal
    ) -> (slots: [Slot], size: CellSize) {
        guard !children.isEmpty else { return ([], .zero) }
        let gaps = self.gaps(between: children)
        var slots = share(proposal, children, gaps: gaps.reduce(0, +))
        var across = lineUp(&slots, children)
        if proposal[axis.other] == nil {
            // The widest view decides, and those that stretch, as a divider does, go along.
            var resolved = proposal
            resolved[axis.other] = across
            slots = share(resolved, children, gaps: gaps.reduce(0, +))
            across = lineUp(&slots, children)
        }
        var position = 0
        for index in slots.indices {
            slots[index].origin[axis] = position
            position += slots[index].size[axis]
            if index < gaps.count { position += gaps[index] }
        }
        var size = CellSize.zero
        size[axis] = position
        size[axis.other] = across
        return (slots, size)
    }

    private func gaps(between children: [LayoutNode]) -> [Int] {
        zip(children, children.dropFirst()).map { first, second in
            if let spacing { return spacing }
            // A column between neighbours in a row; rows stand close by themselves.
            return axis == .horizontal && first.wantsSpacing && second.wantsSpacing ? 1 : 0
        }
    }

    private func share(_ proposal: CellProposal, _ children: [LayoutNode], gaps: Int) -> [Slot] {
        var slots = Array(repeating: Slot(), count: children.count)
        let separators = separators(children)
        func least(_ index: Int) -> Int { separators.contains(index) ? 1 : 0 }
        guard let total = proposal[axis] else {
            for (index, child) in children.enumerated() {
                slots[index].proposal = least(index) > 0 ? offer(1, proposal) : proposal
                slots[index].size = child.size(for: slots[index].proposal)
            }
            return slots
        }
        var left = total.shrunk(by: gaps)
        let groups = Dictionary(grouping: children.indices) { children[$0].priority }
        var reserved = groups.mapValues { group in
            group.reduce(0) { $0 + max(shortest(children[$1], proposal), least($1)) }
        }
        if groups.count == 1 { reserved = [:] }
        let hasSpacer = groups[-.infinity] != nil
        for priority in groups.keys.sorted(by: >) {
            reserved[priority] = nil
            var available = left.shrunk(by: reserved.values.reduce(0, +))
            let order = leastFlexibleFirst(groups[priority]!, children, proposal)
            for (place, index) in order.enumerated() {
                var part = available >= .unbounded ? .unbounded : available / (order.count - place)
                if hasSpacer, children[index].yieldsToSpacers {
                    part = min(part, ideal(children[index], proposal))
                }
                slots[index].proposal = offer(max(part, least(index)), proposal)
                slots[index].size = children[index].size(for: slots[index].proposal)
                available = available.shrunk(by: slots[index].size[axis])
                left = left.shrunk(by: slots[index].size[axis])
            }
        }
        return slots
    }

    /// The spacers between views of a row that has no spacing of its own: what they keep apart never
    /// touches.
    private func separators(_ children: [LayoutNode]) -> [Int] {
        guard axis == .horizontal, spacing == nil, children.count > 2 else { return [] }
        return children.indices.dropFirst().dropLast().filter { index in
            (children[index] as? SpacerLayoutNode)?.separates == true
                && children[..<index].contains { !($0 is SpacerLayoutNode) }
                && children[(index + 1)...].contains { !($0 is SpacerLayoutNode) }
        }
    }

    private func leastFlexibleFirst(
        _ group: [Int],
        _ children: [LayoutNode],
        _ proposal: CellProposal
    ) -> [Int] {
        guard group.count > 1 else { return group }
        let flexibility = Dictionary(uniqueKeysWithValues: group.map { index in
            let child = children[index]
            let longest = child.size(for: offer(.unbounded, proposal))[axis]
            return (index, longest - shortest(child, proposal))
        })
        return group.sorted { (flexibility[$0]!, $0) < (flexibility[$1]!, $1) }
    }

    private func shortest(_ child: LayoutNode, _ proposal: CellProposal) -> Int {
        child.size(for: offer(0, proposal))[axis]
    }

    private func ideal(_ child: LayoutNode, _ proposal: CellProposal) -> Int {
        child.size(for: offer(nil, proposal))[axis]
    }

    private func offer(_ length: Int?, _ proposal: CellProposal) -> CellProposal {
        var offer = proposal
        offer[axis] = length
        return offer
    }

    // MARK: Across the axis

    /// Lines the children up on the guide; returns how much room they take across the axis.
    private func lineUp(_ slots: inout [Slot], _ children: [LayoutNode]) -> Int {
        var before = Int.min
        var after = Int.min
        var guides: [Int] = []
        for (slot, child) in zip(slots, children) {
            let guide = child.guide(alignment, in: slot.size, proposal: slot.proposal)
            guides.append(guide)
            before = max(before, guide)
            after = max(after, slot.size[axis.other] - guide)
        }
        for index in slots.indices {
            slots[index].origin[axis.other] = before - guides[index]
        }
        return max(0, before + after)
    }
}

extension LayoutNode {
    /// The axis of the stack that the node stands in, through the modifiers around it.
    var stackAxis: Axis? {
        sequence(first: self, next: \.parent)
            .lazy.compactMap { ($0 as? ContainerLayoutNode<StackLayout>)?.layout.axis }
            .first { _ in true }
    }
}
