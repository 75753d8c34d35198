import Foundation
import Observation

/// A conversation with a model. There is no model: each request fails with `GenerationError.assetsUnavailable`.
public final class LanguageModelSession: Observable, Sendable {
    /// The entries so far: the instructions.
    public let transcript: Transcript
    /// Whether the model is answering: never.
    public var isResponding: Bool { false }

    private init(transcript: Transcript) { self.transcript = transcript }

    private convenience init(_ tools: [any Tool], text: String?) {
        let segments = text.map { [Transcript.Segment.text(Transcript.TextSegment(content: $0))] } ?? []
        let instructions = Transcript.Instructions(
            segments: segments, toolDefinitions: tools.map { Transcript.ToolDefinition(tool: $0) })
        let isEmpty = segments.isEmpty && tools.isEmpty
        self.init(transcript: Transcript(entries: isEmpty ? [] : [.instructions(instructions)]))
    }

    /// Creates a session.
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [],
        @InstructionsBuilder instructions: () throws -> Instructions
    ) rethrows {
        self.init(tools, text: try instructions().text)
    }

    /// Creates a session.
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions? = nil
    ) {
        self.init(tools, text: instructions?.text)
    }

    /// Creates a session.
    @_disfavoredOverload
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String?
    ) {
        self.init(tools, text: instructions)
    }

    /// Creates a session that goes on with another.
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript
    ) {
        self.init(transcript: transcript)
    }

    /// Has no effect: there is no model to load.
    public func prewarm(promptPrefix: Prompt? = nil) {}

    /// Returns a report without content: there is no model to report about.
    @discardableResult
    public func logFeedbackAttachment(
        sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [],
        desiredOutput: Transcript.Entry? = nil
    ) -> Data { Data() }
}

/// The opinion of the user about an answer.
public struct LanguageModelFeedback: Sendable {
    /// Whether the user likes an answer.
    public enum Sentiment: Sendable, CaseIterable {
        /// The user likes it.
        case positive
        /// The user does not like it.
        case negative
        /// Neither.
        case neutral
    }

    /// A fault of an answer.
    public struct Issue: Sendable {
        /// The kinds of faults.
        public enum Category: Sendable, CaseIterable {
            case unhelpful, tooVerbose, didNotFollowInstructions, incorrect, stereotypeOrBias
            case suggestiveOrSexual, vulgarOrOffensive, triggeredGuardrailUnexpectedly
        }

        /// Creates a fault.
        public init(category: Category, explanation: String? = nil) {}
    }
}
