import Foundation

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

    /// A quarter of a circle, slow at the beginning.
    public static let circularEaseIn = UnitCurve(kappa, 0, 1, 1 - kappa)
    /// A quarter of a circle, slow at the end.
    public static let circularEaseOut = UnitCurve(0, kappa, 1 - kappa, 1)
    /// Slow at both ends, and faster in the middle than ``easeInOut``.
    public static let circularEaseInOut = UnitCurve(0.85, 0, 0.15, 1)

    /// The distance of the control points with which a Bézier curve is a quarter of a circle, up to a thousandth.
    private static let kappa = 0.5523

    /// Returns a cubic Bézier curve from (0, 0) to (1, 1) with two control points.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
    }

    /// Returns the curve's value at a fraction of the time.
    ///
    /// - Parameter progress: from 0 to 1.
    public func value(at progress: Double) -> Double { curve.value(at: progress.clamped(0, 1)) }

    /// Returns the curve's speed at a fraction of the time, where 1 is the speed of ``linear``.
    ///
    /// - Parameter progress: from 0 to 1.
    public func velocity(at progress: Double) -> Double {
        let step = 0.0005
        let (before, after) = (max(0, progress - step), min(1, progress + step))
        return after > before ? (value(at: after) - value(at: before)) / (after - before) : 0
    }

    /// The curve that maps the distance to the time.
    public var inverse: UnitCurve {
        guard case .bezier(let x1, let y1, let x2, let y2, _) = curve else { return self }
        return UnitCurve(y1, x1, y2, x2)
    }

    /// Returns an animation along the curve.
    ///
    /// - Parameter duration: in seconds.
    func animation(duration: TimeInterval) -> Animation {
        guard case .bezier(let x1, let y1, let x2, let y2, _) = curve else { return .linear(duration: duration) }
        return .timingCurve(x1, y1, x2, y2, duration: duration)
    }
}
