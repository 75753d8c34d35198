/// A function that a model can call. None is called: there is no model.
public protocol Tool<Arguments, Output>: Sendable {
    /// The result.
    associatedtype Output: PromptRepresentable
    /// The arguments.
    associatedtype Arguments: ConvertibleFromGeneratedContent

    /// The name.
    var name: String { get }
    /// The purpose of the tool.
    var description: String { get }
    /// The description of the arguments.
    var parameters: GenerationSchema { get }
    /// Whether the model is told the description of the arguments.
    var includesSchemaInInstructions: Bool { get }
    /// Calls the tool.
    @concurrent func call(arguments: Arguments) async throws -> Output
}

extension Tool {
    /// The name of the type.
    public var name: String { "\(Self.self)" }
    /// True.
    public var includesSchemaInInstructions: Bool { true }
}

extension Tool where Arguments: Generable {
    /// The description of the type of the arguments.
    public var parameters: GenerationSchema { Arguments.generationSchema }
}
