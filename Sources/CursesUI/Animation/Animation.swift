import Foundation

/// The way in which a change is animated over time.
///
/// ```swift
/// withAnimation(.easeOut(duration: 0.5)) { isOpen = true }
///
/// ProgressView(value: done).animation(.default, value: done)
/// ```
///
/// Colours, opacities, offsets, frames, positions, bars and the animatable data of shapes are animated, in whole cells,
/// about thirty times a second. While nothing moves, no timer runs.
public struct Animation: Hashable, Sendable {
    private var curve: AnimationCurve
    private var delay = 0.0
    private var speed = 1.0
    /// The number of runs; `nil` repeats forever.
    private var count: Int? = 1
    private var autoreverses = false
    /// The seconds after which the animation counts as completed; `nil` for the duration of its curve.
    private var completesAfter: Double?

    private init(_ curve: AnimationCurve) {
        self.curve = curve
    }

    /// Creates an animation from a custom animation, which computes the values.
    public init(_ base: some CustomAnimation) {
        self.init(.custom(CustomCurve(base)))
    }

    /// An ease-in-ease-out animation of 0.35 seconds.
    public static let `default` = Animation.easeInOut(duration: 0.35)
    /// A linear animation of 0.35 seconds.
    public static let linear = Animation.linear(duration: 0.35)
    /// An ease-in animation of 0.35 seconds.
    public static let easeIn = Animation.easeIn(duration: 0.35)
    /// An ease-out animation of 0.35 seconds.
    public static let easeOut = Animation.easeOut(duration: 0.35)
    /// An ease-in-ease-out animation of 0.35 seconds.
    public static let easeInOut = Animation.easeInOut(duration: 0.35)

    /// Returns an animation with constant speed.
    ///
    /// - Parameter duration: in seconds.
    public static func linear(duration: TimeInterval) -> Animation {
        timingCurve(0, 0, 1, 1, duration: duration)
    }

    /// Returns an animation that starts slowly.
    ///
    /// - Parameter duration: in seconds.
    public static func easeIn(duration: TimeInterval) -> Animation {
        timingCurve(0.42, 0, 1, 1, duration: duration)
    }

    /// Returns an animation that ends slowly.
    ///
    /// - Parameter duration: in seconds.
    public static func easeOut(duration: TimeInterval) -> Animation {
        timingCurve(0, 0, 0.58, 1, duration: duration)
    }

