/// The stored variables of a type that can be animated: not constants, static or lazy variables, variables with a
/// property wrapper, and variables with `@AnimatableIgnored`.
struct StoredVariables {
    /// The variables in order. The type is `nil` if it cannot be read from the code.
    private(set) var variables: [(name: String, type: String?)] = []
    /// Whether the next variable is left out because of a word before it.
    private var isLeftOut = false

    /// - Parameter scanner: the code of the type, from the brace before its members.
    init(members scanner: inout DeclarationScanner) {
        guard scanner.skipSign("{") else { return }
        while !scanner.isAtEnd, scanner.next != "}" {
            switch scanner.next {
            case "(", "[": scanner.skipPair()
            case "{":
                scanner.skipPair()
                isLeftOut = false
            case "@":
                _ = scanner.skipSign("@")
                let attribute = scanner.name()
                // The names of property wrappers and of `AnimatableIgnored` begin with a capital letter.
                if attribute.first?.isUppercase == true, attribute != "MainActor" { isLeftOut = true }
            default:
                readWord(&scanner)
            }
        }
    }

    private mutating func readWord(_ scanner: inout DeclarationScanner) {
        switch scanner.skipToken() {
        case "var":
            let found = Self.variables(&scanner)
            if !isLeftOut { variables += found }
            isLeftOut = false
        case "static", "class", "lazy", "weak", "unowned":
            isLeftOut = true
        case "let", "func", "init", "subscript", "typealias", "case":
            isLeftOut = false
        default:
            break
        }
    }

    /// Reads a declaration after the word `var`. Returns its variables, or none if it is computed.
    private static func variables(_ scanner: inout DeclarationScanner) -> [(name: String, type: String?)] {
        let ends: Set<Character> = ["=", "{", ",", ";", "}", "\n"]
        var found: [(name: String, type: String?)] = []
        repeat {
            let name = scanner.name()
            guard !name.isEmpty else { return [] }
            var type: String?
            scanner.skipSpace()
            if scanner.next == ":", scanner.skipSign(":") {
                scanner.skipSpace()
                type = scanner.text(beforeAny: ends)
                // The type of the last variable of a list is also that of the variables before it.
                for index in found.indices where found[index].type == nil { found[index].type = type }
            }
            scanner.skipBlanks()
            if scanner.next == "=", scanner.skipSign("=") {
                scanner.skipSpace()
                let value = scanner.text(beforeAny: [",", ";", "{", "}", "\n"])
                type = type ?? TypeOfValue.type(of: value) ?? TypeOfValue.owner(of: value)
            } else if isComputed(&scanner) {
                return []
            }
            found.append((name, type))
        } while scanner.next == "," && scanner.skipSign(",")
        return found
    }

    /// Reads what follows the type of a variable. Returns whether it is the body of a computed variable.
    private static func isComputed(_ scanner: inout DeclarationScanner) -> Bool {
        var ahead = scanner
        guard ahead.skipSign("{") else { return false }
        return !["didSet", "willSet"].contains(ahead.name())
    }
}
