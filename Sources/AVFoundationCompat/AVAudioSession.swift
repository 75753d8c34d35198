/// Describes how an app uses audio. A session has no effect in a terminal.
public final class AVAudioSession: Sendable {
    /// The purpose for which an app uses audio.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a category from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Audio that mixes with the audio of other apps.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Audio that silences the audio of other apps.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// Audio playback.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// Audio recording.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Audio playback and recording.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    }

    /// The kind of audio.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a mode from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Any audio.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// Speech.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        /// Films.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// Audio measurement.
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    }

    /// The options of a category.
    public struct CategoryOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Sounds of other apps stay audible.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Sounds of other apps become quieter.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// Audio may use Bluetooth headsets.
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        /// Audio plays through the loudspeaker.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    }

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

    private static let session = AVAudioSession()

    private init() {}

    /// Returns the only session.
    public class func sharedInstance() -> AVAudioSession { session }

    /// Has no effect: no sound is audible.
    public func setCategory(_ category: Category) throws {}
    /// Has no effect: no sound is audible.
    public func setCategory(_ category: Category, options: CategoryOptions) throws {}
    /// Has no effect: no sound is audible.
    public func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}
    /// Has no effect: no sound is audible.
    public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    /// Always 0: the volume is unknown.
    public var outputVolume: Float { 0 }
    /// Always false: whether other apps play audio is unknown.
    public var isOtherAudioPlaying: Bool { false }
    /// Calls the closure with `false`: a terminal cannot record.
    public func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
}
