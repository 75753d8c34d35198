import CursesUITerminal
import Foundation

/// Draws a view within a shape alone.
struct ClipShapeModifier<S: Shape> {
    let shape: S
    let style: FillStyle
}

extension ClipShapeModifier: LayoutModifier {
    var clips: Bool { true }

    var effect: DrawingEffect? {
        guard !(shape is any RectangularShape) else { return nil }
        return DrawingEffect(
            mask: { size, visible, metrics in
                let raster = PathRaster(path(in: size, metrics))
                return { row in
                    raster.fill(row: row, columns: visible.columns, isEOFilled: style.isEOFilled)
                        .map { !$0.isEmpty }
                }
            },
            clip: { ClipPath(path: path(in: $0, $1), isEOFilled: style.isEOFilled) }
        )
    }

    /// What is drawn along the edges of a rectangle follows its round corners.
    func drawAbove(in context: DrawingContext, size: CellSize) {
        guard let shape = shape as? any RectangularShape, shape.hasRoundCorners else { return }
        context.roundCorners(of: CellRect(origin: .zero, size: size))
    }

    @MainActor
    private func path(in size: CellSize, _ metrics: CellMetrics) -> Path {
        let rect = CGRect(x: 0, y: 0, width: CGFloat(size.width), height: CGFloat(size.height))
        return shape.cellPath(in: rect, metrics)
    }
}

extension View {
    /// Draws the view within a shape alone, by whole cells: those of which the shape covers less than a
    /// quarter are left out. Pictures are cut by their pixels.
    ///
    /// Round corners of rectangles are too small for that: they are those of the lines along the view's
    /// edges, as with ``cornerRadius(_:antialiased:)``.
    nonisolated public func clipShape<S: Shape>(
        _ shape: S,
        style: FillStyle = FillStyle()
    ) -> some View {
        modifier(ClipShapeModifier(shape: shape, style: style))
    }

    /// Draws nothing outside of the view's frame, and rounds the corners of a light line that has been
    /// drawn along its edges. A ground keeps its corners: a cell is filled as a whole.
    ///
    /// ```swift
    /// Text("square").border(.primary)
    /// Text("round").border(.primary).cornerRadius(8)
    /// ```
    ///
    /// ```
    /// ┌──────┐ ╭─────╮
    /// │square│ │round│
    /// └──────┘ ╰─────╯
    /// ```
    ///
    /// - Parameters:
    ///   - radius: every one above zero looks the same.
    ///   - antialiased: has no meaning on cells.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }
}
