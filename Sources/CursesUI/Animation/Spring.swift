import Foundation

/// A spring: a motion that oscillates until it rests.
///
/// The motion of a damped harmonic oscillator, for any value with vector arithmetic.
///
/// ```swift
/// let spring = Spring(duration: 0.5, bounce: 0.3)
/// let place = spring.value(target: 100.0, initialVelocity: 20, time: 0.2)
/// ```
public struct Spring: Hashable, Sendable {
    /// The mass of the object at the end of the spring.
    public let mass: Double
    /// The seconds of one oscillation without damping.
    public let response: Double
    /// The damping, relative to critical damping, which is 1.
    public let dampingRatio: Double

    private init(mass: Double, response: Double, dampingRatio: Double) {
        self.mass = max(0.001, mass)
        self.response = max(0.001, response)
        self.dampingRatio = max(0, dampingRatio)
    }

    /// A spring by its duration and bounce.
    ///
    /// - Parameters:
    ///   - duration: the perceived duration in seconds.
    ///   - bounce: from 0 for none to 1 for an undamped spring; a negative bounce is slower.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.init(response: duration, dampingRatio: bounce < 0 ? 1 / max(0.001, 1 + bounce) : 1 - bounce)
    }

    /// A spring by its response and damping.
    ///
    /// - Parameters:
    ///   - response: the seconds of one oscillation without damping.
    ///   - dampingRatio: 1 or more does not overshoot.
    public init(response: Double, dampingRatio: Double) {
        self.init(mass: 1, response: response, dampingRatio: dampingRatio)
    }

    /// A spring by its physical properties.
    ///
    /// - Parameter allowOverDamping: whether a damping beyond the critical one is kept.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let (mass, stiffness) = (max(0.001, mass), max(0.001, stiffness))
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        self.init(
            mass: mass,
            response: 2 * .pi / (stiffness / mass).squareRoot(),
            dampingRatio: allowOverDamping ? ratio : min(1, ratio)
        )
    }

    /// A spring by the time that it takes to rest.
    ///
    /// - Parameters:
    ///   - settlingDuration: the seconds until less than `epsilon` of the distance is left.
    ///   - dampingRatio: 1 or more does not overshoot.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let unit = Spring(response: 1, dampingRatio: max(0.01, dampingRatio))
        let duration = unit.settlingDuration(target: 1.0, epsilon: epsilon)
        self.init(response: settlingDuration / max(0.001, duration), dampingRatio: unit.dampingRatio)
    }

    // MARK: Properties

    /// The perceived duration in seconds.
    public var duration: TimeInterval { response }
    /// How far it overshoots, from 0 to 1; negative if it is slower than it has to be.
    public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
    /// The force per distance.
    public var stiffness: Double { frequency * frequency * mass }
    /// The force per speed that slows the object down.
    public var damping: Double { 2 * dampingRatio * frequency * mass }
    /// The seconds until the spring rests.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0) }

    /// In radians per second.
    private var frequency: Double { 2 * .pi / response }

    // MARK: Kinds

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

    /// Moves a value, with its velocity, towards a target.
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

    /// The value after a time, on the way from zero to a target.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        var (value, velocity) = (V.zero, initialVelocity)
        update(value: &value, velocity: &velocity, target: target, deltaTime: time)
        return value
    }

    /// The velocity after a time, on the way from zero to a target.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        var (value, velocity) = (V.zero, initialVelocity)
        update(value: &value, velocity: &velocity, target: target, deltaTime: time)
        return velocity
    }

    /// The force on a value at a place, with a velocity.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// The seconds after which the value stays nearer to the target than `epsilon`.
    public func settlingDuration<V: VectorArithmetic>(
        target: V,
        initialVelocity: V = .zero,
        epsilon: Double = 0.001
    ) -> TimeInterval {
        let epsilon = max(1e-9, epsilon)
        guard dampingRatio > 0 else { return .infinity }
        /// An upper bound of the distance. It only decreases.
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

    /// The value after a time, on the way from one value to another.
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

    /// The velocity after a time, on the way from one value to another.
    public func velocity<V: Animatable>(
        fromValue: V,
        toValue: V,
        initialVelocity: V.AnimatableData,
        time: TimeInterval
    ) -> V.AnimatableData {
        let way = toValue.animatableData - fromValue.animatableData
        return velocity(target: way, initialVelocity: initialVelocity, time: time)
    }

    /// The seconds after which a value stays nearer to the end than `epsilon`.
    public func settlingDuration<V: Animatable>(
        fromValue: V,
        toValue: V,
        initialVelocity: V.AnimatableData,
        epsilon: Double = 0.001
    ) -> TimeInterval {
        let way = toValue.animatableData - fromValue.animatableData
        return settlingDuration(target: way, initialVelocity: initialVelocity, epsilon: epsilon)
    }

    /// The progress of the motion. It exceeds 1 if the spring overshoots.
    ///
    /// - Parameter time: in seconds.
    func progress(at time: Double) -> Double { value(target: 1.0, time: time) }
}

extension Animation {
    /// A spring with given values.
    ///
    /// - Parameter blendDuration: has no effect.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        Animation.spring(response: spring.response, dampingFraction: spring.dampingRatio)
    }

    /// A spring with given values. The initial velocity has no effect.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        Animation.spring(response: spring.response, dampingFraction: spring.dampingRatio)
    }
}
