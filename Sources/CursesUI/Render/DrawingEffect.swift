import CursesUITerminal

/// An effect on everything that a node and its descendants draw.
struct DrawingEffect {
    /// From 0 for invisible to 1 for opaque. The node and its descendants are faded as a whole.
    var opacity = 1.0
    /// Returns the fraction of each cell of a row that is drawn, among the visible cells of a frame, or `nil` for a row
    /// that is drawn as a whole. The property is `nil` if all cells are drawn, including those outside of the frame.
    var mask: (@MainActor (DrawingContext, CellSize, _ visible: CellRect, CellMetrics) -> (_ row: Int) -> RowCoverage?)?
    /// The shape that the mask was made from, for a frame of a given size. It clips pictures more finely than the mask
    /// does.
    var clip: (@MainActor (CellSize, CellMetrics) -> ClipPath)?

    /// Draws on the content beneath, before the node is drawn.
    var beneath: (@MainActor (DrawingContext, LayoutNode) -> Void)?

    /// Whether nothing is drawn, and nothing can be clicked.
    var isHidden: Bool { opacity <= 0 }
}
