import CursesUITerminal

/// The layout of `LazyVGrid` and `LazyHGrid`: views fill the tracks line by line, and a line is as long as its longest
/// view. The header and the footer of a section each take a whole line.
struct LazyGridLayout: LazyLayout {
    let axis: Axis
    let items: [GridTrackItem]
    /// The alignment of the tracks if they do not fill the space across the axis.
    let alignment: AlignmentKey
    var gap: Int
    /// The gap without a fraction of a cell.
    let leastGap: Int

    var squeezed: LazyGridLayout? {
        guard leastGap < gap else { return nil }
        var layout = self
        layout.gap = leastGap
        return layout
    }

    func arrange(
        _ children: [LayoutNode],
        across: Int?,
        estimate: Int,
        _ metrics: CellMetrics
    ) -> LazyArrangement {
        let tracks = GridTrackItem.tracks(items, in: across)
        let width = tracks.last.map { $0.start + $0.length } ?? 0
        var total = CellSize.zero
        total[axis.other] = max(width, across ?? 0)
        var grid = CellSize.zero
        grid[axis.other] = width
        let indent =
            alignment.defaultValue(in: total, metrics)
            - alignment.defaultValue(in: grid, metrics)
        var filling = GridFilling(
            axis: axis, tracks: tracks, indent: indent, gap: gap, estimate: estimate
        )
        for child in children {
            if let unbuilt = child as? UnbuiltRowsLayoutNode {
                filling.addUnbuilt(unbuilt.elements.count)
            } else if child is BlankRowLayoutNode {
                filling.addBlank()
            } else if child.isSectionPart {
                filling.addLine(child, across: total[axis.other])
            } else {
                filling.add(child)
            }
        }
        total[axis] = filling.finish()
        return LazyArrangement(slots: filling.slots, size: total)
    }
}
