import Foundation

/// A voice; it has no effect.
public struct AVSpeechSynthesisVoice: Hashable, Sendable {
    /// How well a voice speaks.
    public enum Quality: Int, Sendable {
        case `default` = 1
        case enhanced, premium
    }

    /// The gender of a voice.
    public enum Gender: Int, Sendable {
        case unspecified, male, female
    }

    /// The language.
    public let language: String

    /// Creates a voice for a language, or for the language of the machine if the language is `nil`.
    public init?(language: String?) {
        self.language = language ?? Self.currentLanguageCode()
    }

    /// Returns `nil`: there are no voices with an identifier.
    public init?(identifier: String) { nil }

    /// The identifier: the language, because there is one voice for each.
    public var identifier: String { language }
    /// The name: the language, because there is one voice for each.
    public var name: String { language }
    /// The quality: `default`.
    public var quality: Quality { .default }
    /// The gender: `unspecified`.
    public var gender: Gender { .unspecified }

    /// Returns an empty array: there are no voices.
    public static func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
    /// Returns the language of the machine, such as `en-GB`.
    public static func currentLanguageCode() -> String { Locale.current.identifier(.bcp47) }
}

/// The identifier of a voice; there is no voice with it.
public let AVSpeechSynthesisVoiceIdentifierAlex = "com.apple.speech.voice.Alex"
