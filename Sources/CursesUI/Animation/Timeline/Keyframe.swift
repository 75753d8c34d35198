import Foundation

/// A segment of a property's animation: a target value, and the time in which it is reached.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable = CGFloat

    /// The segments that the keyframe adds to its track.
    var _keyframes: _Keyframes<Value> { get }
}

/// Segments of a property's animation.
public struct _Keyframes<Value> {
    struct Keyframe {
        let to: Value
        /// The duration in seconds.
        let duration: Double
        /// The progress after a fraction of the time, both from 0 to 1.
        let curve: @Sendable (Double) -> Double
    }

    let keyframes: [Keyframe]
}

/// Moves to a value at a constant speed, or along a timing curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _keyframes: _Keyframes<Value>

    /// Creates a linear segment.
    ///
    /// - Parameter duration: in seconds.
    public init(
        _ to: Value,
        duration: TimeInterval,
        timingCurve: UnitCurve = .linear
    ) {
        _keyframes = _Keyframes(keyframes: [
            .init(to: to, duration: max(0, duration)) { timingCurve.value(at: $0) }
        ])
    }
}

/// Moves to a value, slow at both ends.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _keyframes: _Keyframes<Value>

    /// Creates a cubic segment. The velocities have no effect.
    ///
    /// - Parameter duration: in seconds.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        _keyframes = _Keyframes(keyframes: [
            .init(to: to, duration: max(0, duration)) { $0 * $0 * (3 - 2 * $0) }
        ])
    }
}

/// Moves to a value with a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _keyframes: _Keyframes<Value>

    /// Creates a segment with a spring. The velocity has no effect.
    ///
    /// - Parameter duration: in seconds; with `nil`, the segment lasts until the spring has settled.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        let seconds = max(0, duration ?? spring.settlingDuration)
        _keyframes = _Keyframes(keyframes: [
            .init(to: to, duration: seconds) { share in
                share >= 1 ? 1 : spring.progress(at: share * seconds)
            }
        ])
    }
}

/// Jumps to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _keyframes: _Keyframes<Value>

    /// Creates a jump to a value.
    public init(_ to: Value) {
        _keyframes = _Keyframes(keyframes: [.init(to: to, duration: 0) { _ in 1 }])
    }
}

/// Builds the segments of a track from the statements of a closure.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// Returns the segments of one statement of the closure.
    public static func buildExpression<K: KeyframeTrackContent<Value>>(_ keyframe: K) -> _Keyframes<Value> {
        keyframe._keyframes
    }

    /// Joins the statements of the closure in order.
    public static func buildBlock(_ keyframes: _Keyframes<Value>...) -> _Keyframes<Value> {
        buildArray(keyframes)
    }

    /// Joins the iterations of a `for` loop.
    public static func buildArray(_ keyframes: [_Keyframes<Value>]) -> _Keyframes<Value> {
        _Keyframes(keyframes: keyframes.flatMap(\.keyframes))
    }

    /// Supports an `if` without an `else`.
    public static func buildOptional(_ keyframes: _Keyframes<Value>?) -> _Keyframes<Value> {
        keyframes ?? _Keyframes(keyframes: [])
    }

    /// Supports the first branch of an `if` or a `switch`.
    public static func buildEither(first keyframes: _Keyframes<Value>) -> _Keyframes<Value> { keyframes }
    /// Supports the second branch of an `if` or a `switch`.
    public static func buildEither(second keyframes: _Keyframes<Value>) -> _Keyframes<Value> { keyframes }
}
