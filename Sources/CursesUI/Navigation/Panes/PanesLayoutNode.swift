import CursesUITerminal

/// Lays out panes. Each has the length that the user has chosen, or else an equal part of the space, as far as its
/// limits allow.
final class PanesLayoutNode: DividedLayoutNode {
    /// The pane lengths that the user has chosen; `nil` until the user moves a line.
    private var chosen: [Int]?

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        let sizes = children.map { ($0.children.first ?? $0).size(for: proposal) }
        var size = CellSize.zero
        size[axis] = proposal[axis] ?? sizes.map { $0[axis] }.reduce(0, +) + max(0, sizes.count - 1)
        size[axis.other] = proposal[axis.other] ?? sizes.map { $0[axis.other] }.max() ?? 0
        return size
    }

    override func placeChildren(in size: CellSize, proposal: CellProposal) {
        var start = 0
        lines = []
        for (index, (child, length)) in zip(children, lengths(in: size)).enumerated() {
            var pane = CellRect(origin: .zero, size: size)
            pane.origin[axis] = start
            pane.size[axis] = length
            child.place(in: pane, proposal: CellProposal(pane.size))
            start += length + 1
            if index < children.count - 1 { lines.append(start - 1) }
        }
    }

    /// Returns the minimum and maximum length of a pane along the axis, which are those of its view.
    private func limits(of window: LayoutNode, in size: CellSize) -> ClosedRange<Int> {
        let child = window.children.first ?? window
        func length(_ proposed: Int) -> Int {
            var offer = CellProposal(size)
            offer[axis] = proposed
            return child.size(for: offer)[axis]
        }
        let low = max(1, length(0))
        return low...max(low, length(size[axis]))
    }

    private func lengths(in size: CellSize) -> [Int] {
        let limits = children.map { self.limits(of: $0, in: size) }
        let total = max(0, size[axis] - max(0, children.count - 1))
        var lengths = chosen.flatMap { $0.count == children.count ? $0 : nil } ?? equal(limits, total)
        // The last pane takes the remaining space. If there is too little space, the panes shrink from the last to the
        // first.
        var rest = total - lengths.reduce(0, +)
        for index in lengths.indices.reversed() where rest != 0 {
            let low = min(limits[index].lowerBound, total)
            let new = rest > 0 ? lengths[index] + rest : max(low, lengths[index] + rest)
            rest -= new - lengths[index]
            lengths[index] = new
        }
        return lengths
    }

    /// Divides the space into equal parts, as far as the limits allow. The panes with the narrowest ranges get their
    /// space first.
    private func equal(_ limits: [ClosedRange<Int>], _ total: Int) -> [Int] {
        var lengths = [Int](repeating: 0, count: limits.count)
        let order = limits.indices.sorted { (limits[$0].count, $0) < (limits[$1].count, $1) }
        var left = total
        for (served, index) in order.enumerated() {
            let part = left / (limits.count - served)
            lengths[index] = part.clamped(limits[index].lowerBound, limits[index].upperBound)
            left = max(0, left - lengths[index])
        }
        return lengths
    }

    override func move(_ line: Int, to place: Int) {
        guard lines.indices.contains(line) else { return }
        var lengths = children.map { $0.frame.size[axis] }
        let all = self.lengths(in: frame.size)
        if all.count == lengths.count { lengths = all }
        let (before, after) = (
            limits(of: children[line], in: frame.size), limits(of: children[line + 1], in: frame.size)
        )
        let both = lengths[line] + lengths[line + 1]
        let low = max(before.lowerBound, both - after.upperBound)
        let high = min(before.upperBound, both - after.lowerBound)
        guard low <= high else { return }
        let start = lines[line] - lengths[line]
        let new = (place - start).clamped(low, high)
        guard new != lengths[line] else { return }
        lengths[line] = new
        lengths[line + 1] = both - new
        chosen = lengths
        invalidateLayout()
        layoutContext.requestFrame()
    }
}
