import Foundation

/// A spring: a motion that oscillates until it rests.
public struct Spring: Hashable, Sendable {
    private let curve: AnimationCurve

    /// A spring by its duration and bounce.
    ///
    /// - Parameters:
    ///   - duration: the approximate duration in seconds.
    ///   - bounce: from 0 for none to 1.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.init(response: duration, dampingRatio: 1 - bounce)
    }

    /// A spring by its response and damping.
    ///
    /// - Parameters:
    ///   - response: the seconds of one oscillation without damping.
    ///   - dampingRatio: 1 or more does not overshoot.
    public init(response: Double, dampingRatio: Double) {
        curve = .spring(response: max(0.001, response), damping: max(0.01, dampingRatio))
    }

    /// A spring that does not overshoot.
    public static let smooth = Spring()
    /// A spring that overshoots a little.
    public static let snappy = Spring(bounce: 0.15)
    /// A spring that overshoots.
    public static let bouncy = Spring(bounce: 0.3)

    /// A spring that does not overshoot.
    ///
    /// - Parameters:
    ///   - duration: in seconds.
    ///   - extraBounce: the additional bounce, from 0 to 1.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring that overshoots a little.
    ///
    /// - Parameters:
    ///   - duration: in seconds.
    ///   - extraBounce: the additional bounce, from 0 to 1.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring that overshoots.
    ///
    /// - Parameters:
    ///   - duration: in seconds.
    ///   - extraBounce: the additional bounce, from 0 to 1.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// The seconds until the spring rests.
    public var settlingDuration: TimeInterval { curve.duration }

    /// The progress of the motion, which overshoots beyond 1 where the spring does.
    ///
    /// - Parameter time: in seconds.
    func progress(at time: Double) -> Double { curve.value(at: time) }
}

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

    /// Along a Bézier curve from (0, 0) to (1, 1) with two control points.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
    }

    /// The curve's value at a fraction of the time.
    ///
    /// - Parameter progress: from 0 to 1.
    public func value(at progress: Double) -> Double { curve.value(at: progress.clamped(0, 1)) }
}
