import CursesUITerminal
import Foundation

/// Clips a view to a shape.
struct ClipShapeModifier<S: Shape> {
    let shape: S
    let style: FillStyle
}

extension ClipShapeModifier: LayoutModifier {
    var clips: Bool { true }

    static var readsEnvironment: Bool { S.self is any EnvironmentalShape.Type }

    func resolved(in environment: EnvironmentValues) -> ClipShapeModifier {
        ClipShapeModifier(shape: shape.resolvedInContainer(environment), style: style)
    }

    var effect: DrawingEffect? {
        if let shape = shape.rectangle, !shape.hasRoundCorners { return nil }
        return DrawingEffect(
            mask: { context, size, visible, metrics in
                let grid = context.grid
                let isRectangular = shape.rectangle != nil
                // Half blocks are too coarse for a rounded corner.
                guard !isRectangular || grid.columns > 1, let outline = path(in: size, metrics) else {
                    return { _ in nil }
                }
                let raster = PathRaster(outline)
                return { row in
                    raster.coverage(row: row, columns: visible.columns, grid, isEOFilled: style.isEOFilled)
                }
            },
            clip: { ClipPath(path: path(in: $0, $1) ?? Path(CGRect(cells: $0)), isEOFilled: style.isEOFilled) }
        )
    }

    /// Rounds the corners of lines that are drawn along the edges of a rectangle.
    func drawAbove(in context: DrawingContext, size: CellSize) {
        guard let shape = shape.rectangle, shape.hasRoundCorners else { return }
        context.roundCorners(of: CellRect(origin: .zero, size: size))
    }

    /// Returns the outline in columns and rows; `nil` if the shape covers the whole frame.
    @MainActor
    private func path(in size: CellSize, _ metrics: CellMetrics) -> Path? {
        if let shape = shape.rectangle { return shape.roundedPath(in: size, metrics) }
        return shape.cellPath(in: CGRect(cells: size), metrics)
    }
}

/// Animates the changes of the shape to which a view is clipped.
struct AnimatedClipModifier<S: Shape> {
    var shape: S
    let style: FillStyle
}

extension AnimatedClipModifier: Animatable {
    nonisolated var animatableData: S.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

extension AnimatedClipModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.modifier(ClipShapeModifier(shape: shape, style: style))
    }
}

extension View {
    /// Clips the view to a shape. Areas are clipped to parts of cells, texts to whole cells: a character is left out if
    /// the shape covers less than a quarter of its cell. Pictures are clipped pixel by pixel. A change of the shape's
    /// animatable data is animated.
    ///
    /// The corners of rectangles are rounded as with ``cornerRadius(_:antialiased:)``.
    nonisolated public func clipShape<S: Shape>(
        _ shape: S,
        style: FillStyle = FillStyle()
    ) -> some View {
        modifier(AnimatedClipModifier(shape: shape, style: style))
    }

    /// Clips the view to its frame, cuts the corners of its areas by a part of a cell, and rounds the corners of a
    /// light line along its edges. If the terminal has only half blocks, areas keep their corners.
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
    ///   - radius: all values above zero have the same effect, up to half of a side, which makes a circle or a capsule.
    ///   - antialiased: has no effect on cells.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }
}
