import CursesUISupport
import Foundation

/// Writes numbers in a locale.
struct LocalizedNumbers {
    private let locale: Locale

    init(_ locale: Locale) {
        self.locale = locale
    }

    /// A number as a format says, which is that of `printf`.
    func text(_ number: FormatArgument, _ format: FormatConversion) -> String {
        // Most numbers have at most three digits, and so no separators.
        if case .signed(let value) = number, value.magnitude < 1000, format.isPlainInteger, Self.usesPlainDigits(locale)
        {
            return String(value)
        }
        return format.string(
            number, width: format.statedWidth, precision: format.statedPrecision,
            numberFormat: .cells, locale: locale
        )
    }

    // MARK: Digits

    private static let plainDigits = Locked<[String: Bool]>([:])

    /// Whether the digits and the minus sign of the locale are those of ASCII. The answer is remembered.
    private static func usesPlainDigits(_ locale: Locale) -> Bool {
        let name = locale.identifier
        if let known = plainDigits.withLock({ $0[name] }) { return known }
        let isPlain = (-120).formatted(.number.locale(locale)) == "-120"
        plainDigits.withLock { known in
            if known.count >= 64 { known.removeAll() }
            known[name] = isPlain
        }
        return isPlain
    }
}

extension FormatConversion {
    /// Whether it only says that the number is an integer.
    fileprivate var isPlainInteger: Bool {
        flags.isEmpty && width == nil && precision == nil && "diu@".contains(conversion)
    }

    /// The width that the format itself states.
    fileprivate var statedWidth: Int? {
        if case .number(let number) = width { number } else { nil }
    }
}

extension NumberFormat {
    /// The digits and separators of the locale that terminals can show: few of their fonts have the narrow no-break
    /// space, by which French separates thousands.
    static let cells = NumberFormat { number, fractionDigits, locale in
        localized.string(number, fractionDigits, locale)?.replacing("\u{202F}", with: "\u{A0}")
    }
}
