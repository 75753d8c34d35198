import Foundation

/// A log message with interpolated values.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    /// Creates a message without values.
    public init(stringLiteral value: String) {
        text = value
    }

    /// Creates a message with interpolated values.
    public init(stringInterpolation: OSLogInterpolation) {
        text = stringInterpolation.text
    }
}

/// The privacy of a value in a log message.
public struct OSLogPrivacy: Hashable, Sendable {
    /// A replacement for a private value; it has no effect.
    public enum Mask: Hashable, Sendable {
        /// A hash of the value. Here, `<private>` is written instead.
        case hash
        case none
    }

    let isHidden: Bool
    private let mask: Mask

    /// The value is written, because only the user can read the log file.
    public static let auto = OSLogPrivacy(isHidden: false, mask: .none)
    /// The value is written.
    public static let `public` = OSLogPrivacy(isHidden: false, mask: .none)
    /// `<private>` is written instead of the value.
    public static let `private` = OSLogPrivacy(isHidden: true, mask: .none)
    /// `<private>` is written instead of the value.
    public static let sensitive = OSLogPrivacy(isHidden: true, mask: .none)

    /// Writes `<private>` instead of the value.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isHidden: true, mask: mask) }
    /// Writes the value, because only the user can read the log file.
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
    /// Writes `<private>` instead of the value.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isHidden: true, mask: mask) }
}

/// The number base of an integer.
public enum OSLogIntegerFormatting: Sendable {
    case decimal, hex, octal
}

/// The format of a floating-point number.
public struct OSLogFloatFormatting: Sendable {
    let directive: String

    /// Six digits after the decimal point.
    public static let fixed = OSLogFloatFormatting(directive: "%f")
    /// Returns a format with the given number of digits after the decimal point, at most 100.
    public static func fixed(precision: Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting(directive: "%.\(max(0, min(precision, 100)))f")
    }
    /// Scientific notation.
    public static let exponential = OSLogFloatFormatting(directive: "%e")
}

/// The alignment and the minimum width of a value.
public struct OSLogStringAlignment: Sendable {
    let columns: Int
    let isRight: Bool

    /// No minimum width.
    public static let none = OSLogStringAlignment(columns: 0, isRight: false)

    /// Pads the value with spaces at the end, up to the given number of characters.
    public static func left(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isRight: false)
    }

    /// Pads the value with spaces at the start, up to the given number of characters.
    public static func right(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isRight: true)
    }

    func aligned(_ text: String) -> String {
        let space = String(repeating: " ", count: max(0, columns - text.count))
        return isRight ? space + text : text + space
    }
}

/// The interpolation of a log message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var text = ""

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a literal part of the text.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    private mutating func append(_ value: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy) {
        text += privacy.isHidden ? "<private>" : align.aligned(value)
    }

    /// Adds a value.
    public mutating func appendInterpolation<T>(
        _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append("\(value())", align, privacy)
    }

    /// Adds an integer.
    public mutating func appendInterpolation<T: BinaryInteger>(
        _ value: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        let radix =
            switch format {
            case .decimal: 10
            case .hex: 16
            case .octal: 8
            }
        append(String(value(), radix: radix), align, privacy)
    }

    /// Adds a floating-point number.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
        _ value: @autoclosure () -> T, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(String(format: format.directive, Double(value())), align, privacy)
    }
}
