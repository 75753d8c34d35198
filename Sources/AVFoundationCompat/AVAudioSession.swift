/// How an app uses the sound of a device, without effect.
public final class AVAudioSession: Sendable {
    /// What the sound is for.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a category from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Sounds that others may cover.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Sounds that others may cover, alone.
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

        /// Others are heard too.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Others are heard less.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// Headphones without a wire.
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        /// The loudspeaker.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    }

    /// The options of switching on and off.
    public struct SetActiveOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Other apps hear of it.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    private static let session = AVAudioSession()

    private init() {}

    /// The only session.
    public class func sharedInstance() -> AVAudioSession { session }

    /// Has no effect: nothing is heard.
    public func setCategory(_ category: Category) throws {}
    /// Has no effect: nothing is heard.
    public func setCategory(_ category: Category, options: CategoryOptions) throws {}
    /// Has no effect: nothing is heard.
    public func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}
    /// Has no effect: nothing is heard.
    public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    /// The volume: not known.
    public var outputVolume: Float { 0 }
    /// Always false: others are not known.
    public var isOtherAudioPlaying: Bool { false }
    /// Calls the closure: nothing is recorded.
    public func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
}
