import Foundation

/// Speaks text. A terminal is silent: the synthesizer notifies its delegate at once that the text has been spoken.
open class AVSpeechSynthesizer {
    /// The boundary at which speech stops or pauses; it has no effect.
    public enum Boundary: Int, Sendable {
        case immediate, word
    }

    /// The object that is notified when a text has ended.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?

    /// Creates a synthesizer.
    public init() {}

    /// Always false: nothing is audible.
    open var isSpeaking: Bool { false }
    /// Always false: nothing is audible.
    open var isPaused: Bool { false }

    /// Notifies the delegate at once that the text has begun and ended.
    open func speak(_ utterance: AVSpeechUtterance) {
        delegate?.speechSynthesizer(self, didStart: utterance)
        delegate?.speechSynthesizer(self, didFinish: utterance)
    }

    /// Has no effect: no sound is audible.
    @discardableResult
    open func stopSpeaking(at boundary: Boundary) -> Bool { false }
    /// Has no effect: no sound is audible.
    @discardableResult
    open func pauseSpeaking(at boundary: Boundary) -> Bool { false }
    /// Has no effect: no sound is audible.
    @discardableResult
    open func continueSpeaking() -> Bool { false }
}

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

    /// Creates an utterance of a text.
    public init(string: String) {
        speechString = string
    }
}

/// The usual speed.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// The lowest speed.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The highest speed.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// A voice; it has no effect.
public struct AVSpeechSynthesisVoice: Hashable, Sendable {
    /// The language.
    public let language: String

    /// Creates a voice for a language, or for the language of the machine if the language is `nil`.
    public init?(language: String?) {
        self.language = language ?? Locale.current.identifier
    }

    /// Returns an empty array: there are no voices.
    public static func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
}

/// Receives the events of a speech synthesizer.
public protocol AVSpeechSynthesizerDelegate: AnyObject {
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    /// Called when a text begins.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    /// Called when a text has ended.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    /// Never called: a text ends at once.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
}
