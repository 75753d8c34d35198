@_exported import Foundation

/// Plays haptic patterns. A terminal has no haptics: nothing can be felt.
public final class CHHapticEngine {
    /// The features of a device.
    public struct Capability: Sendable {
        /// Always false.
        public let supportsHaptics = false
        /// Always false.
        public let supportsAudio = false
    }

    /// The reason why an engine has stopped. This engine never stops.
    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1
        case applicationSuspended, idleTimeout, systemError
    }

    /// Never called: the engine does not stop.
    public var stoppedHandler: (StoppedReason) -> Void = { _ in }
    /// Never called: the engine does not stop.
    public var resetHandler: () -> Void = {}
    /// The value is kept, but has no effect.
    public var isAutoShutdownEnabled = false
    /// The value is kept, but has no effect.
    public var playsHapticsOnly = false

    /// Creates an engine, which has no effect.
    public init() throws {}

    /// Returns the features of the terminal: none.
    public class func capabilitiesForHardware() -> Capability { Capability() }

    /// Has no effect: a terminal has no haptics.
    public func start() throws {}
    /// Has no effect: a terminal has no haptics.
    public func start() async throws {}
    /// Calls the closure at once: a terminal has no haptics.
    public func start(completionHandler: (((any Error)?) -> Void)?) { completionHandler?(nil) }
    /// Calls the closure at once: a terminal has no haptics.
    public func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    /// Creates a player, which has no effect.
    public func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { SilentPlayer() }
    /// Has no effect: a terminal has no haptics.
    public func playPattern(from url: URL) throws {}
}

/// Plays a pattern.
public protocol CHHapticPatternPlayer {
    func start(atTime time: TimeInterval) throws
    func stop(atTime time: TimeInterval) throws
}

private struct SilentPlayer: CHHapticPatternPlayer {
    func start(atTime time: TimeInterval) throws {}
    func stop(atTime time: TimeInterval) throws {}
}

/// The time that means "now" for `start(atTime:)`.
public let CHHapticTimeImmediate: TimeInterval = 0

/// A haptic pattern.
public struct CHHapticPattern: Sendable {
    /// Creates a pattern, which has no effect.
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
}

/// An event of a pattern.
public struct CHHapticEvent: Sendable {
    /// The kind of an event.
    public enum EventType: String, Sendable {
        case hapticTransient, hapticContinuous, audioContinuous, audioCustom
    }

    /// Creates an event, which has no effect.
    ///
    /// - Parameters:
    ///   - relativeTime: in seconds, like `duration`.
    public init(
        eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval,
        duration: TimeInterval = 0
    ) {}
}

/// A property of a haptic event.
public struct CHHapticEventParameter: Sendable {
    /// A property.
    public enum ID: String, Sendable {
        case hapticIntensity, hapticSharpness, attackTime, decayTime, releaseTime, sustained
    }

    /// Creates a property, which has no effect.
    public init(parameterID: ID, value: Float) {}
}

/// A property of a pattern that changes over time.
public struct CHHapticDynamicParameter: Sendable {
    /// A property.
    public enum ID: String, Sendable {
        case hapticIntensityControl, hapticSharpnessControl
    }

    /// Creates a property, which has no effect.
    public init(parameterID: ID, value: Float, relativeTime: TimeInterval) {}
}
