/// The expansions of TipKit's `#Rule` and `@Parameter`.
enum TipExpansions {
    /// Returns the condition that a `#Rule` with its arguments makes.
    static func rule(_ source: String) -> String {
        guard let start = source.range(of: "#") else { return source }
        // Names of modules may be before the name of the macro.
        let rest = source[start.upperBound...]
        let end = rest.firstIndex { "({".contains($0) } ?? rest.endIndex
        return "Tips.Rule" + rest[end...]
    }

    /// Returns the accessors of a variable with `@Parameter`; `nil` without a name.
    static func accessors(of declaration: String) -> String? {
        var scanner = DeclarationScanner(declaration)
        guard scanner.skip(to: "var") else { return nil }
        let name = scanner.name()
        return name.isEmpty ? nil : "get { $\(name).wrappedValue }\nset { $\(name).wrappedValue = newValue }"
    }

    /// Returns the constant that keeps a variable with `@Parameter`; `nil` without a name or a value.
    ///
    /// - Parameters:
    ///   - declaration: the code of the variable.
    ///   - context: the code of the type around it.
    static func peer(of declaration: String, in context: String) -> String? {
        var scanner = DeclarationScanner(declaration)
        let beginning = scanner
        guard scanner.skip(to: "var") else { return nil }
        let head = beginning.text(until: scanner)
        let name = scanner.name()
        guard !name.isEmpty else { return nil }
        let type = scanner.skipSign(":") ? scanner.text(before: "=") : nil
        let value = scanner.skipSign("=") ? scanner.rest() : type?.hasSuffix("?") == true ? "nil" : nil
        guard let value else { return nil }
        let access = ["public", "package", "private", "fileprivate"].first { hasWord($0, head) }.map { "\($0) " } ?? ""
        let option = head.contains(".transient") ? ", .transient" : ""
        let kind = type.map { "<\($0)>" } ?? ""
        let key = "\(owner(in: context))\(name)"
        return "\(access)static let $\(name) = Tips.Parameter\(kind)(\"\(key)\", \(value)\(option))"
    }

    private static func hasWord(_ word: String, _ text: String) -> Bool {
        text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == word }
    }

    /// Returns the name of the type in whose code a variable is, with a full stop.
    private static func owner(in context: String) -> String {
        for word in ["struct", "enum", "class", "actor", "extension"] {
            var scanner = DeclarationScanner(String(context.prefix { $0 != "{" }))
            if scanner.skip(to: word) { return scanner.name() + "." }
        }
        return ""
    }
}
