import CursesUITerminal

/// The filled areas of a plot: the index of the ink in each of the 64 parts of each cell. The index 0 means no ink.
struct InkRaster {
    let width: Int
    let height: Int
    /// The ink of each cell that has a single ink in all of its parts.
    private var inks: [UInt16]
    /// The inks of the parts of all other cells.
    private var parts: [Int: [UInt16]] = [:]

    init(width: Int, height: Int) {
        self.width = max(0, width)
        self.height = max(0, height)
        inks = [UInt16](repeating: 0, count: self.width * self.height)
    }

    /// Fills a rectangle, whose coordinates are in cells.
    mutating func fill(x: ClosedRange<Double>, y: ClosedRange<Double>, _ ink: UInt16) {
        func eighths(_ range: ClosedRange<Double>, _ length: Int) -> Range<Int> {
            let most = Double(length * 8)
            let low = Int((range.lowerBound * 8).rounded().clamped(0, most))
            return low..<max(low, Int((range.upperBound * 8).rounded().clamped(0, most)))
        }
        guard x.lowerBound.isFinite, x.upperBound.isFinite, y.lowerBound.isFinite, y.upperBound.isFinite else {
            return
        }
        let columns = eighths(x, width)
        let rows = eighths(y, height)
        guard !columns.isEmpty, !rows.isEmpty else { return }
        for row in rows.lowerBound / 8...(rows.upperBound - 1) / 8 {
            let inner = rows.clamped(to: row * 8..<row * 8 + 8)
            for column in columns.lowerBound / 8...(columns.upperBound - 1) / 8 {
                let across = columns.clamped(to: column * 8..<column * 8 + 8)
                let index = row * width + column
                if inner.count == 8, across.count == 8 {
                    inks[index] = ink
                    parts[index] = nil
                    continue
                }
                change(index) { parts in
                    for y in inner {
                        for x in across { parts[y % 8 * 8 + x % 8] = ink }
                    }
                }
            }
        }
    }

    /// Fills the parts of cells whose centres, given in cells, satisfy a condition.
    mutating func fill(_ ink: UInt16, where isInside: (_ x: Double, _ y: Double) -> Bool) {
        for row in 0..<height {
            for column in 0..<width {
                var mask: UInt64 = 0
                for part in 0..<64 {
                    let x = Double(column) + (Double(part % 8) + 0.5) / 8
                    let y = Double(row) + (Double(part / 8) + 0.5) / 8
                    if isInside(x, y) { mask |= 1 << UInt64(part) }
                }
                guard mask != 0 else { continue }
                let index = row * width + column
                if mask == .max {
                    inks[index] = ink
                    parts[index] = nil
                } else {
                    change(index) { parts in
                        for part in 0..<64 where mask & 1 << UInt64(part) != 0 { parts[part] = ink }
                    }
                }
            }
        }
    }

    private mutating func change(_ index: Int, _ body: (inout [UInt16]) -> Void) {
        body(&parts[index, default: [UInt16](repeating: inks[index], count: 64)])
    }

    /// A cell with at most two inks.
    struct Content: Equatable {
        /// The ink that covers the largest part of the cell; never 0.
        let ink: UInt16
        /// The parts of the cell that this ink covers.
        let mask: UInt64
        /// The ink of the other parts; 0 for none.
        let other: UInt16

        /// The number of parts that have any ink.
        var coverage: Int { other == 0 ? mask.nonzeroBitCount : 64 }

        /// The content mirrored horizontally.
        var mirrored: Content {
            // Each row of eight parts is a byte.
            Content(ink: ink, mask: mask.byteSwapped.bitReversed, other: other)
        }
    }

    /// Returns the inks of a cell; `nil` if it has none. If there are more than two inks, the two that cover most of
    /// the cell are kept.
    func content(_ index: Int) -> Content? {
        guard let parts = parts[index] else {
            return inks[index] == 0 ? nil : Content(ink: inks[index], mask: .max, other: 0)
        }
        var counts: [(ink: UInt16, count: Int)] = []
        for ink in parts {
            if let place = counts.firstIndex(where: { $0.ink == ink }) {
                counts[place].count += 1
            } else {
                counts.append((ink, 1))
            }
        }
        counts.sort { ($1.count, $0.ink) < ($0.count, $1.ink) }
        guard let main = counts.first(where: { $0.ink != 0 }) else { return nil }
        let other = counts.first { $0.ink != main.ink }?.ink ?? 0
        var mask: UInt64 = 0
        for (place, ink) in parts.enumerated() where ink == main.ink { mask |= 1 << UInt64(place) }
        return Content(ink: main.ink, mask: mask, other: other)
    }
}

extension UInt64 {
    /// The bits in reverse order.
    fileprivate var bitReversed: UInt64 {
        var (rest, result) = (self, UInt64(0))
        for _ in 0..<64 {
            result = result << 1 | rest & 1
            rest >>= 1
        }
        return result
    }
}
