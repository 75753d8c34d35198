import CursesUITerminal
import Foundation

/// An effect on everything that a node and its descendants draw.
struct DrawingEffect {
    /// The opacity, from 0 for invisible to 1 for opaque. The node and its descendants are faded as a whole.
    var opacity = 1.0
    /// Returns a function that takes a row of the frame, and returns the fraction of each visible cell of that row that
    /// is drawn, or `nil` if the whole row is drawn. The property is `nil` if all cells are drawn, including those
    /// outside of the frame.
    var mask: (@MainActor (DrawingContext, CellSize, _ visible: CellRect, CellMetrics) -> (_ row: Int) -> RowCoverage?)?
    /// Returns how far the visible cells of the frame are shown. The property is `nil` if they are shown as a whole.
    var alpha: (@MainActor (DrawingContext, _ visible: CellRect) -> AlphaMask)?
    /// Returns the shape of the mask for a frame of a given size. It clips pictures more finely than the mask.
    var clip: (@MainActor (CellSize, CellMetrics) -> ClipPath)?

    /// The changes of the colours of what the node and its descendants draw, in order.
    var colors: [ColorEffect] = []
    /// The transform of the node's content, in squares of the width of a column; `nil` if it is drawn as it is.
    var transform: CGAffineTransform?
    /// Whether the node and its descendants are a compositing group.
    var isGroup = false

    /// Draws on the content behind the node, before the node itself is drawn.
    var beneath: (@MainActor (DrawingContext, LayoutNode) -> Void)?

    /// Whether the node is neither drawn nor clickable.
    var isHidden: Bool { opacity <= 0 }
}
