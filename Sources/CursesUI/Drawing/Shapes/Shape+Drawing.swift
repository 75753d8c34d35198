import Foundation

extension Shape {
    /// Fills the shape with a colour or a gradient.
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S = .foreground,
        style: FillStyle = FillStyle()
    ) -> DrawnShape<Self> {
        DrawnShape(self, .fill(content.paint, style, content.shadows))
    }

    /// Draws the outline of the shape within its frame. The outline of a rectangle consists of box-drawing characters
    /// on its outermost cells. They are heavy if the width is at least 2. So are thin horizontal and vertical lines of
    /// other shapes. Other outlines are drawn in Braille dots, or as an area if they are wider than a column.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> DrawnShape<Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws the outline of the shape on its outermost cells.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> DrawnShape<Self> {
        DrawnShape(self, .stroke(content.paint, style))
    }

    /// Returns the outline of the shape, which is drawn in the foreground style, and is a shape itself.
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> StrokedShape<Self> {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Returns the outline of the shape, which is drawn in the foreground style, and is a shape itself.
    nonisolated public func stroke(style: StrokeStyle) -> StrokedShape<Self> {
        StrokedShape(shape: self, style: style)
    }

    /// Returns the part of the outline between two fractions of its length.
    nonisolated public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape {
        TrimmedShape(shape: self, start: start, end: end)
    }

    /// Returns the shape, rotated around a point of its rectangle.
    nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// Returns the shape, scaled around a point of its rectangle.
    nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
    }

    /// Returns the shape, scaled around a point of its rectangle.
    nonisolated public func scale(
        x: CGFloat = 1,
        y: CGFloat = 1,
        anchor: UnitPoint = .center
    ) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }
}

extension InsettableShape {
    /// Draws the outline within the shape, which on cells is the same as `stroke`.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> DrawnShape<Self> {
        stroke(content, lineWidth: lineWidth)
    }

    /// Draws the outline within the shape, which on cells is the same as `stroke`.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> DrawnShape<Self> {
        stroke(content, style: style)
    }
}

/// The style of an outline.
public struct StrokeStyle: Hashable, Sendable {
    /// The width of the line. Box-drawing lines are heavy from 2 on. The width of other lines is approximated by dots
    /// or blocks.
    public var lineWidth: CGFloat
    /// The ends of a line that is wide enough to be drawn as an area.
    public var lineCap: CGLineCap
    /// The corners of a line that is wide enough to be drawn as an area.
    public var lineJoin: CGLineJoin
    /// The length, in half line widths, beyond which a sharp corner is cut off.
    public var miterLimit: CGFloat
    /// The alternating lengths of lines and gaps. If they are short, a line of box-drawing characters consists of
    /// dashed characters.
    public var dash: [CGFloat]
    /// The offset at which the dash pattern begins.
    public var dashPhase: CGFloat

    /// Creates a stroke style; see the properties.
    public init(
        lineWidth: CGFloat = 1,
        lineCap: CGLineCap = .butt,
        lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10,
        dash: [CGFloat] = [],
        dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

#if !canImport(CoreGraphics)
/// The end of a line.
public enum CGLineCap: Hashable, Sendable {
    case butt, round, square
}

/// The joint of two lines.
public enum CGLineJoin: Hashable, Sendable {
    case miter, round, bevel
}
#endif
