/// The way an app uses the sound of a device; it has no effect.
public final class AVAudioSession: Sendable {
    /// The purpose of the sound.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a category from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Sounds that other sounds may interrupt.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Sounds that other sounds may interrupt, and that silence others.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// Playing.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// Recording.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Playing and recording.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    }

    /// The kind of sound.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a mode from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Any sound.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// Speech.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        /// Films.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// Measuring.
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
        /// Wireless headphones.
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        /// The loudspeaker.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    }

    /// The options for activation and deactivation.
    public struct SetActiveOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Other apps are notified.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    private static let session = AVAudioSession()

    private init() {}

    /// The only session.
    public class func sharedInstance() -> AVAudioSession { session }

    /// Has no effect: no sound is audible.
    public func setCategory(_ category: Category) throws {}
    /// Has no effect: no sound is audible.
    public func setCategory(_ category: Category, options: CategoryOptions) throws {}
    /// Has no effect: no sound is audible.
    public func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}
    /// Has no effect: no sound is audible.
    public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    /// The volume, which is unknown.
    public var outputVolume: Float { 0 }
    /// Always false: other apps are unknown.
    public var isOtherAudioPlaying: Bool { false }
    /// Calls the closure: nothing is recorded.
    public func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
}
