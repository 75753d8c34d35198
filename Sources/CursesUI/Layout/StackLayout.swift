import CursesUITerminal

/// The layout of `HStack` and `VStack`.
///
/// The space is shared as in SwiftUI: children of a higher priority come first and, within a priority, the least
/// flexible. Each is proposed an equal part of the remaining space. What views leave of their parts goes to those that
/// would take more. In a stack with a spacer, a view that yields to spacers is proposed no more than its ideal length.
struct StackLayout: CellLayout {
    let axis: Axis
    /// The guide across the axis on which the children are aligned.
    let alignment: AlignmentKey
    let spacing: Int?

    /// The results of the last measurement.
    @MainActor
    struct Cache {
        /// The arrangement from the last measurement, which usually serves for the placement; `nil` after that, to save
        /// memory.
        fileprivate var arrangement: Arrangement?
        /// The measurements of a long column; `nil` for all other stacks.
        fileprivate var columns: StackColumns?
    }

    /// The positions of the children, measured for a proposal.
    fileprivate struct Arrangement {
        let proposal: CellProposal
        let slots: [Slot]
    }

    func makeCache() -> Cache { Cache() }

    func updateCache(_ cache: inout Cache) { cache.arrangement = nil }

    func childDidChange(_ child: LayoutNode, _ cache: inout Cache) { cache.columns?.childDidChange(child) }

    func size(_ proposal: CellProposal, children: [LayoutNode]) -> CellSize {
        arrange(children, proposal).size
    }

    func size(_ proposal: CellProposal, children: [LayoutNode], cache: inout Cache) -> CellSize {
        if isLongColumn(children, proposal) { return columns(&cache).size(proposal, children) }
        let (slots, size) = arrange(children, proposal)
        cache.arrangement = Arrangement(proposal: proposal, slots: slots)
        return size
    }

    func place(_ children: [LayoutNode], in size: CellSize, proposal: CellProposal) {
        place(children, at: .zero, proposal: proposal)
    }

    func place(_ children: [LayoutNode], in size: CellSize, proposal: CellProposal, cache: inout Cache) {
        if isLongColumn(children, proposal) { return columns(&cache).place(children, proposal) }
        cache.columns = nil
        let slots =
            if let arrangement = cache.arrangement, arrangement.proposal == proposal {
                arrangement.slots
            } else {
                arrange(children, proposal).slots
            }
        cache.arrangement = nil
        place(children, in: slots, at: .zero)
    }

    /// Returns whether the children are in a column that does not share a height, and are numerous enough that keeping
    /// their measurements pays off.
    @MainActor
    private func isLongColumn(_ children: [LayoutNode], _ proposal: CellProposal) -> Bool {
        axis == .vertical && proposal.height == nil && children.count > StackColumns.few
    }

    @MainActor
    private func columns(_ cache: inout Cache) -> StackColumns {
        if let columns = cache.columns { return columns }
        let columns = StackColumns(alignment: alignment, spacing: spacing ?? 0)
        cache.columns = columns
        return columns
    }

    @MainActor
    func place(_ children: [LayoutNode], at start: CellPoint, proposal: CellProposal) {
        place(children, in: arrange(children, proposal).slots, at: start)
    }

