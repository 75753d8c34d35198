import CursesUI

/// An outline of lines and curves.
public class CGPath: Equatable {
    /// The outline as CursesUI draws it.
    package fileprivate(set) var path: Path

    /// Creates an outline that is drawn like a SwiftUI path.
    package init(_ path: Path) {
        self.path = path
    }

    /// Creates the outline of a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Self.transformed(Path(rect), transform))
    }

    /// Creates the outline of an ellipse in a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Self.transformed(Path(ellipseIn: rect), transform))
    }

    /// Creates the outline of a rectangle with rounded corners.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let path = Path(roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight))
        self.init(Self.transformed(path, transform))
    }

    private static func transformed(_ path: Path, _ transform: UnsafePointer<CGAffineTransform>?) -> Path {
        transform.map { path.applying($0.pointee) } ?? path
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool { path.isEmpty }

    /// The end of the last element.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// The smallest rectangle that contains all points, including the control points of curves.
    public var boundingBox: CGRect { path.boundingRect }

    /// The smallest rectangle that contains the path.
    public var boundingBoxOfPath: CGRect { path.boundingRect }

    /// Returns whether a point is inside the path.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        path.contains(point.applying(transform), eoFill: rule == .evenOdd)
    }

    /// Returns a copy of the path.
    public func copy() -> CGPath? { CGPath(path) }

    /// Returns a mutable copy of the path.
    public func mutableCopy() -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.path = path
        return copy
    }

    /// Returns whether two paths have equal elements.
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.path == rhs.path }
}

/// The rule that determines which points are inside a path.
public enum CGPathFillRule: Int, Sendable {
    case winding, evenOdd
}

/// An outline to which lines and curves are added.
public final class CGMutablePath: CGPath {
    /// Creates a path without elements.
    public init() {
        super.init(Path())
    }

    /// Begins a subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.move(to: point.applying(transform))
    }

    /// Adds a line from the current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.addLine(to: point.applying(transform))
    }

    /// Adds lines between points.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        path.addLines(points.map { $0.applying(transform) })
    }

    /// Adds a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    /// Adds a curve with two control points.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        path.addCurve(
            to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }

    /// Adds a circular arc.
    ///
    /// - Parameters:
    ///   - startAngle: the angle in radians, like `endAngle`.
    ///   - clockwise: in Core Graphics, the y axis points upwards, so `false` is clockwise on a screen.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        path.addArc(
            center: center.applying(transform), radius: radius, startAngle: .radians(startAngle),
            endAngle: .radians(endAngle), clockwise: clockwise)
    }

    /// Adds the arc of a circle that touches two lines: from the current point to a corner, and from the corner to a
    /// second point.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }

    /// Adds a circular arc.
    ///
    /// - Parameters:
    ///   - startAngle: the angle in radians, like `delta`.
    ///   - delta: the angle between the start and the end.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let (start, turn) = (Angle.radians(startAngle), Angle.radians(delta))
        if transform == .identity {
            path.addRelativeArc(center: center, radius: radius, startAngle: start, delta: turn)
        } else {
            path.addRelativeArc(center: center, radius: radius, startAngle: start, delta: turn, transform: transform)
        }
    }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addPath(Path(rect).applying(transform))
    }

    /// Adds an ellipse in a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addPath(Path(ellipseIn: rect).applying(transform))
    }

    /// Adds a rectangle with rounded corners.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let size = CGSize(width: cornerWidth, height: cornerHeight)
        path.addPath(Path(roundedRect: rect, cornerSize: size).applying(transform))
    }

    /// Adds the elements of another path.
    public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
        path.addPath(other.path.applying(transform))
    }

    /// Closes the subpath with a line to its start.
    public func closeSubpath() { path.closeSubpath() }
}

extension Path {
    /// Creates a path with the elements of a Core Graphics path.
    public init(_ path: CGPath) {
        self = path.path
    }

    /// The path as a Core Graphics path.
    public var cgPath: CGPath { CGPath(self) }
}
