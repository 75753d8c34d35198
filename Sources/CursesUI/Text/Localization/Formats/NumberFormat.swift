import Foundation

/// Formats numbers for a locale.
struct NumberFormat: Sendable {
    /// Formats a number with a given number of fraction digits, or with as many as it needs. If the result is nil, the
    /// conversion formats the number.
    var string: @Sendable (_ number: FormatArgument, _ fractionDigits: Int?, _ locale: Locale) -> String?

    /// Uses the digits and separators of the locale, as Foundation writes them.
    static let localized = NumberFormat { number, fractionDigits, locale in
        switch number {
        case .string: nil
        case .signed(let value): value.formatted(.number.locale(locale))
        case .unsigned(let value): value.formatted(.number.locale(locale))
        case .double(let value): double(value, fractionDigits: fractionDigits, locale: locale)
        }
    }

    /// The digits of `printf`, the same in every locale.
    static let plain = NumberFormat { _, _, _ in nil }

    private static func double(_ value: Double, fractionDigits: Int?, locale: Locale) -> String {
        let style = FloatingPointFormatStyle<Double>.number.locale(locale)
        guard let fractionDigits else { return value.formatted(style) }
        return value.formatted(style.precision(.fractionLength(fractionDigits)))
    }
}
