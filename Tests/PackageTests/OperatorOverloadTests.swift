import Testing

/// Keeps the compiler fast with long chains of operators.
///
/// Several overloads of an operator often fit the same call: `map` of every publisher and `map` of `Just`, or the forms
/// of `switchToLatest` for publishers that cannot fail. If they have the same rank, the compiler solves the closures in
/// the rest of the chain again for each of them. It gives up a disfavored overload as soon as another one fits.
@Suite("Overloads of operators")
struct OperatorOverloadTests {
    /// The operators whose overloads differ in the types of their arguments, which a rank would override, and those whose
    /// names other methods have.
    private static let exceptions: Set = ["append", "prepend", "merge", "retry", "encode", "receive"]
    /// The operators of which several forms fit a publisher that cannot fail.
    private static let severalForms: Set = ["flatMap", "switchToLatest"]

    @Test("An operator of every publisher is disfavored if some publishers have it as well")
    func specialized() throws {
        let operators = try Self.operators()
        let special = Set(operators.filter { $0.type != "Publisher" }.map(\.name)).subtracting(Self.exceptions)
        let general = operators.filter { special.contains($0.name) && $0.type == "Publisher" && !$0.isOfKeyPath }
        // Makes sure that the declarations are still found.
        #expect(Set(general.map(\.name)).isSuperset(of: ["map", "tryMap", "filter", "scan", "removeDuplicates"]))
        for operation in general {
            #expect(operation.isDisfavored, "\(operation.name) in \(operation.file)")
        }
    }

    @Test("Only one form of an operator is not disfavored", arguments: severalForms)
    func forms(name: String) throws {
        let forms = try Self.operators().filter { $0.name == name }
        #expect(forms.count == 4)
        #expect(forms.filter { !$0.isDisfavored }.count == 1)
    }

    private struct Operator {
        let name: String
        /// The type that the operator belongs to.
        let type: String
        let file: String
        let isDisfavored: Bool
        /// Whether the argument is a key path, which no closure is.
        let isOfKeyPath: Bool
    }

    /// Returns the public operators of publishers.
    private static func operators() throws -> [Operator] {
        let extended = /extension (?<type>[\w.]+)/
        let function = /\s{4}public func (?<name>\w+)/
        return try SourceFile.all(in: "Sources/LinuxCombine").flatMap { file in
            var type = ""
            return file.lines.indices.compactMap { index -> Operator? in
                let line = file.lines[index]
                if line.hasPrefix("extension"), let match = line.prefixMatch(of: extended) { type = String(match.type) }
                guard line.has("public func "), let match = line.prefixMatch(of: function),
                    !type.hasPrefix("Subscriber")
                else { return nil }
                let attributes = file.lines[..<index].reversed().prefix { $0.hasPrefix("    @") }
                let head = file.lines[index...].prefix(4).joined().prefix { $0 != "{" }
                return Operator(
                    name: String(match.name), type: type, file: file.path,
                    isDisfavored: attributes.contains { $0.hasSuffix("@_disfavoredOverload") },
                    isOfKeyPath: head.contains("KeyPath<"))
            }
        }
    }
}
