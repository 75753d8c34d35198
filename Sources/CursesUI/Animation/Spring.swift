import Foundation

/// A spring: a motion that oscillates until it comes to rest.
///
/// The motion is that of a damped harmonic oscillator. It applies to any value with vector arithmetic.
///
/// ```swift
/// let spring = Spring(duration: 0.5, bounce: 0.3)
/// let place = spring.value(target: 100.0, initialVelocity: 20, time: 0.2)
/// ```
public struct Spring: Hashable, Sendable {
    /// The mass of the object at the end of the spring.
    public let mass: Double
    /// The period of one undamped oscillation in seconds.
    public let response: Double
    /// The damping, relative to critical damping, which is 1.
    public let dampingRatio: Double

    private init(mass: Double, response: Double, dampingRatio: Double) {
        self.mass = max(0.001, mass)
        self.response = max(0.001, response)
        self.dampingRatio = max(0, dampingRatio)
    }

    /// Creates a spring from a duration and a bounce.
    ///
    /// - Parameters:
    ///   - duration: the perceived duration in seconds.
    ///   - bounce: from 0, for no bounce, to 1, for an undamped spring; a negative value makes the spring slower.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.init(response: duration, dampingRatio: bounce < 0 ? 1 / max(0.001, 1 + bounce) : 1 - bounce)
    }

    /// Creates a spring from a response and a damping ratio.
    ///
    /// - Parameters:
    ///   - response: the period of one undamped oscillation in seconds.
    ///   - dampingRatio: with 1 or more, the spring does not overshoot.
    public init(response: Double, dampingRatio: Double) {
        self.init(mass: 1, response: response, dampingRatio: dampingRatio)
    }

    /// Creates a spring from physical properties.
    ///
    /// - Parameter allowOverDamping: whether a damping beyond the critical damping is kept.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let (mass, stiffness) = (max(0.001, mass), max(0.001, stiffness))
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        self.init(
            mass: mass,
            response: 2 * .pi / (stiffness / mass).squareRoot(),
            dampingRatio: allowOverDamping ? ratio : min(1, ratio)
        )
    }

    /// Creates a spring from the time that it takes to come to rest.
    ///
    /// - Parameters:
    ///   - settlingDuration: the seconds until less than `epsilon` of the distance remains.
    ///   - dampingRatio: with 1 or more, the spring does not overshoot.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let unit = Spring(response: 1, dampingRatio: max(0.01, dampingRatio))
        let duration = unit.settlingDuration(target: 1.0, epsilon: epsilon)
        self.init(response: settlingDuration / max(0.001, duration), dampingRatio: unit.dampingRatio)
    }

    // MARK: Properties

    /// The perceived duration in seconds.
    public var duration: TimeInterval { response }
    /// The amount of overshoot, from 0 to 1; negative for an overdamped spring.
    public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
    /// The force per unit of distance.
    public var stiffness: Double { frequency * frequency * mass }
    /// The force per unit of speed that slows the object down.
    public var damping: Double { 2 * dampingRatio * frequency * mass }
    /// The number of seconds until the spring comes to rest.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0) }

    /// The angular frequency without damping, in radians per second.
    private var frequency: Double { 2 * .pi / response }

    // MARK: Kinds

    /// A spring that does not overshoot.
    public static let smooth = Spring()
    /// A spring that overshoots a little.
    public static let snappy = Spring(bounce: 0.15)
    /// A spring that overshoots.
    public static let bouncy = Spring(bounce: 0.3)

    /// Returns a spring that does not overshoot unless it has an extra bounce.
    ///
    /// - Parameters:
    ///   - duration: in seconds.
    ///   - extraBounce: the additional bounce, from 0 to 1.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// Returns a spring that overshoots a little.
    ///
    /// - Parameters:
    ///   - duration: in seconds.
    ///   - extraBounce: the additional bounce, from 0 to 1.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// Returns a spring that overshoots.
    ///
    /// - Parameters:
    ///   - duration: in seconds.
    ///   - extraBounce: the additional bounce, from 0 to 1.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    // MARK: Motion

    /// The factors by which the initial distance and the initial speed contribute to the distance after a time.
    private func influence(after time: TimeInterval) -> (distance: Double, speed: Double) {
        let decay = dampingRatio * frequency
        if dampingRatio < 1 {
            let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            let rest = exp(-decay * time)
            let sine = rest * sin(swing * time) / swing
            return (rest * cos(swing * time) + decay * sine, sine)
        }
        if dampingRatio == 1 {
            let rest = exp(-frequency * time)
            return (rest * (1 + frequency * time), rest * time)
        }
        let root = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
        let (slow, fast) = (exp((root - decay) * time), exp((-root - decay) * time))
        return (((decay + root) * slow - (decay - root) * fast) / (2 * root), (slow - fast) / (2 * root))
    }

    /// Moves a value towards a target for a time, and updates its velocity.
    public func update<V: VectorArithmetic>(
        value: inout V,
        velocity: inout V,
        target: V,
        deltaTime: TimeInterval
    ) {
        let influence = influence(after: deltaTime)
        let distance = value - target
        let slope = influence.distance - 2 * dampingRatio * frequency * influence.speed
        value = target + distance.scaled(by: influence.distance) + velocity.scaled(by: influence.speed)
        velocity = distance.scaled(by: -frequency * frequency * influence.speed) + velocity.scaled(by: slope)
    }

    /// Returns the value after a time, on the way from zero to a target.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        var (value, velocity) = (V.zero, initialVelocity)
        update(value: &value, velocity: &velocity, target: target, deltaTime: time)
        return value
    }

    /// Returns the velocity after a time, on the way from zero to a target.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        var (value, velocity) = (V.zero, initialVelocity)
        update(value: &value, velocity: &velocity, target: target, deltaTime: time)
        return velocity
    }

    /// Returns the force on a value with a given position and velocity.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// Returns the number of seconds after which the value stays closer to the target than `epsilon`.
    public func settlingDuration<V: VectorArithmetic>(
        target: V,
        initialVelocity: V = .zero,
        epsilon: Double = 0.001
    ) -> TimeInterval {
        let epsilon = max(1e-9, epsilon)
        guard dampingRatio > 0 else { return .infinity }
        /// Returns an upper bound of the distance, which decreases monotonically.
        func bound(_ time: TimeInterval) -> Double {
            let (distance, speed) = (
                target.magnitudeSquared.squareRoot(), initialVelocity.magnitudeSquared.squareRoot()
            )
            let decay = dampingRatio * frequency
            guard dampingRatio < 1 else {
                let influence = influence(after: time)
                return distance * influence.distance + speed * influence.speed
            }
            let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            let amplitude = (distance * distance + pow((speed + decay * distance) / swing, 2)).squareRoot()
            return amplitude * exp(-decay * time)
        }
        var high = response
        while bound(high) > epsilon, high < 1e6 { high *= 2 }
        var low = 0.0
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if bound(middle) > epsilon { low = middle } else { high = middle }
        }
        return high
    }

    // MARK: Animatable values

    /// Returns the value after a time, on the way from one value to another.
    public func value<V: Animatable>(
        fromValue: V,
        toValue: V,
        initialVelocity: V.AnimatableData,
        time: TimeInterval
    ) -> V {
        let from = fromValue.animatableData
        var result = toValue
        result.animatableData =
            from + value(target: toValue.animatableData - from, initialVelocity: initialVelocity, time: time)
        return result
    }

    /// Returns the velocity after a time, on the way from one value to another.
    public func velocity<V: Animatable>(
        fromValue: V,
        toValue: V,
        initialVelocity: V.AnimatableData,
        time: TimeInterval
    ) -> V.AnimatableData {
        let way = toValue.animatableData - fromValue.animatableData
        return velocity(target: way, initialVelocity: initialVelocity, time: time)
    }

    /// Returns the number of seconds after which the value stays closer to the end value than `epsilon`.
    public func settlingDuration<V: Animatable>(
        fromValue: V,
        toValue: V,
        initialVelocity: V.AnimatableData,
        epsilon: Double = 0.001
    ) -> TimeInterval {
        let way = toValue.animatableData - fromValue.animatableData
        return settlingDuration(target: way, initialVelocity: initialVelocity, epsilon: epsilon)
    }

    /// Returns the progress of the motion, which exceeds 1 if the spring overshoots.
    ///
    /// - Parameter time: in seconds.
    func progress(at time: Double) -> Double { value(target: 1.0, time: time) }
}

extension Animation {
    /// Returns an animation with a given spring.
    ///
    /// - Parameter blendDuration: has no effect.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        Animation.spring(response: spring.response, dampingFraction: spring.dampingRatio)
    }

    /// Returns a spring animation with a perceived duration and a bounce. The initial velocity has no effect.
    ///
    /// - Parameters:
    ///   - duration: in seconds.
    ///   - bounce: from -1 for a slow end, through 0 for none, to 1 for a spring that never settles.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce))
    }

    /// Returns a spring animation for a gesture, with a perceived duration. The duration of the blend has no effect.
    ///
    /// - Parameters:
    ///   - duration: in seconds.
    ///   - extraBounce: is added to the bounce of the animation, which is 0.14.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: 0.14 + extraBounce))
    }

    /// Returns an animation with a given spring. The initial velocity has no effect.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        Animation.spring(response: spring.response, dampingFraction: spring.dampingRatio)
    }
}
