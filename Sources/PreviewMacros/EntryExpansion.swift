/// The expansion of `@Entry`: a key type with the property's default value, and the property's accessors, which read
/// and write the value for that key.
struct EntryExpansion {
    private let name: String
    private let type: String?
    private let value: String?
    /// The type whose extension declares the property.
    private let owner: Owner

    /// A type that stores values by keys.
    private enum Owner: String, CaseIterable {
        case focusedValues = "FocusedValues"
        case transaction = "Transaction"
        case containerValues = "ContainerValues"
        case environmentValues = "EnvironmentValues"

        var key: String {
            switch self {
            case .focusedValues: "FocusedValueKey"
            case .transaction: "TransactionKey"
            case .containerValues: "ContainerValueKey"
            case .environmentValues: "EnvironmentKey"
            }
        }
    }

    /// - Parameters:
    ///   - declaration: the code of the property, with its attributes.
    ///   - context: the code of the extension around it.
    init?(declaration: String, context: String) {
        var scanner = DeclarationScanner(declaration)
        guard scanner.skip(to: "var") else { return nil }
        let name = scanner.name()
        guard !name.isEmpty else { return nil }
        self.name = name
        let type = scanner.skipSign(":") ? scanner.text(before: "=") : nil
        self.type = type
        let value = scanner.skipSign("=") ? scanner.rest() : nil
        self.value = value ?? (type?.hasSuffix("?") == true ? "nil" : nil)
        owner = Owner.allCases.first { context.contains($0.rawValue) } ?? .environmentValues
    }

    private var key: String { "__Key_\(name.filter { $0 != "`" })" }

    /// The code of the property's accessors.
    var accessors: String {
        "get { self[\(key).self] }\nset { self[\(key).self] = newValue }"
    }

    /// The code of the key type. It is `nil` if the default value is unknown: the property has neither a value nor an
    /// optional type. In an extension of `FocusedValues`, it is `nil` if the property has no type.
    var peer: String? {
        if owner == .focusedValues {
            guard let type else { return nil }
            return "private struct \(key): \(owner.key) {\n    typealias Value = \(Self.wrapped(type))\n}"
        }
        guard let value else { return nil }
        if let type = type ?? TypeOfValue.type(of: value) {
            return """
                private struct \(key): \(owner.key) {
                    static var defaultValue: \(type) {
                        \(value)
                    }
                }
                """
        }
        return "private struct \(key): \(owner.key) {\n    static let defaultValue = \(value)\n}"
    }

    /// Returns a type without its optional mark.
    private static func wrapped(_ type: String) -> String {
        if type.hasSuffix("?") { return String(type.dropLast()) }
        guard type.hasPrefix("Optional<"), type.hasSuffix(">") else { return type }
        return String(type.dropFirst("Optional<".count).dropLast())
    }
}
