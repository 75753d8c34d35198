import FoundationGaps

// No notification of a session is posted: a terminal has no sound that could be interrupted.

extension AVAudioSession {
    /// Announces that sound is interrupted. It is never posted.
    public static let interruptionNotification = NSNotification.Name("AVAudioSessionInterruptionNotification")
    /// Announces that sound goes to another device. It is never posted.
    public static let routeChangeNotification = NSNotification.Name("AVAudioSessionRouteChangeNotification")
    /// Announces that the sound of other apps begins or ends. It is never posted.
    public static let silenceSecondaryAudioHintNotification = NSNotification.Name(
        "AVAudioSessionSilenceSecondaryAudioHintNotification")
    /// Announces that the services for sound have ended. It is never posted.
    public static let mediaServicesWereLostNotification = NSNotification.Name(
        "AVAudioSessionMediaServicesWereLostNotification")
    /// Announces that the services for sound have begun anew. It is never posted.
    public static let mediaServicesWereResetNotification = NSNotification.Name(
        "AVAudioSessionMediaServicesWereResetNotification")

    /// Whether an interruption begins or ends.
    public enum InterruptionType: UInt, Sendable {
        case ended, began
    }

    /// The actions that are allowed after an interruption.
    public struct InterruptionOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The app may go on.
        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }

    /// The reason why an interruption begins.
    public enum InterruptionReason: UInt, Sendable {
        case `default`, appWasSuspended, builtInMicMuted
        case routeDisconnected = 4
    }

    /// The reason why sound goes to another device.
    public enum RouteChangeReason: UInt, Sendable {
        case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
        case wakeFromSleep = 6
        case noSuitableRouteForCategory, routeConfigurationChange
    }

    /// Whether the sound of other apps begins or ends.
    public enum SilenceSecondaryAudioHintType: UInt, Sendable {
        case end, begin
    }
}

extension NSNotification.Name {
    /// Announces that sound is interrupted. It is never posted.
    public static let AVAudioSessionInterruption = AVAudioSession.interruptionNotification
    /// Announces that sound goes to another device. It is never posted.
    public static let AVAudioSessionRouteChange = AVAudioSession.routeChangeNotification
}

/// The key of the kind of an interruption.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of the options after an interruption.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The key of the reason for an interruption.
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
/// The key of the reason for another device.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// The key of the devices before.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
/// The key of whether the sound of other apps begins or ends.
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"
