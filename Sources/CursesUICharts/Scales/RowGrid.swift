import Foundation

/// An automatic domain for a vertical axis. Its ticks are a whole number of rows apart, so that the grid is even.
struct RowGrid {
    let lower: Double
    let upper: Double
    let step: NiceStep

    var ticks: [Double] { step.ticks(in: lower...upper) }

    /// - Parameters:
    ///   - low: the least value of the data.
    ///   - high: the greatest value.
    ///   - rows: the height of the axis.
    init(from low: Double, to high: Double, rows: Int, parts: Int? = nil) {
        let length = high > low ? high - low : max(abs(high) * 0.2, 1)
        let rows = max(1, rows)
        var best: (cost: Double, lower: Double, upper: Double, step: NiceStep)?
        for rowsPerTick in 1...max(1, min(rows, 12)) {
            let count = Double(rows) / Double(rowsPerTick)
            var step = NiceStep.atLeast(length / count)
            for _ in 0..<3 {
                // The domain begins at a multiple of the length of a row, so that the ticks, including zero, lie
                // between rows.
                let row = step.size / Double(rowsPerTick)
                let lower = (low / row + 1e-6).rounded(.down) * row + 0
                let upper = lower + row * Double(rows)
                if upper >= high - row * 1e-6 {
                    let waste = (upper - high + low - lower) / (upper - lower)
                    let ideal = parts.map { Double(rows) / Double(max(1, $0)) } ?? (rows >= 12 ? 4 : rows >= 6 ? 3 : 2)
                    let cost =
                        waste * 3 + abs(log(Double(rowsPerTick) / ideal))
                        + (step.isPlain ? step.mantissa == 25 ? 0.1 : 0 : 0.6)
                    if best.map({ cost < $0.cost }) ?? true { best = (cost, lower, upper, step) }
                    break
                }
                step = step.next
            }
        }
        if let best {
            (lower, upper, step) = (best.lower, best.upper, best.step)
        } else {
            step = NiceStep.atLeast(length)
            lower = low
            upper = low + length
        }
    }
}
