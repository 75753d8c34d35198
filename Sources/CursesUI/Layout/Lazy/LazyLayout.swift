import CursesUITerminal

/// How a lazy container shares its cells: where rows stand, and how much room to leave for those that
/// are not built.
@MainActor
protocol LazyLayout: Equatable {
    /// The axis along which the content may be long.
    var axis: Axis { get }
    /// Cells between lines of rows.
    var gap: Int { get }
    /// Whether the headers of sections stay in view while their sections are scrolled.
    var pinsHeaders: Bool { get }

    /// - Parameters:
    ///   - across: the cells that are offered across the axis.
    ///   - estimate: the cells along the axis that a line of unbuilt rows is thought to take.
    func arrange(
        _ children: [LayoutNode],
        across: Int?,
        estimate: Int,
        _ metrics: CellMetrics
    ) -> LazyArrangement
}

extension LazyLayout {
    var pinsHeaders: Bool { false }
}

/// Where the children of a lazy container stand.
struct LazyArrangement {
    var slots: [LazySlot] = []
    var size = CellSize.zero
    /// The slots of rows that are not built.
    var unbuilt: [LazySlot] = []
}

/// Where a row, or a number of unbuilt ones, stands.
struct LazySlot {
    var origin = CellPoint.zero
    var size = CellSize.zero
    var proposal = CellProposal.unspecified
    /// For unbuilt rows, how many of them share a line.
    var rowsPerLine = 1
    /// For unbuilt rows, how many places of their first line others have.
    var lead = 0

    /// The cells along an axis.
    func span(_ axis: Axis) -> Range<Int> {
        origin[axis]..<(origin[axis] + size[axis])
    }

    /// Which of its unbuilt rows stand in a part of the cells.
    func elements(
        in window: Range<Int>,
        along axis: Axis,
        of node: UnbuiltRowsLayoutNode,
        estimate: Int
    ) -> Range<Int> {
        let part = window.clamped(to: span(axis))
        guard !part.isEmpty else { return 0..<0 }
        let first = (part.lowerBound - origin[axis]) / estimate
        let end = (part.upperBound - origin[axis] + estimate - 1) / estimate
        let range = (first * rowsPerLine - lead)..<(end * rowsPerLine - lead)
        let lower = node.elements.lowerBound
        return ((lower + range.lowerBound)..<(lower + range.upperBound)).clamped(to: node.elements)
    }
}
