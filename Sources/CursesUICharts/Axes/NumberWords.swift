import Foundation

/// The texts of an axis's numbers, all in the same format.
struct NumberWords {
    private let decimals: Int
    private let isPercent: Bool
    private let isCompact: Bool
    private let locale: Locale

    /// - Parameters:
    ///   - decimals: the number of decimals; `nil` for as many as the numbers have, at most six.
    ///   - isShort: whether thousands are written as K.
    init(_ numbers: [Double], decimals: Int?, isPercent: Bool, isShort: Bool, _ locale: Locale) {
        let greatest = numbers.lazy.map(abs).max() ?? 0
        isCompact = greatest >= 1_000_000 || isShort && greatest >= 10_000
        let needed = numbers.map { Self.decimals(of: isPercent ? $0 * 100 : $0) }.max() ?? 0
        self.decimals = isPercent ? needed : decimals ?? needed
        self.isPercent = isPercent
        self.locale = locale
    }

    private static func decimals(of number: Double) -> Int {
        guard number.isFinite, abs(number) < 1e12 else { return 0 }
        var scaled = abs(number)
        for count in 0..<6 {
            if abs(scaled - scaled.rounded()) < 1e-6 * max(1, scaled) { return count }
            scaled *= 10
        }
        return 6
    }

    func words(_ number: Double) -> String {
        if isPercent {
            return number.formatted(.percent.locale(locale).precision(.fractionLength(decimals)))
        }
        if isCompact {
            return number.formatted(.number.locale(locale).notation(.compactName).precision(.significantDigits(1...4)))
        }
        if number != 0, abs(number) < 1e-6 || abs(number) >= 1e15 {
            return number.formatted(.number.locale(locale).notation(.scientific))
        }
        return number.formatted(.number.locale(locale).precision(.fractionLength(decimals)))
    }
}
