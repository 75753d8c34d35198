import CursesUITerminal

/// The layout of a lazy container: it determines the positions of built rows, and the space for unbuilt ones.
@MainActor
protocol LazyLayout: Equatable {
    /// The axis along which the container scrolls.
    var axis: Axis { get }
    /// The number of empty cells between two lines. In a list a line is one row, in a grid a line has several items.
    var gap: Int { get }
    /// Whether the headers of sections stay visible while their sections are scrolled.
    var pinsHeaders: Bool { get }
    /// The layout with smaller gaps, for content that does not fit otherwise; `nil` if gaps are as small as the app
    /// wants them.
    var squeezed: Self? { get }

    /// Computes the positions of the children.
    ///
    /// - Parameters:
    ///   - across: the proposed number of cells across the axis.
    ///   - estimate: the estimated length of a line of unbuilt rows along the axis, including the gap after it.
    func arrange(
        _ children: [LayoutNode],
        across: Int?,
        estimate: Int,
        _ metrics: CellMetrics
    ) -> LazyArrangement
}

extension LazyLayout {
    var pinsHeaders: Bool { false }
    var squeezed: Self? { nil }
}

/// The positions of the children of a lazy container.
struct LazyArrangement {
    var slots: [LazySlot] = []
    var size = CellSize.zero
    /// The slots of rows that are not built.
    var unbuilt: [LazySlot] = []
}

/// The position of a built row, or of a number of adjacent unbuilt rows.
struct LazySlot {
    var origin = CellPoint.zero
    var size = CellSize.zero
    var proposal = CellProposal.unspecified
    /// For unbuilt rows, the number of rows in a line.
    var rowsPerLine = 1
    /// For unbuilt rows, the number of cells in their first line that are occupied by other rows.
    var lead = 0

    /// Returns the occupied range along an axis.
    func span(_ axis: Axis) -> Range<Int> {
        origin[axis]..<(origin[axis] + size[axis])
    }

    /// Returns the unbuilt rows in a range of cells.
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
