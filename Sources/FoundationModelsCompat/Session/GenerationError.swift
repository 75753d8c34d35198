import Foundation

extension LanguageModelSession {
    /// The reason why a model has not answered. Each request fails with `assetsUnavailable`.
    public enum GenerationError: Error, LocalizedError {
        /// Details of the reason.
        public struct Context: Sendable {
            /// The details.
            public let debugDescription: String

            /// Creates details.
            public init(debugDescription: String) { self.debugDescription = debugDescription }
        }

        /// Why a model does not want to answer.
        public struct Refusal: Sendable {
            /// Creates a refusal.
            public init(transcriptEntries: [Transcript.Entry]) {}

            /// The reason of the model. Asking for it fails: there is no model.
            public var explanation: Response<String> {
                get async throws { throw GenerationError.unavailable }
            }
            /// The growing reason of the model. Reading it fails: there is no model.
            public var explanationStream: ResponseStream<String> { ResponseStream() }
        }

        /// The session is too long.
        case exceededContextWindowSize(Context)
        /// The model is not there.
        case assetsUnavailable(Context)
        /// The prompt or the response may be harmful.
        case guardrailViolation(Context)
        /// A limit is not known.
        case unsupportedGuide(Context)
        /// The language is not known.
        case unsupportedLanguageOrLocale(Context)
        /// The response does not have the type that was asked for.
        case decodingFailure(Context)
        /// There were too many requests.
        case rateLimited(Context)
        /// The session is answering another request.
        case concurrentRequests(Context)
        /// The model does not want to answer.
        case refusal(Refusal, Context)

        static var unavailable: GenerationError {
            .assetsUnavailable(Context(debugDescription: "There is no language model on Linux."))
        }

        static func decoding(_ text: String) -> GenerationError {
            .decodingFailure(Context(debugDescription: text))
        }

        /// The reason in words.
        public var errorDescription: String? {
            switch self {
            case .exceededContextWindowSize: "The session is too long for the model."
            case .assetsUnavailable: "There is no language model."
            case .guardrailViolation: "The content may be harmful."
            case .unsupportedGuide: "The model does not know the limit."
            case .unsupportedLanguageOrLocale: "The model does not know the language."
            case .decodingFailure: "The response does not have the type that was asked for."
            case .rateLimited: "There were too many requests."
            case .concurrentRequests: "The session is answering another request."
            case .refusal: "The model does not want to answer."
            }
        }

        /// The details.
        public var failureReason: String? {
            switch self {
            case .exceededContextWindowSize(let context), .assetsUnavailable(let context),
                .guardrailViolation(let context), .unsupportedGuide(let context),
                .unsupportedLanguageOrLocale(let context), .decodingFailure(let context), .rateLimited(let context),
                .concurrentRequests(let context), .refusal(_, let context):
                context.debugDescription
            }
        }
    }

    /// A tool has failed. It is never thrown: no model calls tools.
    public struct ToolCallError: Error, LocalizedError {
        /// The tool.
        public var tool: any Tool
        /// The error of the tool.
        public var underlyingError: any Error

        /// Creates an error.
        public init(tool: any Tool, underlyingError: any Error) {
            (self.tool, self.underlyingError) = (tool, underlyingError)
        }

        /// The error in words.
        public var errorDescription: String? { "The tool \(tool.name) has failed: \(underlyingError)" }
    }
}
