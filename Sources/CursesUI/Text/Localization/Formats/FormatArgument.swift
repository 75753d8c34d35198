/// A value for a place in a format.
enum FormatArgument: Hashable, Sendable {
    case string(String)
    case signed(Int64)
    case unsigned(UInt64)
    case double(Double)

    var isNumber: Bool {
        if case .string = self { false } else { true }
    }

    /// Returns the properties that determine the plural form; nil for a text, and for a number that is not finite.
    ///
    /// - Parameter fractionDigits: the number of fraction digits of a double; nil for as many as it needs.
    func pluralOperands(fractionDigits: Int?) -> PluralOperands? {
        switch self {
        case .string: nil
        case .signed(let number): PluralOperands(number.magnitude)
        case .unsigned(let number): PluralOperands(number)
        case .double(let number): PluralOperands(number, fractionDigits: fractionDigits)
        }
    }
}
