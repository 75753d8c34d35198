import CursesUITerminal
import Foundation

/// A path in columns and rows, which is drawn on cells.
struct PathRaster {
    private let path: FlatPath

    /// - Parameter path: x in columns, y in rows.
    init(_ path: Path) {
        self.path = FlatPath(path)
    }

    /// The halves of a cell that are mostly inside.
    struct Halves: OptionSet {
        let rawValue: UInt8

        static let upper = Halves(rawValue: 1)
        static let lower = Halves(rawValue: 2)
        static let both: Halves = [.upper, .lower]
    }

    /// The number of lines that are sampled in half a cell.
    static let lines = 4

    /// The cells that the inside may touch.
    var cells: CellRect { CellRect(touchedBy: path.bounds) }

    /// The halves of the cells of a row that are inside by at least half.
    func fill(row: Int, columns: Range<Int>, isEOFilled: Bool) -> [Halves] {
        var result = [Halves](repeating: [], count: columns.count)
        for (index, half) in [Halves.upper, .lower].enumerated() {
            var covered = [CGFloat](repeating: 0, count: columns.count)
            for line in 0..<Self.lines {
                let part = (CGFloat(line) + 0.5) / CGFloat(Self.lines)
                let y = CGFloat(row) + (CGFloat(index) + part) / 2
                for span in path.spans(at: y, isEOFilled: isEOFilled) {
                    cover(span, columns, &covered)
                }
            }
            for column in covered.indices where covered[column] >= CGFloat(Self.lines) / 2 {
                result[column].insert(half)
            }
        }
        return result
    }

    /// Adds the part of each column that is within a span.
    private func cover(_ span: Range<CGFloat>, _ columns: Range<Int>, _ covered: inout [CGFloat]) {
        let low = max(span.lowerBound, CGFloat(columns.lowerBound))
        let high = min(span.upperBound, CGFloat(columns.upperBound))
        guard low < high else { return }
        for column in Int(low)..<min(columns.upperBound, Int(high.rounded(.up))) {
            let part = min(high, CGFloat(column + 1)) - max(low, CGFloat(column))
            covered[column - columns.lowerBound] += max(0, part)
        }
    }

    // MARK: Lines

    /// The Braille dots of each cell that a line touches, row by row, as bits of the Unicode block Braille Patterns.
    ///
    /// - Parameters:
    ///   - cells: the cells to draw. A line may be longer and wider than any screen.
    ///   - width: in columns; the minimum is a dot, half a column.
    ///   - dash: alternating lengths of lines and gaps in columns; empty for a solid line.
    func dots(in cells: CellRect, width: CGFloat, dash: [CGFloat] = [], phase: CGFloat = 0) -> [UInt8] {
        var dots = DotGrid(cells)
        guard !cells.isEmpty else { return dots.bits }
        // The horizontal and the vertical distance of neighbouring dots are equal.
        let radius = max(0, width * 2 - 1) / 2
        let stride = max(0.5, radius / 8)
        var passed = phase
        for line in path.lines {
            for (a, b) in zip(line, line.dropFirst()) {
                let from = CGPoint(x: a.x * 2, y: a.y * 4)
                let to = CGPoint(x: b.x * 2, y: b.y * 4)
                let length = from.distance(to: to)
                guard length < Self.longestLine else { continue }
                let steps = max(1, (length / stride).rounded(.up))
                if let part = dots.part(from: from, to: to, within: radius + 1) {
                    for step in Int(part.lowerBound * steps)...Int((part.upperBound * steps).rounded(.up)) {
                        let fraction = CGFloat(step) / steps
                        guard Self.isDrawn(at: passed + length * fraction / 2, dash) else { continue }
                        dots.put(from.point(towards: to, fraction), radius: radius)
                    }
                }
                passed += length / 2
            }
        }
        return dots.bits
    }

    /// In dots; longer lines and lines with invalid coordinates are left out.
    private static let longestLine: CGFloat = 1e12

    private static func isDrawn(at length: CGFloat, _ dash: [CGFloat]) -> Bool {
        let total = dash.reduce(0, +)
        guard total > 0 else { return true }
        // With an odd number of lengths, lines and gaps swap in each repetition.
        let period = dash.count % 2 == 0 ? dash : dash + dash
        var rest = length.truncatingRemainder(dividingBy: period.reduce(0, +))
        if rest < 0 { rest += period.reduce(0, +) }
        for (index, part) in period.enumerated() {
            if rest < part { return index % 2 == 0 }
            rest -= part
        }
        return true
    }
}
