import Foundation

/// Formats numbers for a locale.
struct LocalizedNumbers {
    private let locale: Locale

    init(_ locale: Locale) {
        self.locale = locale
    }

    /// Formats a number with a `printf` conversion.
    func text(_ number: FormatArgument, _ format: FormatConversion) -> String {
        if format.isPlainInteger, let digits = IntegerDigits.of(locale) {
            switch number {
            case .signed(let value): return digits.string(UInt64(value.magnitude), isNegative: value < 0)
            case .unsigned(let value): return digits.string(value, isNegative: false)
            case .double, .string: break
            }
        }
        return format.string(
            number, width: format.statedWidth, precision: format.statedPrecision,
            numberFormat: .cells, locale: locale
        )
    }
}

extension FormatConversion {
    /// Whether the conversion specifies nothing except that the number is an integer.
    fileprivate var isPlainInteger: Bool {
        flags.isEmpty && width == nil && precision == nil && "diu@".contains(conversion)
    }

    /// The width that the conversion specifies.
    fileprivate var statedWidth: Int? {
        if case .number(let number) = width { number } else { nil }
    }
}

extension NumberFormat {
    /// Uses the digits and separators of the locale, but only separators that terminals can show: few terminal fonts
    /// have the narrow no-break space that separates thousands in French.
    static let cells = NumberFormat { number, fractionDigits, locale in
        localized.string(number, fractionDigits, locale)?.replacing("\u{202F}", with: "\u{A0}")
    }
}
