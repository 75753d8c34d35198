import Foundation

/// A width that is the sum of parts. For each part there are one or more lengths, of which the smallest counts.
struct ContentWidth: Hashable {
    enum Length: Hashable {
        case units(CGFloat)
        case cells(Int)
    }

    let parts: [[Length]]

    func cells(_ metrics: CellMetrics) -> Int {
        parts.reduce(0) { sum, lengths in
            let cells = lengths.map { length in
                switch length {
                case .units(let length): metrics.columns(length)
                case .cells(let cells): cells
                }
            }
            return sum + max(0, cells.min() ?? 0)
        }
    }
}
