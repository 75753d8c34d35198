import CursesUISupport
import Foundation

/// The digits and separators of integers in a locale, derived from samples that Foundation formats. Formatting a single
/// number with Foundation takes longer than the rest of a text.
struct IntegerDigits: Sendable {
    private var separator = ""
    /// The number of digits after the last separator; 0 if there are no separators.
    private var lastGroup = 0
    /// The number of digits between two separators, which is two in India.
    private var otherGroups = 0
    /// The smallest number of digits that are grouped, which is five in Spain.
    private var leastGrouped = Int.max

    /// Derives the digits of a locale; `nil` if they or the minus sign are not ASCII, or if digits are grouped in an
    /// unknown way.
    private init?(_ locale: Locale) {
        func sample(_ value: Int64) -> String { NumberFormat.cells.string(.signed(value), nil, locale) ?? "" }
        let groups = sample(1_234_567_890_123).split { !("0"..."9").contains($0) }.map(\.count)
        if groups.count > 1 {
            lastGroup = groups[groups.count - 1]
            otherGroups = groups[groups.count - 2]
            separator = String(sample(1_234_567_890_123).dropFirst(groups[0]).prefix { !("0"..."9").contains($0) })
            leastGrouped = [1234, 12345, 123_456].first { sample($0).contains(separator) }.map { "\($0)".count } ?? 7
        }
        for value: Int64 in [0, -7, 120, 1234, -12345, 123_456, 1_234_567, -98_765_432_109, 1_234_567_890_123] {
            guard string(value.magnitude, isNegative: value < 0) == sample(value) else { return nil }
        }
    }

    func string(_ magnitude: UInt64, isNegative: Bool) -> String {
        let digits = String(magnitude)
        guard digits.utf8.count >= leastGrouped else { return isNegative ? "-" + digits : digits }
        var text = isNegative ? "-" : ""
        var left = digits.utf8.count
        for digit in digits {
            text.append(digit)
            left -= 1
            if left >= lastGroup, left > 0, (left - lastGroup).isMultiple(of: otherGroups) { text += separator }
        }
        return text
    }

    private static let known = Locked<[String: IntegerDigits?]>([:])

    /// Returns the digits of a locale, which are cached.
    static func of(_ locale: Locale) -> IntegerDigits? {
        let name = locale.identifier
        if let known = known.withLock({ $0[name] }) { return known }
        let digits = IntegerDigits(locale)
        known.withLock { known in
            if known.count >= 64 { known.removeAll() }
            known[name] = digits
        }
        return digits
    }
}
