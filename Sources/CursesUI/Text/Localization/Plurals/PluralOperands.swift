import Foundation

/// The properties of a formatted number that plural rules refer to.
///
/// The names are those of UTS #35, Part 3, Plural Operand Meanings.
struct PluralOperands: Hashable, Sendable {
    /// The integer digits. If there are more than eighteen, this is a 1 followed by the last eighteen digits, which has
    /// the same category according to all rules.
    var i: UInt64
    /// The number of visible fraction digits, with trailing zeros.
    var v = 0
    /// The number of visible fraction digits, without trailing zeros.
    var w = 0
    /// The visible fraction digits, with trailing zeros, as an integer.
    var f: UInt64 = 0
    /// The visible fraction digits, without trailing zeros, as an integer.
    var t: UInt64 = 0
    /// The exponent of the compact form, such as 6 in "1 million".
    var e = 0
}

extension PluralOperands {
    /// Creates the operands of an integer.
    init(_ magnitude: UInt64) {
        i = magnitude
    }

    /// Parses a decimal number, with a point before its fraction, and `c` or `e` before its exponent, as in
    /// `1.20050c3`; nil for any other text.
    init?(decimal text: some StringProtocol) {
        let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "c" || $0 == "e" }
        guard let mantissa = parts.first, let exponent = parts.count == 2 ? Int(parts[1]) : 0,
            (0...100).contains(exponent)
        else { return nil }
        let halves = mantissa.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        var integer = Array(halves[0].utf8)
        var fraction = halves.count == 2 ? Array(halves[1].utf8) : []
        guard !integer.isEmpty, (integer + fraction).allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        let moved = min(exponent, fraction.count)
        integer += fraction.prefix(moved) + Array(repeating: 0x30, count: exponent - moved)
        fraction.removeFirst(moved)
        self.init(integer: integer, fraction: fraction, exponent: exponent)
    }

    private init(integer: [UInt8], fraction: [UInt8], exponent: Int) {
        let significant = fraction.reversed().drop { $0 == 0x30 }.reversed()
        let digits = integer.drop { $0 == 0x30 }
        i = Self.number(digits.suffix(18)) + (digits.count > 18 ? 1_000_000_000_000_000_000 : 0)
        v = fraction.count
        w = significant.count
        f = Self.number(fraction.prefix(18))
        t = Self.number(significant.prefix(18))
        e = exponent
    }

    private static func number(_ digits: some Sequence<UInt8>) -> UInt64 {
        digits.reduce(0) { $0 * 10 + UInt64($1 - 0x30) }
    }

    /// Creates the operands of a number that is written with `fractionDigits`, or with as many as it needs; nil if the
    /// number is not finite.
    init?(_ number: Double, fractionDigits: Int? = nil) {
        guard number.isFinite else { return nil }
        let magnitude = number.magnitude
        if let fractionDigits {
            self.init(decimal: String(format: "%.\(min(max(fractionDigits, 0), 18))f", magnitude))
        } else if magnitude == magnitude.rounded(), magnitude < 0x1p63 {
            self.init(UInt64(magnitude))
        } else {
            let text = "\(magnitude)"
            self.init(decimal: text.contains("e") ? Self.positional(magnitude) : text)
        }
    }

    /// Returns the digits of a number without an exponent, and without trailing zeros in the fraction.
    private static func positional(_ magnitude: Double) -> String {
        let text = String(format: "%.18f", magnitude)
        return String(text.reversed().drop { $0 == "0" }.drop { $0 == "." }.reversed())
    }
}
