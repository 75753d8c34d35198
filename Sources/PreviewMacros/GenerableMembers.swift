/// The stored properties of a structure and the cases of an enumeration that `@Generable` reads.
struct GenerableMembers {
    /// A property that generated content gives a value.
    struct Property {
        let name: String
        let type: String
        /// The arguments of `@Guide`, in parentheses; empty without them.
        let guide: String

        /// The description in the arguments of `@Guide`.
        var description: String? {
            var scanner = DeclarationScanner(String(guide.dropFirst().dropLast()))
            return scanner.name() == "description" && scanner.skipSign(":") ? scanner.text(before: ",").spaceless : nil
        }

        /// The limits in the arguments of `@Guide`.
        var limits: String {
            var scanner = DeclarationScanner(String(guide.dropFirst().dropLast()))
            if description != nil {
                _ = scanner.text(before: ",")
                _ = scanner.skipSign(",")
            }
            return scanner.rest()
        }
    }

    /// A case of an enumeration.
    struct Case {
        /// An associated value.
        typealias Value = (label: String?, type: String)

        let name: String
        /// The text of the case, as code.
        let text: String
        let values: [Value]
    }

    private(set) var properties: [Property] = []
    private(set) var cases: [Case] = []
    private var guide = ""
    private var isLeftOut = false

    /// - Parameter scanner: the code of the type, from the brace before its members.
    init(members scanner: inout DeclarationScanner) {
        guard scanner.skipSign("{") else { return }
        while !scanner.isAtEnd, scanner.next != "}" { read(&scanner) }
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
            let arguments = scanner.next == "(" ? scanner.pair() : ""
            if name == "Guide" { guide = arguments }
        default: readWord(&scanner)
        }
    }

    /// Begins a declaration.
    private mutating func begin() {
        guide = ""
        isLeftOut = false
    }

    private mutating func readWord(_ scanner: inout DeclarationScanner) {
        let word = scanner.skipToken()
        switch word {
        case "var", "let":
            let name = scanner.name()
            let rest = scanner.declarationRest()
            if !isLeftOut, let type = Self.type(of: rest, isConstant: word == "let") {
                properties.append(Property(name: name, type: type, guide: guide))
            }
            begin()
        case "case":
            repeat { readCase(&scanner) } while scanner.skipSign(",")
            begin()
        case "static", "class", "lazy", "weak", "unowned": isLeftOut = true
        case "func", "init", "subscript", "typealias", "struct", "enum", "actor": begin()
        default: break
        }
    }

    /// Returns the type of a property; `nil` if it is computed, a constant with a value, or of an unknown type.
    private static func type(of rest: String, isConstant: Bool) -> String? {
        var scanner = DeclarationScanner(rest)
        let type = scanner.skipSign(":") ? scanner.text(beforeAny: ["=", "{"]).spaceless : nil
        if scanner.next == "=" {
            _ = scanner.skipSign("=")
            return isConstant ? nil : type ?? TypeOfValue.type(of: scanner.rest())
        }
        if scanner.next == "{", scanner.skipSign("{"), !["didSet", "willSet"].contains(scanner.name()) { return nil }
        return type
    }

    private mutating func readCase(_ scanner: inout DeclarationScanner) {
        let name = scanner.name()
        guard !name.isEmpty else { return }
        var values: [Case.Value] = []
        if scanner.next == "(" {
            var inner = DeclarationScanner(String(scanner.pair().dropFirst().dropLast()))
            repeat { values.append(Self.value(inner.text(before: ","))) } while inner.skipSign(",")
        }
        var text = "\"\(name.filter { $0 != "`" })\""
        var ahead = scanner
        ahead.skipBlanks()
        if ahead.next == "=", ahead.skipSign("=") {
            let raw = ahead.text(beforeAny: [",", ";", "\n", "}"]).spaceless
            if raw.hasPrefix("\"") { text = raw }
            scanner = ahead
        }
        cases.append(Case(name: name, text: text, values: values))
    }

    private static func value(_ text: String) -> Case.Value {
        var scanner = DeclarationScanner(text)
        let label = scanner.name()
        guard !label.isEmpty, scanner.skipSign(":") else { return (nil, text.spaceless) }
        return (label, scanner.text(before: "=").spaceless)
    }
}

extension String {
    /// The text without spaces and line ends around it.
    fileprivate var spaceless: String {
        let begin = drop(while: \.isWhitespace)
        return String(begin.prefix(begin.count - begin.reversed().prefix(while: \.isWhitespace).count))
    }
}
