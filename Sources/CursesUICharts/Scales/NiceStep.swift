import Foundation

/// A distance between ticks: 1, 2, 2.5 or 5 times a power of ten (P. S. Heckbert, "Nice Numbers for Graph Labels", in
/// "Graphics Gems", 1990).
struct NiceStep: Hashable {
    /// 10, 20, 25 or 50.
    let mantissa: Int
    /// The power of ten that belongs to a tenth of the mantissa.
    let exponent: Int

    private static let mantissas = [10, 20, 25, 50]

    var size: Double { Double(mantissa) * pow(10, Double(exponent - 1)) }

    /// Whether the multiples of the step need no additional decimal: true for 25, but not for 2.5.
    var isPlain: Bool { mantissa != 25 || exponent >= 1 }

    /// The number of decimals of the multiples of the step.
    var decimals: Int { max(0, -exponent + (mantissa == 25 ? 1 : 0)) }

    /// Returns a multiple of the step, as exact as a `Double` can be.
    func value(_ count: Double) -> Double {
        // Adding zero turns a negative zero into zero.
        let units = count * Double(mantissa) + 0
        return exponent >= 1 ? units * pow(10, Double(exponent - 1)) : units / pow(10, Double(1 - exponent))
    }

    /// The next larger step.
    var next: NiceStep {
        let index = Self.mantissas.firstIndex(of: mantissa)! + 1
        return index < Self.mantissas.count
            ? NiceStep(mantissa: Self.mantissas[index], exponent: exponent)
            : NiceStep(mantissa: 10, exponent: exponent + 1)
    }

    /// Returns the smallest step that has at least the given size.
    static func atLeast(_ size: Double) -> NiceStep {
        guard size.isFinite, size > 1e-300 else { return NiceStep(mantissa: 10, exponent: 0) }
        var step = NiceStep(mantissa: 10, exponent: Int(log10(size).rounded(.down)) - 1)
        while step.size < size * (1 - 1e-9) { step = step.next }
        return step
    }

    /// Returns the step that divides a length into approximately the given number of parts.
    static func about(_ length: Double, parts: Int) -> NiceStep {
        let ideal = length / Double(max(1, parts))
        let next = atLeast(ideal)
        let larger = next.isPlain ? next : next.next
        let smaller = atLeast(ideal / 2.5)
        var best = larger
        var step = smaller
        while step.size <= larger.size {
            if abs(log(step.size / ideal)) < abs(log(best.size / ideal)), step.isPlain || !larger.isPlain {
                best = step
            }
            step = step.next
        }
        return best
    }

    /// Returns the multiples of the step within a range, at most a thousand.
    func ticks(in range: ClosedRange<Double>) -> [Double] {
        let tolerance = size * 1e-6
        let first = ((range.lowerBound - tolerance) / size).rounded(.up)
        let last = ((range.upperBound + tolerance) / size).rounded(.down)
        guard first.isFinite, last.isFinite, last >= first, last - first < 1000 else { return [] }
        return stride(from: first, through: last, by: 1).map { value($0) }
    }
}
