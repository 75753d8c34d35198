import Foundation

/// The entries of a session.
public struct Transcript: Sendable, Equatable, RandomAccessCollection {
    private var entries: [Entry]

    /// Creates a transcript.
    public init(entries: some Sequence<Entry> = []) { self.entries = Array(entries) }

    /// The index of the first entry.
    public var startIndex: Int { 0 }
    /// The index after the last entry.
    public var endIndex: Int { entries.count }
    /// An entry.
    public subscript(index: Int) -> Entry { entries[index] }

    /// A part of a transcript.
    public enum Entry: Sendable, Equatable, Identifiable, CustomStringConvertible {
        /// How the model has to answer.
        case instructions(Instructions)
        /// A question.
        case prompt(Prompt)
        /// Calls of tools by the model.
        case toolCalls(ToolCalls)
        /// The result of a tool.
        case toolOutput(ToolOutput)
        /// An answer.
        case response(Response)

        /// The identity.
        public var id: String {
            switch self {
            case .instructions(let entry): entry.id
            case .prompt(let entry): entry.id
            case .toolCalls(let entry): entry.id
            case .toolOutput(let entry): entry.id
            case .response(let entry): entry.id
            }
        }

        /// The entry as text.
        public var description: String {
            switch self {
            case .instructions(let entry): "(Instructions) \(entry.segments.text)"
            case .prompt(let entry): "(Prompt) \(entry.segments.text)"
            case .toolCalls(let entry): "(Tool calls) \(entry.map(\.toolName).joined(separator: ", "))"
            case .toolOutput(let entry): "(Tool output) \(entry.segments.text)"
            case .response(let entry): "(Response) \(entry.segments.text)"
            }
        }
    }

    /// A part of an entry.
    public enum Segment: Sendable, Equatable, Identifiable, CustomStringConvertible {
        /// A text.
        case text(TextSegment)
        /// A value.
        case structure(StructuredSegment)

        /// The identity.
        public var id: String {
            switch self {
            case .text(let segment): segment.id
            case .structure(let segment): segment.id
            }
        }

        /// The text, or the value as JSON.
        public var description: String {
            switch self {
            case .text(let segment): segment.content
            case .structure(let segment): segment.content.jsonString
            }
        }
    }

    /// A text of an entry.
    public struct TextSegment: Sendable, Equatable, Identifiable, CustomStringConvertible {
        /// The identity.
        public var id: String
        /// The text.
        public var content: String

        /// Creates a text.
        public init(id: String = UUID().uuidString, content: String) { (self.id, self.content) = (id, content) }

        /// The text.
        public var description: String { content }
    }

    /// A value of an entry.
    public struct StructuredSegment: Sendable, Equatable, Identifiable, CustomStringConvertible {
        /// The identity.
        public var id: String
        /// The name of the type.
        public var source: String
        /// The value.
        public var content: GeneratedContent

        /// Creates a value.
        public init(id: String = UUID().uuidString, source: String, content: GeneratedContent) {
            (self.id, self.source, self.content) = (id, source, content)
        }

        /// The value as JSON.
        public var description: String { content.jsonString }
    }
}

extension [Transcript.Segment] {
    fileprivate var text: String { map(\.description).joined(separator: " ") }
}
