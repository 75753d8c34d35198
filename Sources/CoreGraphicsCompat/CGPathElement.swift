import CursesUI

/// The kind of an element of a path.
public enum CGPathElementType: Int32, Sendable {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// An element of a path. It is valid only in the closure that receives it.
public struct CGPathElement {
    /// The kind of the element.
    public let type: CGPathElementType
    /// The points: the control points of a curve, then the end. The end of a subpath has none.
    public let points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
    /// Calls a closure with each element in order.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { points in
            points.initialize(repeating: .zero)
            guard let address = points.baseAddress else { return }
            path.forEach { element in
                let type: CGPathElementType
                switch element {
                case .move(let end): (type, points[0]) = (.moveToPoint, end)
                case .line(let end): (type, points[0]) = (.addLineToPoint, end)
                case .quadCurve(let end, let control):
                    (type, points[0], points[1]) = (.addQuadCurveToPoint, control, end)
                case .curve(let end, let control1, let control2):
                    (type, points[0], points[1], points[2]) = (.addCurveToPoint, control1, control2, end)
                case .closeSubpath: type = .closeSubpath
                }
                withUnsafePointer(to: CGPathElement(type: type, points: address), block)
            }
        }
    }
}
