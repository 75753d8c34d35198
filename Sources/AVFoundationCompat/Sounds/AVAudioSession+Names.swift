extension AVAudioSession {
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
        /// Audio on several devices.
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
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
        /// The recording of films.
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        /// Conversations.
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        /// Conversations with video.
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        /// Conversations in games.
        public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
        /// Spoken instructions.
        public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
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
        /// Speech of other apps is interrupted.
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11)
        /// Audio may use Bluetooth loudspeakers.
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
        /// Audio may use AirPlay.
        public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
    }

    /// A kind of device for sound.
    public struct Port: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a kind from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A loudspeaker.
        public static let builtInSpeaker = Port(rawValue: "Speaker")
        /// The loudspeaker for the ear.
        public static let builtInReceiver = Port(rawValue: "Receiver")
        /// A microphone.
        public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
        /// The microphone of a headset.
        public static let headsetMic = Port(rawValue: "MicrophoneWired")
        /// Headphones.
        public static let headphones = Port(rawValue: "Headphones")
        /// Bluetooth headphones.
        public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
        /// A Bluetooth headset.
        public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
        /// A device with low energy.
        public static let bluetoothLE = Port(rawValue: "BluetoothLE")
        /// AirPlay.
        public static let airPlay = Port(rawValue: "AirPlay")
        /// A car.
        public static let carAudio = Port(rawValue: "CarAudio")
        /// USB.
        public static let usbAudio = Port(rawValue: "USBAudio")
        /// HDMI.
        public static let HDMI = Port(rawValue: "HDMIOutput")
    }
}
