import Foundation

extension Bool: Generable {
    /// A truth value.
    public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, name: "boolean") }
    /// The value as generated content.
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .bool(self)) }
    /// Creates the value of content.
    public init(_ content: GeneratedContent) throws {
        guard case .bool(let value) = content.kind else { throw content.failure(Self.self) }
        self = value
    }
}

extension String: Generable {
    /// A text.
    public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, name: "string") }
    /// The text as generated content.
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .string(self)) }
    /// The text itself.
    public var promptRepresentation: Prompt { Prompt(text: self) }
    /// The text itself.
    public var instructionsRepresentation: Instructions { Instructions(text: self) }
    /// Creates the text of content.
    public init(_ content: GeneratedContent) throws {
        guard case .string(let value) = content.kind else { throw content.failure(Self.self) }
        self = value
    }
}

extension Int: Generable {
    /// A whole number.
    public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, name: "integer") }
    /// The number as generated content.
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
    /// Creates the number of content.
    public init(_ content: GeneratedContent) throws {
        guard case .number(let value) = content.kind, let number = Int(exactly: value) else {
            throw content.failure(Self.self)
        }
        self = number
    }
}

extension Double: Generable {
    /// A number.
    public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, name: "number") }
    /// The number as generated content.
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(self)) }
    /// Creates the number of content.
    public init(_ content: GeneratedContent) throws {
        guard case .number(let value) = content.kind else { throw content.failure(Self.self) }
        self = value
    }
}

extension Float: Generable {
    /// A number.
    public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, name: "number") }
    /// The number as generated content.
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
    /// Creates the number of content.
    public init(_ content: GeneratedContent) throws { self.init(try Double(content)) }
}

extension Decimal: Generable {
    /// A number.
    public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, name: "number") }
    /// The number as generated content.
    public var generatedContent: GeneratedContent {
        GeneratedContent(kind: .number(NSDecimalNumber(decimal: self).doubleValue))
    }
    /// Creates the number of content.
    public init(_ content: GeneratedContent) throws { self.init(try Double(content)) }
}

extension Array: PromptRepresentable where Element: PromptRepresentable {
    /// The elements, one after the other.
    public var promptRepresentation: Prompt {
        Prompt(text: map { $0.promptRepresentation.text }.joined(separator: "\n"))
    }
}

extension Array: InstructionsRepresentable where Element: InstructionsRepresentable {
    /// The elements, one after the other.
    public var instructionsRepresentation: Instructions {
        Instructions(text: map { $0.instructionsRepresentation.text }.joined(separator: "\n"))
    }
}

extension Array: ConvertibleToGeneratedContent where Element: ConvertibleToGeneratedContent {
    /// The elements as generated content.
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .array(map(\.generatedContent))) }
}

extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {
    /// Creates the elements of content.
    public init(_ content: GeneratedContent) throws { self = try content.elements().map { try Element($0) } }
}

extension Array: Generable where Element: Generable {
    /// The elements while they grow.
    public typealias PartiallyGenerated = [Element.PartiallyGenerated]
    /// Elements in order.
    public static var generationSchema: GenerationSchema {
        GenerationSchema(type: Self.self, name: "array of \(Element.generationSchema.name)")
    }
}

extension GeneratedContent {
    /// The error for content of a wrong type.
    func failure(_ type: Any.Type) -> LanguageModelSession.GenerationError {
        .decoding("\(jsonString) is not of the type \(type)")
    }
}
