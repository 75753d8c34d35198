import CursesUITerminal

/// The layout of `LazyVStack` and `LazyHStack`. Each row has its ideal length along the axis, and is proposed the full
/// length across it.
struct LazyStackLayout: LazyLayout {
    let axis: Axis
    /// The guide across the axis on which the rows are aligned.
    let alignment: AlignmentKey
    let spacing: Int
    var pinsHeaders = false

    var gap: Int { spacing }

    func arrange(
        _ children: [LayoutNode],
        across: Int?,
        estimate: Int,
        _ metrics: CellMetrics
    ) -> LazyArrangement {
        var proposal = CellProposal.unspecified
        proposal[axis.other] = across
        var arrangement = LazyArrangement()
        arrangement.slots.reserveCapacity(children.count)
        var position = 0
        var widest = 0
        var end = 0
        for child in children {
            var slot = LazySlot()
            slot.origin[axis] = position
            if let unbuilt = child as? UnbuiltRowsLayoutNode {
                slot.size[axis] = unbuilt.elements.count * estimate
                position += slot.size[axis]
                end = position - spacing
            } else {
                slot.size = child.size(for: proposal)
                slot.proposal = proposal
                widest = max(widest, slot.size[axis.other])
                position += slot.size[axis]
                if !(child is BlankRowLayoutNode) {
                    end = position
                    position += spacing
                }
            }
            arrangement.slots.append(slot)
        }
        let width = across ?? widest
        arrangement.size[axis] = end
        arrangement.size[axis.other] = max(width, widest)
        lineUp(&arrangement, children, proposal, metrics)
        return arrangement
    }

    private func lineUp(
        _ arrangement: inout LazyArrangement,
        _ children: [LayoutNode],
        _ proposal: CellProposal,
        _ metrics: CellMetrics
    ) {
        let guide = alignment.defaultValue(in: arrangement.size, metrics)
        for (index, child) in children.enumerated() where !(child is UnbuiltRowsLayoutNode) {
            let size = arrangement.slots[index].size
            arrangement.slots[index].origin[axis.other] =
                guide - child.guide(alignment, in: size, proposal: proposal)
        }
    }
}
