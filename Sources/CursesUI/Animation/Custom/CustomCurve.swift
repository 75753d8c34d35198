import CursesUISupport
import Foundation

/// The progress of a custom animation over time, with the state of a single run.
final class CustomCurve: Sendable {
    private let animation: any CustomAnimation
    private let context = Locked(AnimationContext<Double>())
    /// The duration in seconds.
    let duration: Double
    /// The seconds after which the animation counts as completed.
    let logicalDuration: Double

    /// The number of seconds after which an animation that has not ended is stopped.
    private static let longest = 60.0
    private static let step = 1.0 / 60

    convenience init(_ animation: some CustomAnimation) {
        // The duration of a custom animation can be found only by running the animation.
        var context = AnimationContext<Double>()
        var completion: Double?
        var time = 0.0
        while time < Self.longest, animation.animate(value: 1.0, time: time, context: &context) != nil {
            if context.isLogicallyComplete, completion == nil { completion = time }
            time += Self.step
        }
        self.init(animation, duration: time, logicalDuration: completion ?? time)
    }

    private init(_ animation: any CustomAnimation, duration: Double, logicalDuration: Double) {
        self.animation = animation
        self.duration = duration
        self.logicalDuration = logicalDuration
    }

    /// Returns the same animation with separate state.
    func begun() -> CustomCurve {
        CustomCurve(animation, duration: duration, logicalDuration: logicalDuration)
    }

    func value(at time: Double) -> Double {
        context.withLock { animation.animate(value: 1.0, time: time, context: &$0) } ?? 1
    }
}

extension CustomCurve: Hashable {
    static func == (lhs: CustomCurve, rhs: CustomCurve) -> Bool { lhs.animation.isEqual(to: rhs.animation) }

    func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(animation)) }
}
