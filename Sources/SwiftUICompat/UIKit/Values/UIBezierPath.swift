import CursesUI

/// Some of the corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
    /// The bits of the corners.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top left corner.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The top right corner.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The bottom left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The bottom right corner.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All corners.
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// An outline of lines and curves, which can be converted to a `Path`.
///
/// ```swift
/// func path(in rect: CGRect) -> Path {
///     Path(UIBezierPath(roundedRect: rect, byRoundingCorners: .topLeft, cornerRadii: size).cgPath)
/// }
/// ```
open class UIBezierPath {
    private var path: Path

    /// Has no effect: `stroke(_:lineWidth:)` of the shape sets the width.
    open var lineWidth: CGFloat = 1
    /// Has no effect: the style of the stroke sets the line caps.
    open var lineCapStyle = CGLineCap.butt
    /// Has no effect: the style of the stroke sets the line joins.
    open var lineJoinStyle = CGLineJoin.miter
    /// Whether `contains` uses the even-odd rule.
    open var usesEvenOddFillRule = false

    /// Creates a path without elements.
    public init() {
        path = Path()
    }

    private init(_ path: Path) {
        self.path = path
    }

    /// Creates the outline of a rectangle.
    public convenience init(rect: CGRect) {
        self.init(Path(rect))
    }

    /// Creates the outline of an ellipse in a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init(Path(ellipseIn: rect))
    }

    /// Creates the outline of a rectangle with rounded corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
    }

    /// Creates the outline of a rectangle with some rounded corners.
    ///
    /// - Parameter cornerRadii: the radii of the rounded corners. Only the width is used, as in UIKit.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
        let shape = UnevenRoundedRectangle(
            topLeadingRadius: radius(.topLeft), bottomLeadingRadius: radius(.bottomLeft),
            bottomTrailingRadius: radius(.bottomRight), topTrailingRadius: radius(.topRight))
        self.init(shape.path(in: rect))
    }

    /// Creates a circular arc.
    ///
    /// - Parameters:
    ///   - startAngle: the angle in radians, measured from the right, like `endAngle`.
    ///   - clockwise: whether the arc is clockwise as seen on the screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Creates a path with the elements of a Core Graphics path.
    public convenience init(cgPath: CGPath) {
        self.init(Path(cgPath))
    }

    /// The path as a Core Graphics path, from which a `Path` can be created.
    open var cgPath: CGPath {
        get { CGPath(path) }
        set { path = Path(newValue) }
    }

    /// Whether the path has no elements.
    open var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle that contains the path.
    open var bounds: CGRect { path.boundingRect }
    /// The end of the last element.
    open var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// Returns whether a point is inside the path.
    open func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }

    /// Begins a subpath at a point.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a line from the current point.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Adds a curve with two control points.
    open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
    }
    /// Adds a curve with one control point.
    open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) { path.addQuadCurve(to: end, control: controlPoint) }
    /// Adds a circular arc.
    ///
    /// - Parameters:
    ///   - startAngle: the angle in radians, measured from the right, like `endAngle`.
    ///   - clockwise: whether the arc is clockwise as seen on the screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // SwiftUI and Core Graphics define the direction for a y axis that points upwards.
        path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: !clockwise)
    }
    /// Closes the subpath with a line to its start.
    open func close() { path.closeSubpath() }
    /// Adds the elements of another path.
    open func append(_ other: UIBezierPath) { path.addPath(other.path) }
    /// Transforms all points.
    open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
    /// Returns a path whose subpaths are drawn in the opposite direction.
    open func reversing() -> UIBezierPath {
        let reversed = UIBezierPath(path.reversed)
        reversed.lineWidth = lineWidth
        reversed.lineCapStyle = lineCapStyle
        reversed.lineJoinStyle = lineJoinStyle
        reversed.usesEvenOddFillRule = usesEvenOddFillRule
        return reversed
    }
    /// The path with its subpaths in the opposite direction, under AppKit's name.
    open var reversed: UIBezierPath { reversing() }
    /// Removes all elements.
    open func removeAllPoints() { path = Path() }

    /// Has no effect: there is no graphics context. Use a `Shape` to draw the path.
    open func fill() {}
    /// Has no effect: there is no graphics context. Use a `Shape` to draw the path.
    open func stroke() {}
    /// Has no effect: there is no graphics context. Use `clipShape` to clip a view.
    open func addClip() {}
    /// Has no effect: the style of the stroke sets the dashes.
    open func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {}
}

extension Path {
    /// The path with each of its subpaths in the opposite direction.
    fileprivate var reversed: Path {
        var result = Path()
        var elements: [Element] = []
        var (start, end) = (CGPoint.zero, CGPoint.zero)

        func finish() {
            // A subpath without lines has no direction.
            if !elements.isEmpty { result.addReversed(elements, from: start, to: end) }
            elements = []
        }

        forEach { element in
            switch element {
            case .move(let point):
                finish()
                (start, end) = (point, point)
            case .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
                elements.append(element)
                end = point
            case .closeSubpath:
                elements.append(element)
                finish()
                end = start
            }
        }
        finish()
        return result
    }

    /// Adds a subpath in the opposite direction.
    private mutating func addReversed(_ elements: [Element], from start: CGPoint, to end: CGPoint) {
        var points = [start]
        for element in elements {
            switch element {
            case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
                points.append(point)
            case .closeSubpath: break
            }
        }
        move(to: end)
        points.removeLast()
        for element in elements.reversed() where element != .closeSubpath {
            let point = points.removeLast()
            switch element {
            case .move, .line, .closeSubpath: addLine(to: point)
            case .quadCurve(_, let control): addQuadCurve(to: point, control: control)
            case .curve(_, let control1, let control2): addCurve(to: point, control1: control2, control2: control1)
            }
        }
        if elements.last == .closeSubpath { closeSubpath() }
    }
}
