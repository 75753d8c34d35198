@_exported import Foundation

/// Plays haptic patterns. A terminal has no haptics: nothing is felt.
public final class CHHapticEngine {
    /// The features of a device.
    public struct Capability: Sendable {
        /// Always false.
        public let supportsHaptics = false
        /// Always false.
        public let supportsAudio = false
    }

    /// The reason why an engine has stopped; it never does.
    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1
        case applicationSuspended, idleTimeout, systemError
    }

    /// Is never called: the engine does not stop.
    public var stoppedHandler: (StoppedReason) -> Void = { _ in }
    /// Is never called: the engine does not stop.
    public var resetHandler: () -> Void = {}
    /// Is kept, and has no effect.
    public var isAutoShutdownEnabled = false
    /// Is kept, and has no effect.
    public var playsHapticsOnly = false

    /// Creates an engine without effect.
    public init() throws {}

    /// The features of the terminal: none.
    public class func capabilitiesForHardware() -> Capability { Capability() }

    /// Has no effect: nothing is felt.
    public func start() throws {}
    /// Has no effect: nothing is felt.
    public func start() async throws {}
    /// Calls the closure: nothing is felt.
    public func start(completionHandler: (((any Error)?) -> Void)?) { completionHandler?(nil) }
    /// Calls the closure: nothing is felt.
    public func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    /// A player without effect.
    public func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { SilentPlayer() }
    /// Has no effect: nothing is felt.
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

/// The time for `start(atTime:)` that means at once.
public let CHHapticTimeImmediate: TimeInterval = 0

/// A pattern that is felt.
public struct CHHapticPattern: Sendable {
    /// A pattern without effect.
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
}

/// An event of a pattern.
public struct CHHapticEvent: Sendable {
    /// The kind of an event.
    public enum EventType: String, Sendable {
        case hapticTransient, hapticContinuous, audioContinuous, audioCustom
    }

    /// An event without effect.
    ///
    /// - Parameters:
    ///   - relativeTime: in seconds, as is `duration`.
    public init(
        eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval,
        duration: TimeInterval = 0
    ) {}
}

/// A property of an event.
public struct CHHapticEventParameter: Sendable {
    /// A property.
    public enum ID: String, Sendable {
        case hapticIntensity, hapticSharpness, attackTime, decayTime, releaseTime, sustained
    }

    /// A property without effect.
    public init(parameterID: ID, value: Float) {}
}

/// A property of a pattern that changes in the meantime.
public struct CHHapticDynamicParameter: Sendable {
    /// A property.
    public enum ID: String, Sendable {
        case hapticIntensityControl, hapticSharpnessControl
    }

    /// A property without effect.
    public init(parameterID: ID, value: Float, relativeTime: TimeInterval) {}
}
