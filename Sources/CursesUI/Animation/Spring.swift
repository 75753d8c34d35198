import Foundation

/// How something swings until it rests.
public struct Spring: Hashable, Sendable {
    private let curve: AnimationCurve

    /// - Parameters:
    ///   - duration: in seconds, about.
    ///   - bounce: from 0 for none to 1.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.init(response: duration, dampingRatio: 1 - bounce)
    }

    /// - Parameters:
    ///   - response: the seconds of one swing without damping.
    ///   - dampingRatio: 1 or more does not swing over.
    public init(response: Double, dampingRatio: Double) {
        curve = .spring(response: max(0.001, response), damping: max(0.01, dampingRatio))
    }

    /// A spring that does not swing beyond its end.
    public static let smooth = Spring()
    /// A spring that swings a little beyond its end.
    public static let snappy = Spring(bounce: 0.15)
    /// A spring that swings beyond its end.
    public static let bouncy = Spring(bounce: 0.3)

    /// A spring that does not swing beyond its end.
    ///
    /// - Parameters:
    ///   - duration: seconds.
    ///   - extraBounce: how much more it swings; from 0 to 1.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring that swings a little beyond its end.
    ///
    /// - Parameters:
    ///   - duration: seconds.
    ///   - extraBounce: how much more it swings; from 0 to 1.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring that swings beyond its end.
    ///
    /// - Parameters:
    ///   - duration: seconds.
    ///   - extraBounce: how much more it swings; from 0 to 1.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// Seconds until it rests.
    public var settlingDuration: TimeInterval { curve.duration }

    /// How far it has come, from 0 to 1 and beyond.
    ///
    /// - Parameter time: in seconds.
    func progress(at time: Double) -> Double { curve.value(at: time) }
}

/// How a share of the time becomes a share of the way.
public struct UnitCurve: Hashable, Sendable {
    private let curve: AnimationCurve

    private init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        curve = .bezier(x1, y1, x2, y2, duration: 1)
    }

    /// The same pace all the way.
    public static let linear = UnitCurve(0, 0, 1, 1)
    /// Slow at the beginning.
    public static let easeIn = UnitCurve(0.42, 0, 1, 1)
    /// Slow at the end.
    public static let easeOut = UnitCurve(0, 0, 0.58, 1)
    /// Slow at both ends.
    public static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)

    /// Along a Bézier curve from (0, 0) to (1, 1) with two control points.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
    }

    /// - Parameter progress: from 0 to 1.
    public func value(at progress: Double) -> Double { curve.value(at: progress.clamped(0, 1)) }
}
