import Foundation

/// The animation of one property of a value.
public struct KeyframeTrack<Root, Value: Animatable> {
    private let keyPath: WritableKeyPath<Root, Value>
    private let keyframes: [_Keyframes<Value>.Keyframe]

    /// Creates a track that animates a property of a value through keyframes.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>,
        @KeyframeTrackContentBuilder<Value> content: () -> _Keyframes<Value>
    ) {
        self.keyPath = keyPath
        keyframes = content().keyframes
    }

    /// Creates a track that animates a whole value through keyframes.
    public init(@KeyframeTrackContentBuilder<Value> content: () -> _Keyframes<Value>) where Root == Value {
        self.init(\.self, content: content)
    }
}

/// The tracks that animate the properties of a value.
public protocol Keyframes<Value> {
    associatedtype Value

    /// The tracks that the content adds to the timeline.
    var _tracks: _KeyframeTracks<Value> { get }
}

/// The tracks that animate the properties of a value.
public struct _KeyframeTracks<Value>: Keyframes {
    struct Track {
        /// The duration in seconds.
        let duration: Double
        let update: (inout Value, Double) -> Void
    }

    let tracks: [Track]

    public var _tracks: _KeyframeTracks { self }
}

extension KeyframeTrack: Keyframes {
    public var _tracks: _KeyframeTracks<Root> {
        _KeyframeTracks(tracks: [
            .init(duration: keyframes.map(\.duration).reduce(0, +), update: update)
        ])
    }

    private func update(_ root: inout Root, at time: Double) {
        var rest = time
        var from = root[keyPath: keyPath]
        for keyframe in keyframes {
            guard rest >= keyframe.duration else {
                var value = keyframe.to
                value.animatableData = from.animatableData.interpolated(
                    towards: keyframe.to.animatableData,
                    by: keyframe.curve(max(0, rest) / keyframe.duration)
                )
                root[keyPath: keyPath] = value
                return
            }
            rest -= keyframe.duration
            from = keyframe.to
        }
        root[keyPath: keyPath] = from
    }
}

/// Builds the tracks from the statements of a closure.
@resultBuilder
public struct KeyframesBuilder<Value> {
    /// Returns the tracks of one statement of the closure.
    public static func buildExpression<K: Keyframes<Value>>(_ track: K) -> _KeyframeTracks<Value> {
        track._tracks
    }

    /// Returns a track that animates the value itself, for keyframes outside a track.
    public static func buildExpression<K: KeyframeTrackContent<Value>>(
        _ keyframe: K
    ) -> _KeyframeTracks<Value> where Value: Animatable {
        KeyframeTrack { keyframe }._tracks
    }

    /// Joins the statements of the closure in order.
    public static func buildBlock(_ tracks: _KeyframeTracks<Value>...) -> _KeyframeTracks<Value> {
        _KeyframeTracks(tracks: tracks.flatMap(\.tracks))
    }
}

/// A function from time to the value that keyframes animate.
public struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private let tracks: [_KeyframeTracks<Value>.Track]

    /// Creates a timeline that begins with a value.
    public init(
        initialValue: Value,
        @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
    ) {
        self.init(initialValue, content()._tracks)
    }

    init(_ initialValue: Value, _ tracks: _KeyframeTracks<Value>) {
        self.initialValue = initialValue
        self.tracks = tracks.tracks
    }

    /// The duration of the longest track, in seconds.
    public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

    /// Returns the value at a time.
    ///
    /// - Parameter time: in seconds.
    public func value(time: TimeInterval) -> Value {
        var value = initialValue
        for track in tracks { track.update(&value, time) }
        return value
    }

    /// Returns the value at a fraction of the duration.
    ///
    /// - Parameter progress: from 0 to 1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
