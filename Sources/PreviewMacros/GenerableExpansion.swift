/// The expansion of `@Generable`: the schema of a type, its value as generated content, the structure for a growing
/// value, and an initializer with generated content.
struct GenerableExpansion {
    private let access: String
    private let isEnumeration: Bool
    private let description: String?
    private let found: GenerableMembers

    /// - Parameter declaration: the code of the type, with its attributes.
    init(declaration: String) {
        var scanner = DeclarationScanner(declaration)
        let head = scanner.text(before: "{")
        access = DeclarationScanner.access(in: head)
        var words = DeclarationScanner(head)
        isEnumeration = words.skip(to: "enum")
        description = Self.description(in: head)
        found = GenerableMembers(members: &scanner)
    }

    private static func description(in head: String) -> String? {
        var scanner = DeclarationScanner(head)
        guard scanner.skip(to: "Generable"), scanner.next == "(" else { return nil }
        var arguments = DeclarationScanner(String(scanner.pair().dropFirst().dropLast()))
        guard arguments.name() == "description", arguments.skipSign(":") else { return nil }
        return arguments.text(before: ",")
    }

    private static func key(_ name: String) -> String { "\"\(name.filter { $0 != "`" })\"" }

    /// The code of the members.
    var members: String {
        [schema, content, isEnumeration ? nil : partial].compactMap(\.self).joined(separator: "\n\n")
    }

    private var schema: String {
        let head = "GenerationSchema(type: Self.self, \(description.map { "description: \($0), " } ?? "")"
        let body: String
        if isEnumeration {
            body = "anyOf: [\(found.cases.map(\.text).joined(separator: ", "))] as [String])"
        } else {
            let properties = found.properties.map { property in
                let note = property.description.map { ", description: \($0)" } ?? ""
                let limits = property.limits.isEmpty ? "" : ", guides: [\(property.limits)]"
                return "GenerationSchema.Property(name: \(Self.key(property.name))\(note), "
                    + "type: \(property.type).self\(limits)),"
            }
            body = "properties: [\n        \(properties.joined(separator: "\n        "))\n    ])"
        }
        return "nonisolated \(access)static var generationSchema: GenerationSchema {\n    \(head)\(body)\n}"
    }

    private var content: String {
        let body: String
        if isEnumeration {
            body = "switch self {\n    \(found.cases.map(content).joined(separator: "\n    "))\n    }"
        } else {
            let values = found.properties.map { "\(Self.key($0.name)): \($0.name)" }.joined(separator: ", ")
            body = "GeneratedContent(properties: [\(values.isEmpty ? ":" : values)])"
        }
        return "nonisolated \(access)var generatedContent: GeneratedContent {\n    \(body)\n}"
    }

    /// Whether cases have associated values, so that content has the name of the case and its values.
    private var hasValues: Bool { found.cases.contains { !$0.values.isEmpty } }

    private func content(of item: GenerableMembers.Case) -> String {
        guard hasValues else { return "case .\(item.name): return GeneratedContent(kind: .string(\(item.text)))" }
        let names = item.values.indices.map { "value\($0)" }
        let pattern = names.isEmpty ? "" : "(\(names.map { "let \($0)" }.joined(separator: ", ")))"
        let pairs = zip(item.values.indices, names).map { "\(Self.key(Self.label(item, $0))): \($1)" }
        let value =
            switch names.count {
            case 0: ""
            case 1: ", \"value\": \(names[0])"
            default: ", \"value\": GeneratedContent(properties: [\(pairs.joined(separator: ", "))])"
            }
        return "case .\(item.name)\(pattern): return GeneratedContent(properties: [\"case\": \(item.text)\(value)])"
    }

    private static func label(_ item: GenerableMembers.Case, _ place: Int) -> String {
        item.values[place].label.flatMap { $0 == "_" ? nil : $0 } ?? "_\(place)"
    }

    private var partial: String {
        // A property of this name is the identity.
        let hasIdentity = found.properties.contains { $0.name == "id" }
        let variables = found.properties.map {
            "\(access)var \($0.name): \(Self.required($0.type)).PartiallyGenerated?"
        }
        let values = found.properties.map { "\($0.name) = try content.value(forProperty: \(Self.key($0.name)))" }
        let lines = (hasIdentity ? [] : ["\(access)var id: GenerationID"]) + variables
        let body = (hasIdentity ? [] : ["id = content.id ?? GenerationID()"]) + values
        return """
            nonisolated \(access)struct PartiallyGenerated: Identifiable, ConvertibleFromGeneratedContent {
                \(lines.joined(separator: "\n    "))

                nonisolated \(access)init(_ content: GeneratedContent) throws {
                    \(body.joined(separator: "\n        "))
                }
            }
            """
    }

    /// Returns a type without the mark of an optional one.
    private static func required(_ type: String) -> String { type.hasSuffix("?") ? String(type.dropLast()) : type }

    /// The code of the initializer with generated content.
    var initializer: String {
        let lines: [String]
        if isEnumeration {
            let selector =
                hasValues ? "content.value(String.self, forProperty: \"case\")" : "content.value(String.self)"
            lines =
                ["switch try \(selector) {"] + found.cases.map { "case \($0.text): \(assignment(of: $0))" } + [
                    "case let other: throw LanguageModelSession.GenerationError.decodingFailure("
                        + ".init(debugDescription: \"There is no case \\(other)\"))", "}",
                ]
        } else {
            lines = found.properties.map { "self.\($0.name) = try content.value(forProperty: \(Self.key($0.name)))" }
        }
        return """
            nonisolated \(access)init(_ content: GeneratedContent) throws {
                \(lines.joined(separator: "\n    "))
            }
            """
    }

    private func assignment(of item: GenerableMembers.Case) -> String {
        guard !item.values.isEmpty else { return "self = .\(item.name)" }
        let arguments = item.values.indices.map { place in
            let label = item.values[place].label.map { $0 == "_" ? "" : "\($0): " } ?? ""
            let source =
                item.values.count == 1
                ? "content.value(forProperty: \"value\")"
                : "content.value(GeneratedContent.self, forProperty: \"value\")"
                    + ".value(forProperty: \(Self.key(Self.label(item, place))))"
            return "\(label)try \(source)"
        }
        return "self = .\(item.name)(\(arguments.joined(separator: ", ")))"
    }
}
