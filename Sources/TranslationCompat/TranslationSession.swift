@_exported import SwiftUICompat

/// Translates texts. No language is installed: each translation fails with `TranslationError.notInstalled`.
public final class TranslationSession: Sendable {
    /// The languages of a session.
    public struct Configuration: Equatable, Sendable {
        /// The language of the texts; `nil` if it is to be recognized.
        public var source: Locale.Language?
        /// The language of the translations; `nil` for one of the user.
        public var target: Locale.Language?
        /// How often the configuration has been made invalid.
        public private(set) var version = 0

        /// Creates a configuration.
        public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
            (self.source, self.target) = (source, target)
        }

        /// Lets the action of a view run again.
        public mutating func invalidate() { version += 1 }
    }

    /// A text that is to be translated.
    public struct Request: Equatable, Sendable {
        /// The text.
        public var sourceText: String
        /// A name by which the app finds the translation.
        public var clientIdentifier: String?

        /// Creates a request.
        public init(sourceText: String, clientIdentifier: String? = nil) {
            (self.sourceText, self.clientIdentifier) = (sourceText, clientIdentifier)
        }
    }

    /// A translated text. There is none.
    public struct Response: Equatable, Sendable {
        /// The language of the text.
        public let sourceLanguage: Locale.Language
        /// The language of the translation.
        public let targetLanguage: Locale.Language
        /// The text.
        public let sourceText: String
        /// The translation.
        public let targetText: String
        /// The name by which the app finds the translation.
        public let clientIdentifier: String?
    }

    /// Translated texts, one after the other. Reading them fails.
    public struct BatchResponse: AsyncSequence, Sendable {
        /// A translated text.
        public typealias Element = Response

        /// The translated texts.
        public struct AsyncIterator: AsyncIteratorProtocol {
            /// Fails with `TranslationError.notInstalled`.
            public mutating func next() async throws -> Response? { throw TranslationError.notInstalled }
        }

        /// Returns the translated texts.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    /// The language of the texts.
    public let sourceLanguage: Locale.Language?
    /// The language of the translations.
    public let targetLanguage: Locale.Language?

    init(_ configuration: Configuration) {
        (sourceLanguage, targetLanguage) = (configuration.source, configuration.target)
    }

    /// Creates a session for installed languages. There are none.
    public init(installedSource source: Locale.Language, target: Locale.Language?) {
        (sourceLanguage, targetLanguage) = (source, target)
    }

    /// Whether the languages are installed: they are not.
    public var isReady: Bool { get async { false } }
    /// Whether the user can be asked to install languages: no.
    public var canRequestDownloads: Bool { false }

    /// Fails with `TranslationError.notInstalled`.
    public func translate(_ string: String) async throws -> Response { throw TranslationError.notInstalled }
    /// Returns translations whose reading fails.
    public func translate(batch: [Request]) -> BatchResponse { BatchResponse() }
    /// Fails with `TranslationError.notInstalled`.
    public func translations(from batch: [Request]) async throws -> [Response] { throw TranslationError.notInstalled }
    /// Fails with `TranslationError.notInstalled`: no languages can be installed.
    public func prepareTranslation() async throws { throw TranslationError.notInstalled }
    /// Has no effect: nothing is translated.
    public func cancel() {}
}

/// The reason why a text is not translated.
public struct TranslationError: LocalizedError, Equatable, Sendable {
    private let reason: String

    /// The language of the text cannot be translated.
    public static let unsupportedSourceLanguage = TranslationError(reason: "The language cannot be translated.")
    /// There are no translations into the language.
    public static let unsupportedTargetLanguage = TranslationError(reason: "There are no such translations.")
    /// The language cannot be translated into the other.
    public static let unsupportedLanguagePairing = TranslationError(reason: "There are no such translations.")
    /// The language of the text is unknown.
    public static let unableToIdentifyLanguage = TranslationError(reason: "The language is unknown.")
    /// There is no text.
    public static let nothingToTranslate = TranslationError(reason: "There is no text.")
    /// The session has been cancelled.
    public static let alreadyCancelled = TranslationError(reason: "The translation has been cancelled.")
    /// The languages are not installed.
    public static let notInstalled = TranslationError(reason: "There are no translations on Linux.")
    /// Any other reason.
    public static let internalError = TranslationError(reason: "The text cannot be translated.")

    /// The reason in words.
    public var errorDescription: String? { reason }

    /// Returns whether an error has a reason.
    public static func ~= (match: TranslationError, error: any Error) -> Bool { error as? TranslationError == match }
}

/// Tells which languages can be translated: none.
public final class LanguageAvailability: Sendable {
    /// Whether a language can be translated into another.
    public enum Status: Hashable, Sendable {
        case installed, supported, unsupported
    }

    /// Creates a question.
    public init() {}

    /// The languages: none.
    public var supportedLanguages: [Locale.Language] { get async { [] } }
    /// Returns `unsupported`.
    public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status { .unsupported }
    /// Returns `unsupported`.
    public func status(for text: String, to target: Locale.Language?) async throws -> Status { .unsupported }
}
