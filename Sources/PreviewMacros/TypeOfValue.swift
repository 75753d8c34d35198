/// Finds the type of an expression without a compiler.
enum TypeOfValue {
    /// Returns the type of a literal or of an initializer call; `nil` for any other expression.
    static func type(of value: String) -> String? {
        if value == "true" || value == "false" { return "Bool" }
        if value.hasPrefix("\"") || value.hasPrefix("#\"") { return value.contains("\" ") ? nil : "String" }
        let digits = value.drop { $0 == "-" }
        if !digits.isEmpty, digits.allSatisfy({ $0.isNumber || $0 == "_" }) { return "Int" }
        if digits.first?.isNumber == true, digits.allSatisfy({ $0.isNumber || $0 == "_" || $0 == "." }) {
            return "Double"
        }
        let head = value.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        let last = head.split(separator: ".").last ?? ""
        // The call must be the whole expression.
        guard last.first?.isUppercase == true, value.dropFirst(head.count).first == "(",
            DeclarationScanner.isOneCall(value.dropFirst(head.count))
        else { return nil }
        return String(head)
    }

    /// Returns the type whose static member an expression is, such as `CGSize.zero` and `Angle.degrees(30)`; `nil` for
    /// any other expression. Such members usually have the type itself.
    static func owner(of value: String) -> String? {
        let head = value.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        let names = head.split(separator: ".", omittingEmptySubsequences: false)
        let rest = value.dropFirst(head.count)
        guard names.count > 1, names.last?.first?.isLowercase == true,
            names.dropLast().allSatisfy({ $0.first?.isUppercase == true }),
            rest.isEmpty || rest.first == "(" && DeclarationScanner.isOneCall(rest)
        else { return nil }
        return names.dropLast().joined(separator: ".")
    }
}
