import Foundation

/// A view of a shape with fills and strokes: what `fill`, `stroke` and `strokeBorder` of a shape return.
///
/// ```swift
/// func ring(_ shape: some ShapeView) -> some View { shape.stroke(.blue, lineWidth: 1) }
/// ```
public protocol ShapeView<Content>: View {
    associatedtype Content: Shape

    /// The shape that is drawn.
    nonisolated var shape: Content { get }
}

extension DrawnShape: ShapeView {}

extension ShapeView {
    /// Adds a fill on top of the previous fills and strokes.
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, S, Self> {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
    }

    /// Adds a stroke on top of the previous fills and strokes.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        StrokeShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// Adds a stroke on top of the previous fills and strokes.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView where Content: InsettableShape {
    /// Adds a stroke within the shape, on top of the previous fills and strokes.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        StrokeBorderShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// Adds a stroke within the shape, on top of the previous fills and strokes.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

/// A view of a shape that is filled above another view.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    /// The shape that is filled.
    public var shape: Content
    /// The style of the fill.
    public var style: Style
    /// The rule of the fill.
    public var fillStyle: FillStyle
    /// The view behind the fill.
    public var background: Background

    /// Creates a view of a filled shape.
    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }
}

extension FillShapeView: ShapeView {
    public var body: some View { shape.fill(style, style: fillStyle).background { background } }
}

/// A view of a shape whose outline is drawn above another view.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    /// The shape whose outline is drawn.
    public var shape: Content
    /// The style of the outline's colours.
    public var style: Style
    /// The style of the outline's lines.
    public var strokeStyle: StrokeStyle
    /// Has no effect on cells.
    public var isAntialiased: Bool
    /// The view behind the outline.
    public var background: Background

    /// Creates a view of the outline of a shape.
    nonisolated public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }
}

extension StrokeShapeView: ShapeView {
    public var body: some View { shape.stroke(style, style: strokeStyle).background { background } }
}

/// A view of a shape whose outline is drawn within the shape, above another view.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
    /// The shape whose outline is drawn.
    public var shape: Content
    /// The style of the outline's colours.
    public var style: Style
    /// The style of the outline's lines.
    public var strokeStyle: StrokeStyle
    /// Has no effect on cells.
    public var isAntialiased: Bool
    /// The view behind the outline.
    public var background: Background

    /// Creates a view of the outline of a shape.
    nonisolated public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }
}

extension StrokeBorderShapeView: ShapeView {
    public var body: some View { shape.strokeBorder(style, style: strokeStyle).background { background } }
}
