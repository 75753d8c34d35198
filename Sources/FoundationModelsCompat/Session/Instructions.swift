/// How a model has to answer. There is no model here.
public struct Instructions: Sendable, InstructionsRepresentable {
    /// The text.
    let text: String

    init(text: String) { self.text = text }

    /// Creates instructions of a value.
    public init(_ representable: some InstructionsRepresentable) {
        text = representable.instructionsRepresentation.text
    }

    /// Creates instructions of several values.
    public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows { self = try content() }

    /// The value itself.
    public var instructionsRepresentation: Instructions {
        // Without the word, a builder would take the value, and ask for it again.
        return self
    }
}

/// A value that can be a part of instructions.
public protocol InstructionsRepresentable {
    /// The value as instructions.
    @InstructionsBuilder var instructionsRepresentation: Instructions { get }
}

/// Builds instructions of the values in a closure, each on a line of its own.
@resultBuilder
public struct InstructionsBuilder {
    /// Takes a value.
    public static func buildExpression(_ expression: some InstructionsRepresentable) -> Instructions {
        expression.instructionsRepresentation
    }
    /// Joins values.
    public static func buildBlock<each Part: InstructionsRepresentable>(_ components: repeat each Part) -> Instructions
    {
        var lines: [String] = []
        for component in repeat each components {
            let text = component.instructionsRepresentation.text
            if !text.isEmpty { lines.append(text) }
        }
        return Instructions(text: lines.joined(separator: "\n"))
    }
    /// Joins the values of a loop.
    public static func buildArray(_ components: [some InstructionsRepresentable]) -> Instructions {
        Instructions(text: components.map { $0.instructionsRepresentation.text }.joined(separator: "\n"))
    }
    /// Takes the first of two branches.
    public static func buildEither(first component: some InstructionsRepresentable) -> Instructions {
        component.instructionsRepresentation
    }
    /// Takes the second of two branches.
    public static func buildEither(second component: some InstructionsRepresentable) -> Instructions {
        component.instructionsRepresentation
    }
    /// Takes a value that may not be there.
    public static func buildOptional(_ component: Instructions?) -> Instructions { component ?? Instructions(text: "") }
    /// Takes a value behind a condition of the system.
    public static func buildLimitedAvailability(_ component: some InstructionsRepresentable) -> Instructions {
        component.instructionsRepresentation
    }
}
