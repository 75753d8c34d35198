/// A question to a model. There is no model here.
public struct Prompt: Sendable, PromptRepresentable {
    /// The text.
    let text: String

    init(text: String) { self.text = text }

    /// Creates a prompt of a value.
    public init(_ representable: some PromptRepresentable) {
        text = representable.promptRepresentation.text
    }

    /// Creates a prompt of several values.
    public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }

    /// The value itself.
    public var promptRepresentation: Prompt {
        // Without the word, a builder would take the value, and ask for it again.
        return self
    }
}

/// A value that can be a part of a prompt.
public protocol PromptRepresentable {
    /// The value as a prompt.
    @PromptBuilder var promptRepresentation: Prompt { get }
}

/// Builds a prompt of the values in a closure, each on a line of its own.
@resultBuilder
public struct PromptBuilder {
    /// Takes a value.
    public static func buildExpression(_ expression: some PromptRepresentable) -> Prompt {
        expression.promptRepresentation
    }
    /// Joins values.
    public static func buildBlock<each Part: PromptRepresentable>(_ components: repeat each Part) -> Prompt {
        var lines: [String] = []
        for component in repeat each components {
            let text = component.promptRepresentation.text
            if !text.isEmpty { lines.append(text) }
        }
        return Prompt(text: lines.joined(separator: "\n"))
    }
    /// Joins the values of a loop.
    public static func buildArray(_ components: [some PromptRepresentable]) -> Prompt {
        Prompt(text: components.map { $0.promptRepresentation.text }.joined(separator: "\n"))
    }
    /// Takes the first of two branches.
    public static func buildEither(first component: some PromptRepresentable) -> Prompt {
        component.promptRepresentation
    }
    /// Takes the second of two branches.
    public static func buildEither(second component: some PromptRepresentable) -> Prompt {
        component.promptRepresentation
    }
    /// Takes a value that may not be there.
    public static func buildOptional(_ component: Prompt?) -> Prompt { component ?? Prompt(text: "") }
    /// Takes a value behind a condition of the system.
    public static func buildLimitedAvailability(_ component: some PromptRepresentable) -> Prompt {
        component.promptRepresentation
    }
}
