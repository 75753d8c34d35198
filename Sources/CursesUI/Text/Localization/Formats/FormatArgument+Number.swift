import Foundation

extension FormatArgument: CustomStringConvertible {
    var description: String {
        switch self {
        case .string(let text): text
        case .signed(let number): "\(number)"
        case .unsigned(let number): "\(number)"
        case .double(let number): "\(number)"
        }
    }

    /// The number as a double; zero for a text.
    var double: Double {
        switch self {
        case .string: 0
        case .signed(let number): Double(number)
        case .unsigned(let number): Double(number)
        case .double(let number): number
        }
    }

    /// The number as an integer, rounded toward zero; nil for a text, and for a number that is out of range.
    var integer: FormatArgument? {
        switch self {
        case .string: nil
        case .signed, .unsigned: self
        case .double(let number): Int64(exactly: number.rounded(.towardZero)).map { .signed($0) }
        }
    }

    /// Returns the bits of an integer, as `printf` shows them in hexadecimal; nil for other values.
    func bits(isLong: Bool) -> UInt64? {
        switch self {
        case .string, .double: nil
        case .unsigned(let number): number
        case .signed(let number):
            // A `short` conversion of a negative number shows 32 bits.
            !isLong && Int32(exactly: number) != nil
                ? UInt64(UInt32(truncatingIfNeeded: number)) : UInt64(bitPattern: number)
        }
    }

    /// The character whose code point is the integer.
    var scalar: Unicode.Scalar? {
        bits(isLong: true).flatMap { UInt32(exactly: $0) }.flatMap { Unicode.Scalar($0) }
    }
}
