/// A conversion in a format: `%2$-8.3lld`.
///
/// The syntax is that of `printf` in POSIX.1-2017, with `@` for an object.
struct FormatConversion: Hashable, Sendable {
    /// The marks before the width.
    struct Flags: OptionSet, Hashable, Sendable {
        let rawValue: UInt8

        static let leftAligned = Flags(rawValue: 1 << 0)
        static let plus = Flags(rawValue: 1 << 1)
        static let space = Flags(rawValue: 1 << 2)
        static let zero = Flags(rawValue: 1 << 3)
        static let alternate = Flags(rawValue: 1 << 4)
        static let grouped = Flags(rawValue: 1 << 5)
    }

    /// A width or a precision: a number, or the value of the next argument (`*`).
    enum Count: Hashable, Sendable {
        case number(Int)
        case argument
    }

    /// The number of the argument, counted from zero; nil for the next argument.
    var argument: Int?
    var flags: Flags = []
    var width: Count?
    var precision: Count?
    /// The length modifier, such as `ll`.
    var length = ""
    /// The letter of the conversion, such as `d`.
    var conversion: Character

    /// The maximum width and precision. A greater number is reduced to it.
    static let maximumCount = 512
}

extension FormatConversion {
    /// The precision that the format specifies; nil if an argument provides it, or if there is none.
    var statedPrecision: Int? {
        if case .number(let number) = precision { number } else { nil }
    }

    var isInteger: Bool { "dDiuUxXoOc".contains(conversion) }
    var isFloatingPoint: Bool { "fFeEgGaA".contains(conversion) }
    var isNumeric: Bool { isInteger && conversion != "c" || isFloatingPoint }

    /// Parses a conversion without a percent sign, such as `lld` or `.2f`, as the variables of a table specify it.
    init?(type: String) {
        let pieces = FormatString("%" + type).pieces
        guard pieces.count == 1, case .argument(let specifier, _) = pieces[0] else { return nil }
        self = specifier
    }
}
