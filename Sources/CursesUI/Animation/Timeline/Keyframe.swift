import Foundation

/// A part of the way of a property: from where it is to a value, in some time.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable = CGFloat

    /// The parts of the way, for the track.
    var _keyframes: _Keyframes<Value> { get }
}

/// Parts of the way of a property.
public struct _Keyframes<Value> {
    struct Keyframe {
        let to: Value
        /// In seconds.
        let duration: Double
        /// How far it has come at a share of the time, both from 0 to 1.
        let curve: @Sendable (Double) -> Double
    }

    let keyframes: [Keyframe]
}

/// As fast at the end as at the start, unless a curve says otherwise.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _keyframes: _Keyframes<Value>

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

/// Slow at both ends.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _keyframes: _Keyframes<Value>

    /// - Parameter duration: in seconds.
    public init(_ to: Value, duration: TimeInterval) {
        _keyframes = _Keyframes(keyframes: [
            .init(to: to, duration: max(0, duration)) { $0 * $0 * (3 - 2 * $0) }
        ])
    }
}

/// As a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _keyframes: _Keyframes<Value>

    /// - Parameter duration: in seconds; until the spring has settled where `nil`.
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring()) {
        let seconds = max(0, duration ?? spring.settlingDuration)
        _keyframes = _Keyframes(keyframes: [
            .init(to: to, duration: seconds) { share in
                share >= 1 ? 1 : spring.progress(at: share * seconds)
            }
        ])
    }
}

/// At once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _keyframes: _Keyframes<Value>

    /// A jump to a value.
    public init(_ to: Value) {
        _keyframes = _Keyframes(keyframes: [.init(to: to, duration: 0) { _ in 1 }])
    }
}

/// Builds the way of a property from the statements of a closure.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// One statement of the closure.
    public static func buildExpression<K: KeyframeTrackContent<Value>>(_ keyframe: K) -> _Keyframes<Value> {
        keyframe._keyframes
    }

    /// The statements of the closure, in order.
    public static func buildBlock(_ keyframes: _Keyframes<Value>...) -> _Keyframes<Value> {
        buildArray(keyframes)
    }

    /// A `for` loop.
    public static func buildArray(_ keyframes: [_Keyframes<Value>]) -> _Keyframes<Value> {
        _Keyframes(keyframes: keyframes.flatMap(\.keyframes))
    }

    /// An `if` without an `else`.
    public static func buildOptional(_ keyframes: _Keyframes<Value>?) -> _Keyframes<Value> {
        keyframes ?? _Keyframes(keyframes: [])
    }

    /// The first branch of an `if` or a `switch`.
    public static func buildEither(first keyframes: _Keyframes<Value>) -> _Keyframes<Value> { keyframes }
    /// Another branch of an `if` or a `switch`.
    public static func buildEither(second keyframes: _Keyframes<Value>) -> _Keyframes<Value> { keyframes }
}
