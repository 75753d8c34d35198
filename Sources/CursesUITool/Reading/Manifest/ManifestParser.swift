/// Reads the expressions of a package manifest without running it.
///
/// A manifest is Swift code. The manifests of playgrounds and of most packages only call `Package(...)` with literals,
/// which this reader understands. It also substitutes constants that were declared before with such a value, and joins
/// arrays that are concatenated with `+`.
struct ManifestParser {
    private let tokens: [SwiftToken]
    private var index = 0
    private var constants: [String: ManifestValue] = [:]

    /// Returns the call to `Package(...)`; `nil` if there is none.
    static func package(in bytes: [UInt8]) -> ManifestValue? {
        var parser = ManifestParser(tokens: CompilationConditions().active(SwiftLexer.tokens(of: bytes)))
        return parser.package()
    }

    private init(tokens: [SwiftToken]) {
        self.tokens = tokens
    }

    private var next: SwiftToken? { index < tokens.count ? tokens[index] : nil }

    private func isSign(_ text: String, at offset: Int = 0) -> Bool {
        index + offset < tokens.count && tokens[index + offset].kind == .sign && tokens[index + offset].text == text
    }

    private mutating func skip(_ sign: String) -> Bool {
        guard isSign(sign) else { return false }
        index += 1
        return true
    }

    private mutating func package() -> ManifestValue? {
        while let token = next {
            if token.kind == .word, token.text == "Package", isSign("(", at: 1) { return value(depth: 0) }
            if token.kind == .word, token.text == "let", index + 1 < tokens.count {
                readConstant()
            } else {
                index += 1
            }
        }
        return nil
    }

    /// Reads `let name: Type = value`, if the value is not the package itself.
    private mutating func readConstant() {
        let name = tokens[index + 1].text
        index += 2
        var depth = 0
        while let token = next, !(depth == 0 && isSign("=")) {
            if ["[", "(", "<"].contains(token.text) { depth += 1 }
            if ["]", ")", ">"].contains(token.text) { depth -= 1 }
            if ["let", "{", "func"].contains(token.text) { return }
            index += 1
        }
        guard skip("="), next?.text != "Package" else { return }
        constants[name] = value(depth: 0)
    }

    private mutating func value(depth: Int) -> ManifestValue {
        var result = term(depth: depth)
        while isSign("+") {
            index += 1
            let other = term(depth: depth)
            result =
                switch (result, other) {
                case (.array(let left), .array(let right)): .array(left + right)
                case (.string(let left), .string(let right)): .string(left + right)
                case (.array, _): result
                default: other
                }
        }
        return result
    }

    private mutating func term(depth: Int) -> ManifestValue {
        guard depth < 60, let token = next else { return .unknown }
        if token.kind == .string {
            index += 1
            return .string(token.text.unescaped)
        }
        if skip("[") { return .array(elements(depth: depth + 1)) }
        if token.kind == .sign, token.text != "." {
            // Does not consume the ends of lists, which the callers expect.
            if ![",", ")", "]"].contains(token.text) {
                index += 1
                if token.text == "(" || token.text == "{" { skipRest() }
            }
            return .unknown
        }
        var name = ""
        var arguments: [ManifestValue.Argument] = []
        var isLast = false
        while let part = next, !isLast {
            if part.kind == .word {
                name = part.text
                index += 1
            } else if !skip(".") {
                break
            }
            if isSign("(") {
                index += 1
                arguments = self.arguments(depth: depth + 1)
            }
            isLast = !isSign(".") && !(tokens.indices.contains(index - 1) && tokens[index - 1].text == ".")
        }
        if arguments.isEmpty, let constant = constants[name] { return constant }
        return .call(name, arguments)
    }

    private mutating func elements(depth: Int) -> [ManifestValue] {
        var values: [ManifestValue] = []
        while next != nil, !skip("]") {
            values.append(value(depth: depth))
            skipElement(to: "]")
        }
        return values
    }

    private mutating func arguments(depth: Int) -> [ManifestValue.Argument] {
        var arguments: [ManifestValue.Argument] = []
        while let token = next, !skip(")") {
            var label = ""
            if token.kind == .word, isSign(":", at: 1) {
                label = token.text
                index += 2
            }
            arguments.append(ManifestValue.Argument(label: label, value: value(depth: depth)))
            skipElement(to: ")")
        }
        return arguments
    }

    /// Skips the rest of an element that is not understood, and the comma after it.
    private mutating func skipElement(to end: String) {
        while let token = next, !isSign(end) {
            if skip(",") { return }
            index += 1
            if token.kind == .sign, ["(", "[", "{"].contains(token.text) { skipRest() }
        }
    }

    /// Skips to the end of parentheses or braces whose beginning has been read.
    private mutating func skipRest() {
        var open = 1
        while let token = next, open > 0 {
            if ["(", "{", "["].contains(token.text), token.kind == .sign { open += 1 }
            if [")", "}", "]"].contains(token.text), token.kind == .sign { open -= 1 }
            index += 1
        }
    }
}

extension String {
    /// The value of a string literal without interpolations. Only the escapes that occur in names are supported.
    fileprivate var unescaped: String {
        guard contains("\\") else { return self }
        return replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
    }

    /// The text as a Swift string literal.
    var swiftLiteral: String {
        var literal = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            case _ where scalar.properties.generalCategory == .control:
                literal += "\\u{" + String(scalar.value, radix: 16) + "}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }
}
