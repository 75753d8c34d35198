import CursesUITerminal

/// The layout of a lazy container: the places of its rows, and the space for those that are not built.
@MainActor
protocol LazyLayout: Equatable {
    /// The axis along which the content may be long.
    var axis: Axis { get }
    /// Cells between lines of rows.
    var gap: Int { get }
    /// Whether the headers of sections stay visible while their sections are scrolled.
    var pinsHeaders: Bool { get }

    /// - Parameters:
    ///   - across: the cells that are proposed across the axis.
    ///   - estimate: the estimated cells of a line of unbuilt rows along the axis.
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

/// The places of the children of a lazy container.
struct LazyArrangement {
    var slots: [LazySlot] = []
    var size = CellSize.zero
    /// The slots of rows that are not built.
    var unbuilt: [LazySlot] = []
}

/// The place of a row, or of a number of unbuilt rows.
struct LazySlot {
    var origin = CellPoint.zero
    var size = CellSize.zero
    var proposal = CellProposal.unspecified
    /// For unbuilt rows, the number of rows in a line.
    var rowsPerLine = 1
    /// For unbuilt rows, the number of places in their first line that other rows take.
    var lead = 0

    /// The cells along an axis.
    func span(_ axis: Axis) -> Range<Int> {
        origin[axis]..<(origin[axis] + size[axis])
    }

    /// The unbuilt rows in a part of the cells.
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
