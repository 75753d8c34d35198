import CursesUISupport
import Foundation

/// A value as a model writes it: the value of JSON.
public struct GeneratedContent: Sendable, Equatable, CustomDebugStringConvertible {
    /// The kinds of values.
    public enum Kind: Sendable, Equatable {
        /// No value.
        case null
        /// A truth value.
        case bool(Bool)
        /// A number.
        case number(Double)
        /// A text.
        case string(String)
        /// Values in order.
        case array([GeneratedContent])
        /// Values with names.
        case structure(properties: [String: GeneratedContent], orderedKeys: [String])
    }

    /// The value.
    public let kind: Kind
    /// The identity of the content while it grows.
    public var id: GenerationID?

    /// Creates content of a value.
    public init(kind: Kind, id: GenerationID? = nil) {
        self.kind = kind
        self.id = id
    }

    /// Creates content of values with names.
    public init(
        properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>, id: GenerationID? = nil
    ) {
        self.init(properties: properties.map { ($0.key, $0.value) }, id: id) { $1 }
    }

    /// Creates content of values with names.
    ///
    /// - Parameter combine: returns the value for two values with the same name.
    public init(
        properties: some Sequence<(String, any ConvertibleToGeneratedContent)>, id: GenerationID? = nil,
        uniquingKeysWith combine: (GeneratedContent, GeneratedContent) throws -> some ConvertibleToGeneratedContent
    ) rethrows {
        var values: [String: GeneratedContent] = [:]
        var keys: [String] = []
        for (name, value) in properties {
            if let old = values[name] {
                values[name] = try combine(old, value.generatedContent).generatedContent
            } else {
                values[name] = value.generatedContent
                keys.append(name)
            }
        }
        self.init(kind: .structure(properties: values, orderedKeys: keys), id: id)
    }

    /// Creates content of values in order.
    public init(elements: some Sequence<any ConvertibleToGeneratedContent>, id: GenerationID? = nil) {
        self.init(kind: .array(elements.map(\.generatedContent)), id: id)
    }

    /// Creates content of a value.
    public init(_ value: some ConvertibleToGeneratedContent) { self = value.generatedContent }

    /// Creates content of a value with an identity.
    public init(_ value: some ConvertibleToGeneratedContent, id: GenerationID) {
        self.init(kind: value.generatedContent.kind, id: id)
    }

    /// Reads JSON. Its names are put into alphabetical order.
    ///
    /// - Throws: `LanguageModelSession.GenerationError.decodingFailure` if the text is not JSON.
    public init(json: String) throws {
        do {
            self.init(try JSONDocument.parse(Array(json.utf8)))
        } catch {
            throw LanguageModelSession.GenerationError.decoding("The text is not JSON: \(error)")
        }
    }

    private init(_ value: DocumentValue) {
        let kind: Kind =
            switch value.content {
            case .null: .null
            case .boolean(let value): .bool(value)
            case .number(let value): .number(value)
            case .string(let value): .string(value)
            case .array(let values): .array(values.map(GeneratedContent.init))
            case .dictionary(let values):
                .structure(properties: values.mapValues(GeneratedContent.init), orderedKeys: values.keys.sorted())
            }
        self.init(kind: kind)
    }

    /// Whether the content is complete. Always true: none grows.
    public var isComplete: Bool { true }

    /// The content as JSON.
    public var jsonString: String {
        switch kind {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .number(let value): Self.text(of: value)
        case .string(let value): Self.quoted(value)
        case .array(let values): "[\(values.map(\.jsonString).joined(separator: ", "))]"
        case .structure(let values, let keys):
            "{\(keys.compactMap { key in values[key].map { "\(Self.quoted(key)): \($0.jsonString)" } }.joined(separator: ", "))}"
        }
    }

    /// The content as JSON.
    public var debugDescription: String { jsonString }

    /// Whole numbers have no fraction.
    private static func text(of number: Double) -> String {
        Int64(exactly: number).map { "\($0)" } ?? (number.isFinite ? "\(number)" : "null")
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\u{0}"..."\u{1F}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// Returns whether two contents have the same value, whatever their identities are.
    public static func == (lhs: GeneratedContent, rhs: GeneratedContent) -> Bool { lhs.kind == rhs.kind }
}

extension GeneratedContent {
    /// Returns the value.
    ///
    /// - Throws: `LanguageModelSession.GenerationError.decodingFailure` if the content is of another type.
    public func value<Value: ConvertibleFromGeneratedContent>(_ type: Value.Type = Value.self) throws -> Value {
        try Value(self)
    }

    /// Returns the value of a name.
    ///
    /// - Throws: `LanguageModelSession.GenerationError.decodingFailure` if there is none, or one of another type.
    public func value<Value: ConvertibleFromGeneratedContent>(
        _ type: Value.Type = Value.self, forProperty property: String
    ) throws -> Value {
        guard let content = try properties()[property] else {
            throw LanguageModelSession.GenerationError.decoding("There is no value \(property) in \(jsonString)")
        }
        return try Value(content)
    }

    /// Returns the value of a name; `nil` if there is none.
    ///
    /// - Throws: `LanguageModelSession.GenerationError.decodingFailure` if the value is of another type.
    public func value<Value: ConvertibleFromGeneratedContent>(
        _ type: Value?.Type = Value?.self, forProperty property: String
    ) throws -> Value? {
        guard let content = try properties()[property], content.kind != .null else { return nil }
        return try Value(content)
    }

    /// Returns the values with their names.
    ///
    /// - Throws: `LanguageModelSession.GenerationError.decodingFailure` if the content has none.
    public func properties() throws -> [String: GeneratedContent] {
        guard case .structure(let properties, _) = kind else {
            throw LanguageModelSession.GenerationError.decoding("There are no names in \(jsonString)")
        }
        return properties
    }

    /// Returns the values in order.
    ///
    /// - Throws: `LanguageModelSession.GenerationError.decodingFailure` if the content has none.
    public func elements() throws -> [GeneratedContent] {
        guard case .array(let elements) = kind else {
            throw LanguageModelSession.GenerationError.decoding("\(jsonString) is not an array")
        }
        return elements
    }
}

extension GeneratedContent: Generable {
    /// Any value.
    public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, name: "value") }
    /// The content itself.
    public var generatedContent: GeneratedContent { self }
    /// Creates a copy.
    public init(_ content: GeneratedContent) throws { self = content }
}
