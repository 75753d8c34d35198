/// A value that is made of generated content.
public protocol ConvertibleFromGeneratedContent: SendableMetatype {
    /// Creates the value.
    ///
    /// - Throws: `LanguageModelSession.GenerationError.decodingFailure` if the content is of another type.
    init(_ content: GeneratedContent) throws
}

/// A value that becomes generated content.
public protocol ConvertibleToGeneratedContent: InstructionsRepresentable, PromptRepresentable {
    /// The value as generated content.
    var generatedContent: GeneratedContent { get }
}

extension ConvertibleToGeneratedContent {
    /// The value as JSON.
    public var promptRepresentation: Prompt { Prompt(text: generatedContent.jsonString) }
    /// The value as JSON.
    public var instructionsRepresentation: Instructions { Instructions(text: generatedContent.jsonString) }
}

/// A type whose values a model can generate. There is no model here.
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
    /// The value while it grows.
    associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self
    /// The description of the type.
    static var generationSchema: GenerationSchema { get }
    /// Returns the value in the form of a growing one.
    func asPartiallyGenerated() -> PartiallyGenerated
}

extension Generable {
    /// Returns the value in the form of a growing one.
    public func asPartiallyGenerated() -> PartiallyGenerated {
        do {
            return try PartiallyGenerated(generatedContent)
        } catch {
            fatalError("\(PartiallyGenerated.self) cannot be made of \(Self.self): \(error)")
        }
    }
}

extension Generable where PartiallyGenerated == Self {
    /// Returns the value itself.
    public func asPartiallyGenerated() -> Self { self }
}

extension Optional where Wrapped: Generable {
    /// The value while it grows.
    public typealias PartiallyGenerated = Wrapped.PartiallyGenerated
}

extension Optional: PromptRepresentable, InstructionsRepresentable, ConvertibleToGeneratedContent
where Wrapped: ConvertibleToGeneratedContent {
    /// The value, or null.
    public var generatedContent: GeneratedContent { self?.generatedContent ?? GeneratedContent(kind: .null) }
}

extension Never: Generable {
    /// There is no such value.
    public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, name: "nothing") }
    /// There is no such value.
    public var generatedContent: GeneratedContent { switch self {} }
    /// Fails: there is no such value.
    public init(_ content: GeneratedContent) throws {
        throw LanguageModelSession.GenerationError.decoding("There is no value of the type Never")
    }
}