    /// Returns an animation that starts and ends slowly.
    ///
    /// - Parameter duration: in seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation {
        timingCurve(0.42, 0, 0.58, 1, duration: duration)
    }

    /// Returns an animation along a cubic Bézier curve from (0, 0) to (1, 1) with two control points.
    ///
    /// - Parameter duration: in seconds.
    public static func timingCurve(
        _ p1x: Double,
        _ p1y: Double,
        _ p2x: Double,
        _ p2y: Double,
        duration: TimeInterval = 0.35
    ) -> Animation {
        Animation(.bezier(p1x, p1y, p2x, p2y, duration: max(0, duration)))
    }

    /// Returns an animation along a curve.
    ///
    /// - Parameter duration: in seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        curve.animation(duration: duration)
    }

    // MARK: Springs

    /// A spring of half a second that does not overshoot.
    public static let spring = Animation.spring(response: 0.5, dampingFraction: 1)
    /// A spring of half a second that does not overshoot.
    public static let smooth = Animation.spring(response: 0.5, dampingFraction: 1)
    /// A spring of half a second that overshoots a little.
    public static let snappy = Animation.spring(response: 0.5, dampingFraction: 0.85)
    /// A spring of half a second that overshoots.
    public static let bouncy = Animation.spring(response: 0.5, dampingFraction: 0.7)
    /// A quick spring, for views that follow the mouse.
    public static let interactiveSpring = Animation.spring(response: 0.15, dampingFraction: 0.86)
    /// A spring of half a second that does not overshoot.
    public static let interpolatingSpring = Animation.spring(response: 0.5, dampingFraction: 1)

    /// Returns a spring animation with a stiffness and a damping.
    ///
    /// - Parameters:
    ///   - response: the stiffness of the spring, given as the period of one undamped oscillation in seconds.
    ///   - dampingFraction: with 1 or more, the spring does not overshoot.
    ///   - blendDuration: has no effect.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5,
        dampingFraction: Double = 0.825,
        blendDuration: TimeInterval = 0
    ) -> Animation {
        Animation(.spring(response: max(0.001, response), damping: max(0.01, dampingFraction)))
    }

    /// Returns a spring animation with a duration and a bounce.
    ///
    /// - Parameters:
    ///   - duration: the approximate duration in seconds.
    ///   - bounce: from 0, for no bounce, to 1.
    ///   - blendDuration: has no effect.
    public static func spring(
        duration: TimeInterval = 0.5,
        bounce: Double = 0,
        blendDuration: Double = 0
    ) -> Animation {
        spring(response: duration, dampingFraction: 1 - bounce)
    }

    /// Returns a spring animation that does not overshoot unless it has an extra bounce.
    ///
    /// - Parameters:
    ///   - duration: in seconds.
    ///   - extraBounce: the additional bounce, from 0 to 1.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    /// Returns a spring animation that overshoots a little.
    ///
    /// - Parameters:
    ///   - duration: in seconds.
    ///   - extraBounce: the additional bounce, from 0 to 1.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// Returns a spring animation that overshoots.
    ///
    /// - Parameters:
    ///   - duration: in seconds.
    ///   - extraBounce: the additional bounce, from 0 to 1.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// Returns a quick spring animation, for views that follow the mouse.
    ///
    /// - Parameters:
    ///   - response: the period of one undamped oscillation in seconds.
    ///   - dampingFraction: with 1, the spring does not overshoot; the smaller the value, the more it overshoots.
    ///   - blendDuration: has no effect.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15,
        dampingFraction: Double = 0.86,
        blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction)
    }

    /// Returns a spring animation with physical properties. The initial velocity has no effect.
    public static func interpolatingSpring(
        mass: Double = 1,
        stiffness: Double,
        damping: Double,
        initialVelocity: Double = 0
    ) -> Animation {
        let frequency = (max(0.001, stiffness) / max(0.001, mass)).squareRoot()
        return spring(
            response: 2 * .pi / frequency,
            dampingFraction: damping / (2 * (max(0.001, stiffness) * max(0.001, mass)).squareRoot())
        )
    }

    // MARK: Changes

    /// Returns an animation that starts after a delay in seconds.
    public func delay(_ delay: TimeInterval) -> Animation {
        var animation = self
        animation.delay += delay.isNaN ? 0 : delay
        return animation
    }

    /// Returns an animation whose speed is multiplied by a factor.
    public func speed(_ speed: Double) -> Animation {
        var animation = self
        animation.speed *= max(0.001, speed)
        return animation
    }

    /// Returns an animation that runs a number of times.
    ///
    /// - Parameter autoreverses: whether every second run is reversed.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        var animation = self
        animation.count = max(1, repeatCount)
        animation.autoreverses = autoreverses
        return animation
    }

    /// Returns an animation that repeats forever.
    ///
    /// - Parameter autoreverses: whether every second run is reversed.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        var animation = self
        animation.count = nil
        animation.autoreverses = autoreverses
        return animation
    }

    /// Returns an animation that is logically complete after a number of seconds; see
    /// ``AnimationCompletionCriteria/logicallyComplete``.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        var animation = self
        animation.completesAfter = duration
        return animation
    }

    // MARK: Running

    /// Returns the animation for a new run. A custom animation has separate state for each run.
    func begun() -> Animation {
        guard case .custom(let custom) = curve else { return self }
        var animation = self
        animation.curve = .custom(custom.begun())
        return animation
    }

    /// The seconds after which the animation counts as completed, although a spring may still move a little.
    var logicalDuration: Double {
        if let completesAfter { return delay + completesAfter }
        guard let count else { return .infinity }
        return delay + curve.perceivedDuration * Double(count) / speed
    }

    /// The duration in seconds; for an endless animation, the duration of one run.
    var duration: Double { delay + curve.duration * Double(count ?? 1) / speed }

    /// The greatest progress, which is more than any spring overshoots.
    private static let farthest = 1e6

    /// Returns the progress of the animation: 0 at the start, 1 at the end, `nil` when it has ended.
    ///
    /// - Parameter seconds: the time since the change.
    func progress(after seconds: Double) -> Double? {
        let time = (seconds - delay) * speed
        guard time > 0 else { return 0 }
        let duration = curve.duration
        let turn = duration > 0 ? time / duration : .infinity
        if let count, turn >= Double(count) { return nil }
        guard turn.isFinite else { return 1 }
        let passed = time - turn.rounded(.down) * duration
        let isBackwards = autoreverses && turn.rounded(.down).truncatingRemainder(dividingBy: 2) == 1
        let progress = curve.value(at: isBackwards ? duration - passed : passed)
        return progress.isNaN ? 1 : progress.clamped(-Self.farthest, Self.farthest)
    }
}
