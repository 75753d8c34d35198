import Foundation

/// Speaks texts. A terminal is silent: it tells its delegate at once that the text has ended.
open class AVSpeechSynthesizer {
    /// When a speech is interrupted, without effect.
    public enum Boundary: Int, Sendable {
        case immediate, word
    }

    /// Is told that a text has ended.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?

    /// Creates a synthesizer.
    public init() {}

    /// Always false: nothing is heard.
    open var isSpeaking: Bool { false }
    /// Always false: nothing is heard.
    open var isPaused: Bool { false }

    /// Tells the delegate that the text has begun and ended.
    open func speak(_ utterance: AVSpeechUtterance) {
        delegate?.speechSynthesizer(self, didStart: utterance)
        delegate?.speechSynthesizer(self, didFinish: utterance)
    }

    /// Has no effect: nothing is heard.
    @discardableResult
    open func stopSpeaking(at boundary: Boundary) -> Bool { false }
    /// Has no effect: nothing is heard.
    @discardableResult
    open func pauseSpeaking(at boundary: Boundary) -> Bool { false }
    /// Has no effect: nothing is heard.
    @discardableResult
    open func continueSpeaking() -> Bool { false }
}

/// A text to be spoken.
open class AVSpeechUtterance {
    /// The text.
    public let speechString: String
    /// Is kept, and has no effect.
    open var voice: AVSpeechSynthesisVoice?
    /// Is kept, and has no effect.
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    /// Is kept, and has no effect.
    open var pitchMultiplier: Float = 1
    /// Is kept, and has no effect.
    open var volume: Float = 1
    /// Is kept, and has no effect.
    open var preUtteranceDelay: TimeInterval = 0
    /// Is kept, and has no effect.
    open var postUtteranceDelay: TimeInterval = 0

    /// Creates a text.
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

/// A voice, without effect.
public struct AVSpeechSynthesisVoice: Hashable, Sendable {
    /// The language.
    public let language: String

    /// A voice of a language; `nil` for that of the machine.
    public init?(language: String?) {
        self.language = language ?? Locale.current.identifier
    }

    /// The voices: none.
    public static func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
}

/// A delegate of a synthesizer.
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
