import Foundation

/// A request to recognize speech.
open class SFSpeechRecognitionRequest: NSObject {
    /// The value is kept, but has no effect.
    open var taskHint = SFSpeechRecognitionTaskHint.unspecified
    /// The value is kept, but has no effect.
    open var shouldReportPartialResults = true
    /// The value is kept, but has no effect.
    open var contextualStrings: [String] = []
    /// The value is kept, but has no effect.
    open var interactionIdentifier: String?
    /// The value is kept, but has no effect.
    open var requiresOnDeviceRecognition = false
    /// The value is kept, but has no effect.
    open var addsPunctuation = false
}

/// A request to recognize the speech of a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
    /// The file.
    public let url: URL

    /// Creates a request.
    public init(url URL: URL) { url = URL }
}

/// A request to recognize the speech of a microphone.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
    /// Creates a request.
    override public init() {}

    /// The format of sound.
    open var nativeAudioFormat: AVAudioFormat {
        AVAudioFormat(commonFormat: .pcmFormatFloat32, sampleRate: 16000, channels: 1, interleaved: false)!
    }

    /// Does nothing: a terminal recognizes no speech.
    open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
    /// Does nothing: a terminal recognizes no speech.
    open func endAudio() {}
}
