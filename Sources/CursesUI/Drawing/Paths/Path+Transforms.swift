import Foundation

extension Path {
    /// Adds a rectangle, transformed.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform) {
        var path = Path()
        path.addRect(rect)
        addPath(path.applying(transform))
    }

    /// Adds rectangles, transformed.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform) {
        var path = Path()
        path.addRects(rects)
        addPath(path.applying(transform))
    }

    /// Adds an ellipse, transformed.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform) {
        var path = Path()
        path.addEllipse(in: rect)
        addPath(path.applying(transform))
    }

    /// Adds a rectangle with rounded corners, transformed.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform
    ) {
        var path = Path()
        path.addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
        addPath(path.applying(transform))
    }

    /// Adds an arc, transformed.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform
    ) {
        var path = Path()
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
        addPath(path.applying(transform))
    }

    /// Adds an arc, transformed.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform
    ) {
        var path = Path()
        path.addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta)
        addPath(path.applying(transform))
    }

    /// Adds a rectangle with a radius for each corner, transformed.
    ///
    /// - Parameter style: has no effect on cells.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style).path(in: rect).applying(transform))
    }

    /// Creates the outline of a rectangle with a radius for each corner.
    ///
    /// - Parameter style: has no effect on cells.
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        self.init()
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }
}
