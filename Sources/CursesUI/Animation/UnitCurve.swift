/// A curve that maps a fraction of the time to a fraction of the distance.
public struct UnitCurve: Hashable, Sendable {
    private let curve: AnimationCurve

    private init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        curve = .bezier(x1, y1, x2, y2, duration: 1)
    }

    /// A constant speed.
    public static let linear = UnitCurve(0, 0, 1, 1)
    /// Slow at the beginning.
    public static let easeIn = UnitCurve(0.42, 0, 1, 1)
    /// Slow at the end.
    public static let easeOut = UnitCurve(0, 0, 0.58, 1)
    /// Slow at both ends.
    public static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)

    /// Returns a cubic Bézier curve from (0, 0) to (1, 1) with two control points.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
    }

    /// Returns the curve's value at a fraction of the time.
    ///
    /// - Parameter progress: from 0 to 1.
    public func value(at progress: Double) -> Double { curve.value(at: progress.clamped(0, 1)) }
}
