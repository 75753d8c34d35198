import Foundation

/// The outline of a shape, as a shape: what `stroke(lineWidth:)` and `stroke(style:)` return.
///
/// As a view, it is drawn like every other outline, in the foreground style. A fill colours the outline.
public struct StrokedShape<Content: Shape>: FormKeepingShape {
    /// The shape without the stroke.
    public var shape: Content
    /// The style of the outline.
    public var style: StrokeStyle

    init(shape: Content, style: StrokeStyle) {
        self.shape = shape
        self.style = style
    }

    /// Returns the outline of the area that the stroke covers.
    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

    /// Returns the size of the shape without the stroke.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// Whether the shape is mirrored in languages that are written from right to left.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The data that an animation interpolates.
    nonisolated public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    /// A view of the outline in the foreground style.
    @MainActor @preconcurrency
    public var body: DrawnShape<Content> { DrawnShape(shape, .stroke(.foreground, style)) }

    /// Draws the outline in a colour or a gradient.
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S = .foreground,
        style: FillStyle = FillStyle()
    ) -> DrawnShape<Content> {
        DrawnShape(shape, .stroke(content.paint, self.style))
    }

    // The outline of a changed shape is that of the shape before the change with the same lines, so that lines stay lines
    // on cells.

    /// Returns the part of the outline between two fractions of its length.
    nonisolated public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape {
        StrokedShape<TrimmedShape<Content>>(shape: TrimmedShape(shape: shape, start: start, end: end), style: style)
    }

    /// Returns the outline, rotated around a point of its rectangle.
    nonisolated public func rotation(
        _ angle: Angle, anchor: UnitPoint = .center
    ) -> StrokedShape<RotatedShape<Content>> {
        StrokedShape<RotatedShape<Content>>(shape: shape.rotation(angle, anchor: anchor), style: style)
    }

    /// Rotates the outline.
    nonisolated public func rotationEffect(
        _ angle: Angle, anchor: UnitPoint = .center
    ) -> DrawnShape<RotatedShape<Content>> {
        rotation(angle, anchor: anchor).fill()
    }

    /// Returns the outline, scaled around a point of its rectangle.
    nonisolated public func scale(
        _ scale: CGFloat, anchor: UnitPoint = .center
    ) -> StrokedShape<ScaledShape<Content>> {
        StrokedShape<ScaledShape<Content>>(shape: shape.scale(scale, anchor: anchor), style: style)
    }

    /// Returns the outline, scaled around a point of its rectangle.
    nonisolated public func scale(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> StrokedShape<ScaledShape<Content>> {
        StrokedShape<ScaledShape<Content>>(shape: shape.scale(x: x, y: y, anchor: anchor), style: style)
    }

    /// Returns the outline, moved.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> StrokedShape<OffsetShape<Content>> {
        offset(CGSize(width: x, height: y))
    }

    /// Returns the outline, moved.
    nonisolated public func offset(_ offset: CGSize) -> StrokedShape<OffsetShape<Content>> {
        StrokedShape<OffsetShape<Content>>(shape: OffsetShape(shape: shape, offset: offset), style: style)
    }
}
