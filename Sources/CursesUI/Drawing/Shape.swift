import Foundation

/// A form that is filled or stroked on cells; as a view it is filled with the foreground colour.
public protocol Shape: View, Animatable, Sendable {}

/// A shape that looks like a rectangle on cells.
protocol RectangularShape: Shape {
    /// Whether the corners of an outline are drawn round.
    nonisolated var hasRoundCorners: Bool { get }
}

extension Shape {
    /// Fills the shape with a colour or a gradient.
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S,
        style: FillStyle = FillStyle()
    ) -> some View {
        ShapeView(shape: self, paint: content.paint, drawing: .fill)
    }

    /// Draws the outline of the shape on its outermost cells; heavy from a width of 2 on.
    ///
    /// A line takes the place of blank cells alone: it never covers content.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S,
        lineWidth: CGFloat = 1
    ) -> some View {
        ShapeView(shape: self, paint: content.paint, drawing: .stroke(lineWidth))
    }

    /// Draws the outline inside of the shape, which on cells is where `stroke` draws it.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S,
        lineWidth: CGFloat = 1
    ) -> some View {
        stroke(content, lineWidth: lineWidth)
    }

    @MainActor @preconcurrency
    public var body: some View {
        ShapeView(shape: self, paint: .foreground, drawing: .fill)
    }
}
