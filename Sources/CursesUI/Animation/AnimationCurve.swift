import Foundation

/// A curve that maps a time to a progress from 0 to 1.
enum AnimationCurve: Hashable, Sendable {
    /// A cubic Bézier curve, as in CSS Easing Functions Level 1.
    case bezier(Double, Double, Double, Double, duration: Double)
    /// A damped harmonic oscillator that starts at rest.
    case spring(response: Double, damping: Double)
    /// The values of an app's custom animation.
    case custom(CustomCurve)

    /// The duration in seconds.
    var duration: Double {
        switch self {
        case .bezier(_, _, _, _, let duration):
            return duration
        case .spring(let response, let damping):
            // The time after which less than a thousandth of the distance remains. Beyond critical damping, the slower
            // exponential term decides.
            let frequency = 2 * Double.pi / response
            if damping < 1 { return log(1000) / (damping * frequency) }
            let slow = frequency * (damping - (damping * damping - 1).squareRoot())
            return (damping == 1 ? 9.23 : log(1000)) / slow
        case .custom(let curve):
            return curve.duration
        }
    }

    /// The time in seconds after which the motion appears to be over.
    var perceivedDuration: Double {
        switch self {
        case .bezier: duration
        case .spring(let response, _): min(response, duration)
        case .custom(let curve): curve.logicalDuration
        }
    }

    /// - Parameter time: in seconds, from 0 to `duration`.
    func value(at time: Double) -> Double {
        switch self {
        case .bezier(let x1, let y1, let x2, let y2, let duration):
            let x = duration > 0 ? (time / duration).clamped(0, 1) : 1
            return Self.bezier(y1, y2, at: Self.parameter(x1, x2, for: x))
        case .spring(let response, let damping):
            return Spring(response: response, dampingRatio: damping).progress(at: time)
        case .custom(let curve):
            return curve.value(at: time)
        }
    }

    private static func bezier(_ a: Double, _ b: Double, at t: Double) -> Double {
        let s = 1 - t
        return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t
    }

    /// Finds the parameter of the curve for an x coordinate by bisection, exactly enough for any screen.
    private static func parameter(_ a: Double, _ b: Double, for x: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<24 {
            let middle = (low + high) / 2
            if bezier(a, b, at: middle) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
