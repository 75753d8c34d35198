@_exported import FoundationGaps
import Observation

/// The language model of the system. There is none: `availability` is `unavailable(.deviceNotEligible)`.
public final class SystemLanguageModel: Observable, Sendable {
    /// The model.
    public static let `default` = SystemLanguageModel()

    /// The purpose of a model.
    public struct UseCase: Sendable, Equatable {
        private enum Kind { case general, contentTagging }
        private let kind: Kind

        /// Any task.
        public static let general = UseCase(kind: .general)
        /// Finding topics and other tags.
        public static let contentTagging = UseCase(kind: .contentTagging)
    }

    /// The contents that a model refuses.
    public struct Guardrails: Sendable {
        /// Harmful prompts and responses.
        public static let `default` = Guardrails()
        /// Only what is not a change of the app's text.
        public static let permissiveContentTransformations = Guardrails()
    }

    /// Whether a model can be used.
    @frozen public enum Availability: Equatable, Sendable {
        /// The reason why a model cannot be used.
        public enum UnavailableReason: Equatable, Sendable {
            /// The machine has no model.
            case deviceNotEligible
            /// The user has not turned on the model.
            case appleIntelligenceNotEnabled
            /// The model is not loaded.
            case modelNotReady
        }

        /// The model can be used.
        case available
        /// The model cannot be used.
        case unavailable(UnavailableReason)
    }

    /// Creates a model, which is not available.
    public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {}

    /// Always `unavailable(.deviceNotEligible)`.
    public var availability: Availability { .unavailable(.deviceNotEligible) }
    /// Always false.
    public var isAvailable: Bool { false }
    /// The languages of the model: none.
    public var supportedLanguages: Set<Locale.Language> { [] }
    /// The number of tokens that a session can have: 0.
    public var contextSize: Int { 0 }
    /// Returns false: the model knows no language.
    public func supportsLocale(_ locale: Locale = .current) -> Bool { false }
}
