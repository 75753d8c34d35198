import Foundation

/// Text to be spoken.
open class AVSpeechUtterance {
    /// The text.
    public let speechString: String
    /// The value is kept, but has no effect.
    open var voice: AVSpeechSynthesisVoice?
    /// The value is kept, but has no effect.
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    /// The value is kept, but has no effect.
    open var pitchMultiplier: Float = 1
    /// The value is kept, but has no effect.
    open var volume: Float = 1
    /// The value is kept, but has no effect.
    open var preUtteranceDelay: TimeInterval = 0
    /// The value is kept, but has no effect.
    open var postUtteranceDelay: TimeInterval = 0

    /// The value is kept, but has no effect.
    open var prefersAssistiveTechnologySettings = false
    /// The text with its attributes, if the utterance was created with them.
    public let attributedSpeechString: NSAttributedString

    /// Creates an utterance of a text.
    public init(string: String) {
        speechString = string
        attributedSpeechString = NSAttributedString(string: string)
    }

    /// Creates an utterance of a text. Its attributes have no effect.
    public init(attributedString string: NSAttributedString) {
        speechString = string.string
        attributedSpeechString = string
    }
}

/// The usual speed.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// The lowest speed.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The highest speed.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
