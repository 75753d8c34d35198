import Foundation

extension FormatConversion {
    /// Converts an argument to a text, as the specifier demands. An argument of a different type is shown in its usual
    /// form, because no value is ever read as a type that it does not have.
    ///
    /// - Parameters:
    ///   - width: the least number of characters.
    ///   - precision: the number of fraction digits, or the greatest number of characters of a text.
    func string(
        _ argument: FormatArgument, width: Int?, precision: Int?, numberFormat: NumberFormat, locale: Locale
    ) -> String {
        let text = unpadded(argument, precision: precision, numberFormat: numberFormat, locale: locale)
        guard let width, text.count < width else { return text }
        let padding = width - text.count
        if flags.contains(.leftAligned) { return text + String(repeating: " ", count: padding) }
        guard flags.contains(.zero), argument.isNumber, isNumeric else {
            return String(repeating: " ", count: padding) + text
        }
        let sign = text.prefix { "+- ".contains($0) }
        return sign + String(repeating: "0", count: padding) + text.dropFirst(sign.count)
    }

    private func unpadded(
        _ argument: FormatArgument, precision: Int?, numberFormat: NumberFormat, locale: Locale
    ) -> String {
        switch argument {
        case .string(let text):
            return precision.map { "sS@".contains(conversion) ? String(text.prefix($0)) : text } ?? text
        case .signed, .unsigned, .double:
            if let text = localized(argument, precision: precision, numberFormat: numberFormat, locale: locale) {
                return signed(text)
            }
            return plain(argument, precision: precision)
        }
    }

    /// Returns the number in the format of the locale; nil if the conversion is not decimal.
    private func localized(
        _ argument: FormatArgument, precision: Int?, numberFormat: NumberFormat, locale: Locale
    ) -> String? {
        guard !flags.contains(.zero), !flags.contains(.alternate) else { return nil }
        switch conversion {
        case "@": return numberFormat.string(argument, nil, locale)
        case "f", "F": return numberFormat.string(.double(argument.double), precision ?? 6, locale)
        case "d", "D", "i", "u", "U":
            guard precision == nil, let integer = argument.integer else { return nil }
            return numberFormat.string(integer, nil, locale)
        default: return nil
        }
    }

    private func signed(_ text: String) -> String {
        guard isNumeric, !text.hasPrefix("-"), !text.hasPrefix("\u{2212}") else { return text }
        if flags.contains(.plus) { return "+" + text }
        return flags.contains(.space) ? " " + text : text
    }

    // MARK: The digits of printf

    private func plain(_ argument: FormatArgument, precision: Int?) -> String {
        if isFloatingPoint { return String(format: pattern(precision), argument.double) }
        switch (conversion, argument) {
        case ("@", _), ("s", _), ("S", _): return argument.description
        case ("c", _), ("C", _): return argument.integer?.scalar.map { String($0) } ?? argument.description
        case ("x", _), ("X", _), ("o", _), ("O", _), ("p", _):
            guard let bits = argument.integer?.bits(isLong: isLong) else { return argument.description }
            return digits(of: bits, precision: precision)
        default:
            guard let integer = argument.integer?.description else { return argument.description }
            let sign = integer.hasPrefix("-") ? "-" : ""
            return signed(sign + filled(String(integer.dropFirst(sign.count)), precision: precision))
        }
    }

    private var isLong: Bool { !length.isEmpty && !length.hasPrefix("h") }

    private func digits(of bits: UInt64, precision: Int?) -> String {
        let isHexadecimal = conversion != "o" && conversion != "O"
        let text = String(bits, radix: isHexadecimal ? 16 : 8, uppercase: conversion == "X")
        let prefix = isHexadecimal ? (conversion == "X" ? "0X" : "0x") : "0"
        let isPrefixed = conversion == "p" || flags.contains(.alternate) && bits != 0
        return (isPrefixed ? prefix : "") + filled(text, precision: precision)
    }

    /// Returns the digits with leading zeros, up to the precision.
    private func filled(_ digits: String, precision: Int?) -> String {
        String(repeating: "0", count: max(0, (precision ?? 1) - digits.count)) + digits
    }

    /// Returns the `printf` format for a double, without its width.
    private func pattern(_ precision: Int?) -> String {
        let marks = [(Flags.plus, "+"), (.space, " "), (.alternate, "#")]
            .filter { flags.contains($0.0) }
            .map(\.1).joined()
        return "%" + marks + (precision.map { ".\($0)" } ?? "") + String(conversion)
    }
}
