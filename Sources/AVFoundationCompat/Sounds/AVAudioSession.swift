import FoundationGaps
import Synchronization

/// Describes how an app uses audio. A session keeps its values, which have no effect in a terminal.
public final class AVAudioSession: Sendable {
    /// The options for activating and deactivating a session.
    public struct SetActiveOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Other apps are notified when the session is deactivated.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    /// How the sound of an app is chosen between devices; it has no effect.
    public enum RouteSharingPolicy: UInt, Sendable {
        case `default`, longFormAudio, independent, longFormVideo
    }

    /// The device to which an app sends sound in spite of the category; it has no effect.
    public enum PortOverride: UInt, Sendable {
        case none = 0
        case speaker = 0x7370_6B72
    }

    /// Whether an app may record.
    public enum RecordPermission: UInt, Sendable {
        case undetermined = 0x756E_6474
        case denied = 0x6465_6E79
        case granted = 0x6772_6E74
    }

    private struct Values: Sendable {
        var category = Category.soloAmbient
        var mode = Mode.default
        var options: CategoryOptions = []
        var policy = RouteSharingPolicy.default
        var sampleRate = 0.0
        var bufferDuration: TimeInterval = 0
    }

    private static let session = AVAudioSession()
    private let values = Mutex(Values())

    private init() {}

    /// Returns the only session.
    public class func sharedInstance() -> AVAudioSession { session }

    /// The purpose that code has set.
    public var category: Category { values.withLock { $0.category } }
    /// The kind of audio that code has set.
    public var mode: Mode { values.withLock { $0.mode } }
    /// The options that code has set.
    public var categoryOptions: CategoryOptions { values.withLock { $0.options } }
    /// The policy that code has set.
    public var routeSharingPolicy: RouteSharingPolicy { values.withLock { $0.policy } }
    /// The categories: none, because there is no sound.
    public var availableCategories: [Category] { [] }

    /// Keeps the category. No sound is audible.
    public func setCategory(_ category: Category) throws {
        try setCategory(category, mode: .default, policy: .default, options: [])
    }
    /// Keeps the category. No sound is audible.
    public func setCategory(_ category: Category, options: CategoryOptions) throws {
        try setCategory(category, mode: .default, policy: .default, options: options)
    }
    /// Keeps the category. No sound is audible.
    public func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        try setCategory(category, mode: mode, policy: .default, options: options)
    }
    /// Keeps the category. No sound is audible.
    public func setCategory(
        _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
    ) throws {
        values.withLock {
            ($0.category, $0.mode, $0.policy, $0.options) = (category, mode, policy, options)
        }
    }
    /// Keeps the mode. No sound is audible.
    public func setMode(_ mode: Mode) throws { values.withLock { $0.mode = mode } }
    /// Has no effect: no sound is audible.
    public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

    /// Always 0: the volume is unknown.
    public var outputVolume: Float { 0 }
    /// Always 0: the time until sound is audible is unknown.
    public var outputLatency: TimeInterval { 0 }
    /// Always false: whether other apps play audio is unknown.
    public var isOtherAudioPlaying: Bool { false }
    /// Always false: whether other apps play audio is unknown.
    public var secondaryAudioShouldBeSilencedHint: Bool { false }
    /// Always false: a terminal has no microphone.
    public var isInputAvailable: Bool { false }
    /// Always 0: a terminal has no microphone.
    public var inputNumberOfChannels: Int { 0 }
    /// Always 0: a terminal has no loudspeaker.
    public var outputNumberOfChannels: Int { 0 }
    /// Always `nil`: a terminal has no microphones.
    public var availableInputs: [AVAudioSessionPortDescription]? { nil }
    /// The devices: none.
    public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
    /// The number of samples in a second that code has set.
    public var sampleRate: Double { preferredSampleRate }
    /// The number of samples in a second that code has set.
    public var preferredSampleRate: Double { values.withLock { $0.sampleRate } }
    /// The length of a buffer in seconds that code has set.
    public var ioBufferDuration: TimeInterval { values.withLock { $0.bufferDuration } }

    /// Keeps the number. No sound is audible.
    public func setPreferredSampleRate(_ sampleRate: Double) throws { values.withLock { $0.sampleRate = sampleRate } }
    /// Keeps the length. No sound is audible.
    public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {
        values.withLock { $0.bufferDuration = duration }
    }
    /// Has no effect: there are no devices.
    public func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}
    /// Has no effect: there are no devices.
    public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}

    /// Always `denied`: a terminal cannot record.
    public var recordPermission: RecordPermission { .denied }
    /// Calls the closure with `false`: a terminal cannot record.
    public func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
}

/// A device for sound. It is never created.
public final class AVAudioSessionPortDescription: Sendable {
    private init() {}

    /// The kind of device.
    public var portType: AVAudioSession.Port { .builtInSpeaker }
    /// The name.
    public var portName: String { "" }
    /// The identifier.
    public var uid: String { "" }
}

/// The devices for sound; a terminal has none.
public final class AVAudioSessionRouteDescription: Sendable {
    init() {}

    /// The microphones: none.
    public var inputs: [AVAudioSessionPortDescription] { [] }
    /// The loudspeakers: none.
    public var outputs: [AVAudioSessionPortDescription] { [] }
}

/// Whether an app may record; a terminal cannot.
public final class AVAudioApplication: Sendable {
    /// Whether an app may record.
    public enum recordPermission: Int, Sendable {
        case undetermined = 0x756E_6474
        case denied = 0x6465_6E79
        case granted = 0x6772_6E74
    }

    /// The app.
    public static let shared = AVAudioApplication()

    private init() {}

    /// Always `denied`: a terminal cannot record.
    public var recordPermission: recordPermission { .denied }
    /// Returns false: a terminal cannot record.
    public class func requestRecordPermission() async -> Bool { false }
    /// Calls the closure with `false`: a terminal cannot record.
    @preconcurrency
    public class func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) {
        response(false)
    }
}
