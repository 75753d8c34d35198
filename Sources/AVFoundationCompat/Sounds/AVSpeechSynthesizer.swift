import Foundation

/// Speaks text. A terminal is silent: the synthesizer notifies its delegate at once that the text has been spoken.
open class AVSpeechSynthesizer {
    /// The boundary at which speech stops or pauses; it has no effect.
    public enum Boundary: Int, Sendable {
        case immediate, word
    }

    /// The object that is notified when a text has ended.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    /// The value is kept, but has no effect.
    open var usesApplicationAudioSession = true
    /// The value is kept, but has no effect.
    open var mixToTelephonyUplink = false

    /// Creates a synthesizer.
    public init() {}

    /// Always false: nothing is audible.
    open var isSpeaking: Bool { false }
    /// Always false: nothing is audible.
    open var isPaused: Bool { false }

    /// Notifies the delegate at once that the text has begun and ended.
    open func speak(_ utterance: AVSpeechUtterance) {
        delegate?.speechSynthesizer(self, didStart: utterance)
        let all = NSRange(location: 0, length: utterance.speechString.utf16.count)
        if all.length > 0 {
            delegate?.speechSynthesizer(self, willSpeakRangeOfSpeechString: all, utterance: utterance)
        }
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

/// Receives the events of a speech synthesizer.
public protocol AVSpeechSynthesizerDelegate: AnyObject {
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    /// Called when a text begins.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    /// Called when a text has ended.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    /// Never called: a text ends at once.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
    /// Never called: a text ends at once.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
    /// Never called: a text ends at once.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
    /// Called once, with all characters of a text that begins.
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance
    ) {}
}
