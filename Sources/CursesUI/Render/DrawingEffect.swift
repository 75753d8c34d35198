import CursesUITerminal

/// An effect on everything that a node and those below it draw.
struct DrawingEffect {
    /// From 0 for invisible to 1 for opaque. The node and those below it are faded as a whole.
    var opacity = 1.0
    /// How much of the cells of a row is drawn, among those of a frame that are visible, or `nil` for a row that is drawn as
    /// a whole; `nil` if all cells are drawn, including those outside of the frame.
    var mask: (@MainActor (DrawingContext, CellSize, _ visible: CellRect, CellMetrics) -> (_ row: Int) -> RowCoverage?)?
    /// The shape that the mask was made from, for a frame of a size: it cuts pictures more finely than the mask does.
    var clip: (@MainActor (CellSize, CellMetrics) -> ClipPath)?

    /// Draws on what lies beneath, before the node is drawn.
    var beneath: (@MainActor (DrawingContext, LayoutNode) -> Void)?

    /// Whether nothing is drawn, and nothing can be clicked.
    var isHidden: Bool { opacity <= 0 }
}
