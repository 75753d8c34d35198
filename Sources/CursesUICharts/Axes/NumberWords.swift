import Foundation

/// The texts of an axis's numbers, all in the same format. Different numbers have different texts.
struct NumberWords {
    private enum Form {
        case percent(decimals: Int)
        case plain(decimals: Int)
        /// With a unit such as K or M.
        case compact(digits: Int)
        case scientific(digits: Int)
    }

    private let form: Form
    /// Smaller numbers are zeros that a calculation has not met exactly.
    private let noise: Double
    private let locale: Locale

    /// - Parameters:
    ///   - decimals: the number of decimals; `nil` for as many as the numbers have, at most six unless they differ only
    ///     in later ones.
    ///   - isShort: whether thousands are written as K.
    init(_ numbers: [Double], decimals: Int?, isPercent: Bool, isShort: Bool, _ locale: Locale) {
        self.locale = locale
        let numbers = numbers.filter(\.isFinite)
        let (sorted, sizes) = (numbers.sorted(), numbers.map(abs))
        let greatest = sizes.max() ?? 0
        // Numbers that are closer together are meant to be equal.
        let least = greatest * 1e-14
        let neighbors = zip(sorted, sorted.dropFirst()).filter { $1 - $0 > least }
        let distance = neighbors.lazy.map { $1 - $0 }.min()
        let noise = (distance ?? 0) * 1e-12
        self.noise = noise
        let needed = numbers.map { Self.decimals(of: isPercent ? $0 * 100 : $0) }.max() ?? 0
        let digits = neighbors.lazy.map(Self.digits).max() ?? 1
        if isPercent {
            form = .percent(decimals: max(needed, Self.decimals(apart: distance.map { $0 * 100 })))
        } else if greatest >= 1_000_000 && digits <= 6 || isShort && greatest >= 10_000 && digits <= 4 {
            form = .compact(digits: max(4, digits))
        } else if greatest >= 1e15 || sizes.contains(where: { $0 > noise && $0 < 1e-6 }) {
            form = .scientific(digits: max(7, digits))
        } else {
            form = .plain(decimals: max(decimals ?? needed, Self.decimals(apart: distance)))
        }
    }

    /// Returns the number of significant digits that show two different numbers to a tenth of their distance.
    private static func digits(_ low: Double, _ high: Double) -> Int {
        let first = log10(max(abs(low), abs(high))).rounded(.down)
        let last = log10((high - low) / 10 * (1 + 1e-9)).rounded(.down)
        return Int((first - last + 1).clamped(1, 17))
    }

    /// Returns the number of decimals that tell numbers apart.
    private static func decimals(apart distance: Double?) -> Int {
        guard let distance, distance > 0 else { return 0 }
        return Int((-log10(distance * (1 + 1e-9)).rounded(.down)).clamped(0, 15))
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
        let isZero = abs(number) <= noise
        let number = isZero ? 0 : number
        let format = FloatingPointFormatStyle<Double>.number.locale(locale)
        switch form {
        case .percent(let decimals):
            return number.formatted(.percent.locale(locale).precision(.fractionLength(decimals)))
        case .plain(let decimals): return number.formatted(format.precision(.fractionLength(decimals)))
        case .compact(let digits):
            return number.formatted(format.notation(.compactName).precision(.significantDigits(1...digits)))
        case .scientific(let digits):
            // A zero has no power of ten.
            if isZero { return number.formatted(format.precision(.fractionLength(0))) }
            return number.formatted(format.notation(.scientific).precision(.significantDigits(1...digits)))
        }
    }
}
