import CursesUITerminal

/// What is done to everything that a node and those below it draw.
struct DrawingEffect {
    /// From 0 for not at all to 1. Below three quarters texts and lines are dim, below a half areas are
    /// left out.
    var opacity = 1.0
    /// Which cells of a row are drawn, of those that can be seen of a frame of a size; `nil` for all, also
    /// those outside of the frame.
    var mask: (@MainActor (CellSize, _ visible: CellRect, CellMetrics) -> (_ row: Int) -> [Bool])?
    /// The shape that the mask was made of, for a frame of a size: pictures are cut by it more finely.
    var clip: (@MainActor (CellSize, CellMetrics) -> ClipPath)?

    /// Whether nothing is drawn, and nothing can be clicked.
    var isHidden: Bool { opacity <= 0 }
}