    @MainActor
    private func place(_ children: [LayoutNode], in slots: [Slot], at start: CellPoint) {
        for index in children.indices {
            children[index].place(at: start + slots[index].origin, proposal: slots[index].proposal)
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

    // These shortcuts apply only to a single child, such as a list alone in its stack. The results are not cached, so
    // nested stacks would otherwise ask all of their views again and again.

    func leastLength(along axis: Axis, of children: [LayoutNode]) -> Int? {
        axis == self.axis && children.count == 1 ? children[0].leastLength(along: axis) : nil
    }

    func greatestLength(along axis: Axis, of children: [LayoutNode]) -> Int? {
        axis == self.axis && children.count == 1 ? children[0].greatestLength(along: axis) : nil
    }

    // MARK: Sharing the space

    fileprivate struct Slot {
        var proposal = CellProposal.unspecified
        var size = CellSize.zero
        var origin = CellPoint.zero
    }

    // The following functions use loops rather than closures: a main-actor closure checks its thread at every call, and
    // each row of a list is arranged several times.

    private func arrange(
        _ children: [LayoutNode],
        _ proposal: CellProposal
    ) -> (slots: [Slot], size: CellSize) {
        guard !children.isEmpty else { return ([], .zero) }
        let gaps = self.gaps(between: children)
        var gapSum = 0
        for gap in gaps { gapSum += gap }
        var slots = share(proposal, children, gaps: gapSum)
        var across = lineUp(&slots, children)
        if proposal[axis.other] == nil, !keepIdealSizes(children) {
            // The widest view determines the length across the axis, and flexible views, such as a divider, adapt to
            // it.
            var resolved = proposal
            resolved[axis.other] = across
            slots = share(resolved, children, gaps: gapSum)
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

    /// Returns whether no child would change its size if the longest one determined the length across the axis.
    private func keepIdealSizes(_ children: [LayoutNode]) -> Bool {
        for child in children where !child.keepsIdealSize(along: axis.other) { return false }
        return true
    }

    private func gaps(between children: [LayoutNode]) -> [Int] {
        // By default, there is no spacing between the rows of a column.
        guard spacing == nil, axis == .horizontal else {
            return Array(repeating: spacing ?? 0, count: children.count - 1)
        }
        var gaps: [Int] = []
        gaps.reserveCapacity(children.count)
        var wantsSpacing = children[0].wantsSpacing
        for child in children.dropFirst() {
            let next = child.wantsSpacing
            // By default, there is one column between neighbours in a row.
            gaps.append(wantsSpacing && next ? 1 : 0)
            wantsSpacing = next
        }
        return gaps
    }

    private func share(_ proposal: CellProposal, _ children: [LayoutNode], gaps: Int) -> [Slot] {
        var slots = Array(repeating: Slot(), count: children.count)
        guard let total = proposal[axis] else {
            let separators = separators(children)
            for index in children.indices {
                slots[index].proposal = separators.contains(index) ? offer(1, proposal) : proposal
                slots[index].size = children[index].size(for: slots[index].proposal)
            }
            return slots
        }
        var left = total.shrunk(by: gaps)
        let members = byPriority(children)
        // In most stacks all children have the same priority, so nothing needs to be reserved for others.
        guard members[0].priority != members[members.count - 1].priority else {
            share(left, among: members[...], children, proposal, spacers: nil, &slots)
            return slots
        }
        let hasSpacers = members[members.count - 1].priority == -.infinity
        let separators = separators(children)
        // The total minimum length of the views that have not received their space yet.
        var reserved = hasSpacers ? separators.count : 0
        for index in children.indices { reserved += shortest(children[index], proposal) }
        var start = 0
        while start < members.count {
            let priority = members[start].priority
            var end = start
            // Without `end == start`, a NaN priority would loop forever, because NaN is not equal to itself.
            while end < members.count, end == start || members[end].priority == priority {
                reserved -= shortest(children[members[end].index], proposal)
                end += 1
            }
            if priority == -.infinity { reserved -= separators.count }
            let used = share(
                left.shrunk(by: reserved), among: members[start..<end], children, proposal,
                spacers: hasSpacers ? separators : nil, &slots)
            left = left.shrunk(by: used)
            start = end
        }
        return slots
    }

    /// A child that takes part in the sharing of a length.
    private struct Member: Comparable {
        let index: Int
        let priority: Double
        var flexibility = 0
        /// The greatest length that the child takes.
        var longest = 0

        static func < (lhs: Member, rhs: Member) -> Bool {
            (lhs.flexibility, lhs.index) < (rhs.flexibility, rhs.index)
        }
    }

    /// Returns the children in descending order of priority.
    private func byPriority(_ children: [LayoutNode]) -> [Member] {
        var members: [Member] = []
        members.reserveCapacity(children.count)
        for index in children.indices {
            let member = Member(index: index, priority: children[index].priority)
            var place = members.count
            while place > 0, members[place - 1].priority < member.priority { place -= 1 }
            members.insert(member, at: place)
        }
        return members
    }

    /// Returns the indices of the spacers between views of a row with the default spacing. They keep the views on both
    /// sides at least one column apart.
    private func separators(_ children: [LayoutNode]) -> [Int] {
        guard axis == .horizontal, spacing == nil, children.count > 2 else { return [] }
        var separators: [Int] = []
        var lastView: Int?
        // The spacers since the last view. They separate views only if another view follows.
        var open: [Int] = []
        for index in children.indices {
            guard let spacer = children[index] as? SpacerLayoutNode else {
                separators += open
                open.removeAll()
                lastView = index
                continue
            }
            if lastView != nil, spacer.separates { open.append(index) }
        }
        return separators
    }

    /// Shares a length among children of one priority; returns the length that they take.
    ///
    /// - Parameter spacers: the spacers that keep views apart; `nil` if the stack has no spacer.
    @discardableResult
    private func share(
        _ length: Int,
        among group: ArraySlice<Member>,
        _ children: [LayoutNode],
        _ proposal: CellProposal,
        spacers: [Int]?,
        _ slots: inout [Slot]
    ) -> Int {
        var available = length
        var used = 0
        var count = group.count
        let order = leastFlexibleFirst(group, children, proposal)
        for member in order {
            let index = member.index
            var part = available >= .unbounded ? .unbounded : available / count
            count -= 1
            if let spacers {
                if children[index].yieldsToSpacers { part = min(part, ideal(children[index], proposal)) }
                if spacers.contains(index) { part = max(part, 1) }
            }
            slots[index].proposal = offer(part, proposal)
            slots[index].size = children[index].size(for: slots[index].proposal)
            available = available.shrunk(by: slots[index].size[axis])
            used += slots[index].size[axis]
        }
        if used < length, length < .unbounded, group.count > 1 {
            used += shareRest(length - used, among: order, children, proposal, hasSpacers: spacers != nil, &slots)
        }
        return used
    }

    /// Shares what views have left of their parts among those that took all of their parts, and need more: a text before
    /// a button would be cut, although there is space. Returns the length that they take.
    private func shareRest(
        _ length: Int,
        among members: ArraySlice<Member>,
        _ children: [LayoutNode],
        _ proposal: CellProposal,
        hasSpacers: Bool,
        _ slots: inout [Slot]
    ) -> Int {
        var used = 0
        for member in members where used < length {
            let (child, slot) = (children[member.index], slots[member.index])
            let taken = slot.size[axis]
            guard taken < member.longest, taken >= slot.proposal[axis] ?? .max else { continue }
            var part = taken + length - used
            if hasSpacers, child.yieldsToSpacers { part = min(part, ideal(child, proposal)) }
            guard part > taken else { continue }
            let size = child.size(for: offer(part, proposal))
            guard size[axis] > taken else { continue }
            slots[member.index].proposal = offer(part, proposal)
            slots[member.index].size = size
            used += size[axis] - taken
        }
        return used
    }

    private func leastFlexibleFirst(
        _ group: ArraySlice<Member>,
        _ children: [LayoutNode],
        _ proposal: CellProposal
    ) -> ArraySlice<Member> {
        guard group.count > 1 else { return group }
        var order = group
        for place in order.indices {
            let child = children[order[place].index]
            order[place].longest = longest(child, proposal)
            order[place].flexibility = order[place].longest - shortest(child, proposal)
        }
        order.sort()
        return order
    }

    private func shortest(_ child: LayoutNode, _ proposal: CellProposal) -> Int {
        child.leastLength(along: axis) ?? child.size(for: offer(0, proposal))[axis]
    }

    private func longest(_ child: LayoutNode, _ proposal: CellProposal) -> Int {
        child.greatestLength(along: axis) ?? child.size(for: offer(.unbounded, proposal))[axis]
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

    /// Aligns the children on the guide; returns their total length across the axis.
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
    /// The axis of the nearest stack around the node.
    var stackAxis: Axis? {
        var node: LayoutNode? = self
        while let current = node {
            if let stack = current as? ContainerLayoutNode<StackLayout> { return stack.layout.axis }
            if let axis = current.customStackAxis { return axis }
            node = current.parent
        }
        return nil
    }
}
