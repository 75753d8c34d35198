import Foundation

/// A value that is interpolated in a literal.
struct LocalizedArgument: Hashable, Sendable {
    enum Value: Hashable, Sendable {
        case integer(Int64)
        case unsigned(UInt64)
        case real(Double)
        case text(StyledText)
    }

    let value: Value
    /// The format specifier for the value in the key: `%lld`, `%@`.
    let specifier: String
    /// The format that the author chose; `nil` for the default.
    private let authorsFormat: FormatConversion?

    init(_ value: Value) {
        self.value = value
        specifier =
            switch value {
            case .integer: "%lld"
            case .unsigned: "%llu"
            case .real: "%lf"
            case .text: "%@"
            }
        authorsFormat = nil
    }

    /// Creates an argument that is formatted according to its type.
    init<T>(_ value: T) {
        authorsFormat = nil
        if let (value, specifier) = Self.number(value) {
            self.value = value
            self.specifier = specifier
        } else {
            self.value = .text(StyledText(String(describing: value)))
            specifier = "%@"
        }
    }

    /// Creates an argument for a number with a format specifier. A value of any other type is shown as its description.
    init<T: CVarArg>(_ value: T, specifier: String) {
        self.value = Self.number(value)?.0 ?? .text(StyledText(String(describing: value)))
        self.specifier = specifier
        authorsFormat = FormatConversion(type: String(specifier.dropFirst()))
    }

    private static func number<T>(_ value: T) -> (Value, String)? {
        switch value {
        case let value as Int: (.integer(Int64(value)), "%lld")
        case let value as Double: (.real(value), "%lf")
        case let value as Int64: (.integer(value), "%lld")
        case let value as Int32: (.integer(Int64(value)), "%d")
        case let value as Int16: (.integer(Int64(value)), "%d")
        case let value as Int8: (.integer(Int64(value)), "%d")
        case let value as UInt: (.unsigned(UInt64(value)), "%llu")
        case let value as UInt64: (.unsigned(value), "%llu")
        case let value as UInt32: (.unsigned(UInt64(value)), "%u")
        case let value as UInt16: (.unsigned(UInt64(value)), "%u")
        case let value as UInt8: (.unsigned(UInt64(value)), "%u")
        case let value as Float: (.real(Double(value)), "%f")
        case let value as CGFloat: (.real(Double(value)), "%lf")
        default: nil
        }
    }

    /// Whether the value is a text, which is the same in every locale.
    var isText: Bool {
        if case .text = value { true } else { false }
    }

    /// The value as an argument of a format.
    var formatArgument: FormatArgument {
        switch value {
        case .integer(let number): .signed(number)
        case .unsigned(let number): .unsigned(number)
        case .real(let number): .double(number)
        case .text(let text): .string(text.string)
        }
    }

    /// Returns a number, or a text without its own style, as a string; `nil` for a text with its own style.
    func plainText(_ numbers: LocalizedNumbers) -> String? {
        if case .text(let text) = value { return text.plain }
        return numbers.text(formatArgument, authorsFormat ?? usualFormat)
    }

    private var usualFormat: FormatConversion {
        switch value {
        case .real: FormatConversion(conversion: "f")
        default: FormatConversion(conversion: "d")
        }
    }
}
