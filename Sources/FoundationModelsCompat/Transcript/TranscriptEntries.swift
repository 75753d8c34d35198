import Foundation

extension Transcript {
    /// How the model has to answer.
    public struct Instructions: Sendable, Equatable, Identifiable {
        /// The identity.
        public var id: String
        /// The texts and values.
        public var segments: [Segment]
        /// The tools that the model can call.
        public var toolDefinitions: [ToolDefinition]

        /// Creates instructions.
        public init(id: String = UUID().uuidString, segments: [Segment], toolDefinitions: [ToolDefinition]) {
            (self.id, self.segments, self.toolDefinitions) = (id, segments, toolDefinitions)
        }
    }

    /// The description of a tool.
    public struct ToolDefinition: Sendable, Equatable {
        /// The name.
        public var name: String
        /// The purpose of the tool.
        public var description: String

        /// Creates a description.
        public init(name: String, description: String, parameters: GenerationSchema) {
            (self.name, self.description) = (name, description)
        }

        /// Creates the description of a tool.
        public init(tool: some Tool) { (name, description) = (tool.name, tool.description) }
    }

    /// A question.
    public struct Prompt: Sendable, Equatable, Identifiable {
        /// The identity.
        public var id: String
        /// The texts and values.
        public var segments: [Segment]
        /// How the model generates.
        public var options: GenerationOptions
        /// The type of the answer; `nil` for a text.
        public var responseFormat: ResponseFormat?

        /// Creates a question.
        public init(
            id: String = UUID().uuidString, segments: [Segment], options: GenerationOptions = GenerationOptions(),
            responseFormat: ResponseFormat? = nil
        ) {
            (self.id, self.segments) = (id, segments)
            (self.options, self.responseFormat) = (options, responseFormat)
        }
    }

    /// The type of an answer.
    public struct ResponseFormat: Sendable, Equatable {
        /// The name of the type.
        public let name: String

        /// Describes the values of a type.
        public init<Content: Generable>(type: Content.Type) { name = type.generationSchema.name }
        /// Describes the values of a schema.
        public init(schema: GenerationSchema) { name = schema.name }
    }

    /// Calls of tools by the model.
    public struct ToolCalls: Sendable, Equatable, Identifiable, RandomAccessCollection {
        /// The identity.
        public var id: String
        private var calls: [ToolCall]

        /// Creates calls.
        public init(id: String = UUID().uuidString, _ calls: some Sequence<ToolCall>) {
            (self.id, self.calls) = (id, Array(calls))
        }

        /// The index of the first call.
        public var startIndex: Int { 0 }
        /// The index after the last call.
        public var endIndex: Int { calls.count }
        /// A call.
        public subscript(position: Int) -> ToolCall { calls[position] }
    }

    /// A call of a tool by the model.
    public struct ToolCall: Sendable, Equatable, Identifiable {
        /// The identity.
        public var id: String
        /// The name of the tool.
        public var toolName: String
        /// The arguments.
        public var arguments: GeneratedContent

        /// Creates a call.
        public init(id: String, toolName: String, arguments: GeneratedContent) {
            (self.id, self.toolName, self.arguments) = (id, toolName, arguments)
        }
    }

    /// The result of a tool.
    public struct ToolOutput: Sendable, Equatable, Identifiable {
        /// The identity.
        public var id: String
        /// The name of the tool.
        public var toolName: String
        /// The texts and values.
        public var segments: [Segment]

        /// Creates a result.
        public init(id: String, toolName: String, segments: [Segment]) {
            (self.id, self.toolName, self.segments) = (id, toolName, segments)
        }
    }

    /// An answer.
    public struct Response: Sendable, Equatable, Identifiable {
        /// The identity.
        public var id: String
        /// The identities of the parts of the model that have answered.
        public var assetIDs: [String]
        /// The texts and values.
        public var segments: [Segment]

        /// Creates an answer.
        public init(id: String = UUID().uuidString, assetIDs: [String], segments: [Segment]) {
            (self.id, self.assetIDs, self.segments) = (id, assetIDs, segments)
        }
    }
}
