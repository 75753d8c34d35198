import CursesUITerminal
import Foundation

/// Clips a view to a shape.
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

    /// Lines along the edges of a rectangle follow its rounded corners.
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
    /// Clips the view to a shape. Whole cells are clipped: a cell is left out if the shape covers less than a quarter
    /// of it. Pictures are clipped pixel by pixel.
    ///
    /// Rounded corners of rectangles are smaller than a cell: they only round the lines along the view's edges, as with
    /// ``cornerRadius(_:antialiased:)``.
    nonisolated public func clipShape<S: Shape>(
        _ shape: S,
        style: FillStyle = FillStyle()
    ) -> some View {
        modifier(ClipShapeModifier(shape: shape, style: style))
    }

    /// Clips the view to its frame, and rounds the corners of a light line along its edges. A background keeps its
    /// corners, because a cell is filled as a whole.
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
    ///   - radius: all values above zero have the same effect.
    ///   - antialiased: has no effect on cells.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }
}
