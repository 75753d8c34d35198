/// Reads the name of a unit, such as `mL/(kg*min)`.
enum UnitParser {
    /// Returns the powers of a unit; `nil` if the name is not that of a unit.
    static func powers(in text: String) -> [UnitPower]? {
        if text.isEmpty || text == "()" { return [] }
        var powers: [UnitPower] = []
        var sign = 1
        var name = ""
        var isMolarMass = false

        func finish() -> Bool {
            defer { name = "" }
            if name.isEmpty || name == "1" { return true }
            let parts = name.split(separator: "^", omittingEmptySubsequences: false)
            guard let unit = NamedUnit.named(String(parts[0])), parts.count < 3,
                let exponent = parts.count == 2 ? Int(parts[1]) : 1
            else { return false }
            powers.append(UnitPower(base: unit, exponent: sign * exponent))
            return true
        }

        for character in text {
            switch character {
            case "<":
                isMolarMass = true
                name.append(character)
            case ">":
                isMolarMass = false
                name.append(character)
            case _ where isMolarMass: name.append(character)
            case "/":
                guard finish(), sign == 1 else { return nil }
                sign = -1
            case ".", "*", "·":
                guard finish() else { return nil }
            case "(", ")", " ": break
            default: name.append(character)
            }
        }
        return finish() ? UnitPower.product(powers) : nil
    }
}
