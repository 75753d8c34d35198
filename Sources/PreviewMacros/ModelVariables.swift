/// The variables of a class that `@Model` keeps: not constants, computed, static or lazy variables, and variables with
/// `@Transient`.
struct ModelVariables {
    /// A variable.
    struct Variable {
        let name: String
        /// The code after the name: type, value and observers.
        let rest: String
        /// The attributes with their arguments, in parentheses.
        let attributes: [String: String]

        /// Whether the variable has a value before the initializer runs.
        var hasValue: Bool {
            var scanner = DeclarationScanner(rest)
            if scanner.skipSign(":") {
                let type = scanner.text(beforeAny: ["=", "{"])
                if scanner.next != "=", type.hasSuffix("?") || type.hasPrefix("Optional<") { return true }
            }
            return scanner.next == "=" || DeclarationScanner(rest).next == "="
        }
    }

    /// The variables in order.
    private(set) var variables: [Variable] = []
    private var attributes: [String: String] = [:]
    private var isLeftOut = false

    /// - Parameter scanner: the code of the type, from the brace before its members.
    init(members scanner: inout DeclarationScanner) {
        guard scanner.skipSign("{") else { return }
        while !scanner.isAtEnd, scanner.next != "}" { read(&scanner) }
    }

    /// - Parameter declaration: the code of one member.
    init(member declaration: String) {
        var scanner = DeclarationScanner(declaration)
        while !scanner.isAtEnd { read(&scanner) }
    }

    private mutating func read(_ scanner: inout DeclarationScanner) {
        switch scanner.next {
        case "(", "[": scanner.skipPair()
        case "{":
            scanner.skipPair()
            begin()
        case "@":
            _ = scanner.skipSign("@")
            let name = scanner.name()
            // The arguments follow the name without a space.
            attributes[name] = scanner.next == "(" ? scanner.pair() : ""
        default: readWord(&scanner)
        }
    }

    /// Begins a declaration.
    private mutating func begin() {
        attributes = [:]
        isLeftOut = false
    }

    private mutating func readWord(_ scanner: inout DeclarationScanner) {
        switch scanner.skipToken() {
        case "var":
            let name = scanner.name()
            let rest = scanner.declarationRest()
            let isKept = !isLeftOut && attributes["Transient"] == nil && !Self.isComputed(rest)
            if isKept, !name.isEmpty { variables.append(Variable(name: name, rest: rest, attributes: attributes)) }
            begin()
        case "static", "class", "lazy", "weak", "unowned": isLeftOut = true
        case "let", "func", "init", "subscript", "typealias", "case", "struct", "enum", "deinit": begin()
        default: break
        }
    }

    private static func isComputed(_ rest: String) -> Bool {
        var scanner = DeclarationScanner(rest)
        _ = scanner.text(beforeAny: ["=", "{"])
        guard scanner.next == "{", scanner.skipSign("{") else { return false }
        return !["didSet", "willSet"].contains(scanner.name())
    }
}

extension DeclarationScanner {
    /// Reads the text in a pair of parentheses, which comes next, with the parentheses.
    mutating func pair() -> String {
        guard skipSign("(") else { return "" }
        let text = text(before: ")")
        _ = skipSign(")")
        return "(\(text))"
    }

    /// Reads the type, the value and the body of a variable, after its name.
    mutating func declarationRest() -> String {
        skipBlanks()
        var text = ""
        if next == ":", skipSign(":") {
            skipSpace()
            text = ": " + self.text(beforeAny: ["=", "{", ";", "}", "\n"])
            skipBlanks()
        }
        if next == "=", skipSign("=") {
            skipSpace()
            text += " = " + value()
            skipBlanks()
        }
        // A body may begin on the next line.
        var ahead = self
        ahead.skipSpace()
        if ahead.next == "{" {
            skipSpace()
            var end = self
            end.skipPair()
            text += " " + self.text(until: end)
            self = end
        }
        return text
    }

    /// Reads a value up to the end of its line. The line goes on after an operator, and before a period.
    private mutating func value() -> String {
        var text = self.text(beforeAny: [";", "}", "\n"])
        while next == "\n" {
            var ahead = self
            ahead.skipSpace()
            guard ahead.next == "." || ahead.next == "?" || "+-*/=?:,&|".contains(text.last ?? " ") else { break }
            self = ahead
            text += "\n" + self.text(beforeAny: [";", "}", "\n"])
        }
        return text
    }
}
