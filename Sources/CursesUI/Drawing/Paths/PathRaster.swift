import CursesUITerminal
import Foundation

/// A path in columns and rows, which is drawn on cells.
struct PathRaster {
    private let path: FlatPath

    /// - Parameter path: x in columns, y in rows.
    init(_ path: Path) {
        self.path = FlatPath(path)
    }

    init(_ path: FlatPath) {
        self.path = path
    }

    /// The number of horizontal lines that are sampled for each part of a cell.
    static let lines = 4

    /// The cells that the inside may touch.
    var cells: CellRect { CellRect(touchedBy: path.bounds) }

    /// Returns the fraction of each part of a row's cells that is inside the path.
    func coverage(row: Int, columns: Range<Int>, _ grid: CellGrid, isEOFilled: Bool) -> RowCoverage {
        var coverage = RowCoverage(grid, count: columns.count)
        let edges = path.edges(from: CGFloat(row), to: CGFloat(row + 1))
        for part in 0..<grid.rows {
            for line in 0..<Self.lines {
                let place = CGFloat(part) + (CGFloat(line) + 0.5) / CGFloat(Self.lines)
                let y = CGFloat(row) + place / CGFloat(grid.rows)
                for span in edges.spans(at: y, isEOFilled: isEOFilled) {
                    Self.cover(span, columns, part, &coverage)
                }
            }
        }
        return coverage
    }

    /// Adds the part of a sampled line that is within a span.
    private static func cover(
        _ span: Range<CGFloat>, _ columns: Range<Int>, _ row: Int, _ coverage: inout RowCoverage
    ) {
        let grid = coverage.grid
        let scale = CGFloat(grid.columns)
        let low = (max(span.lowerBound, CGFloat(columns.lowerBound)) - CGFloat(columns.lowerBound)) * scale
        let high = (min(span.upperBound, CGFloat(columns.upperBound)) - CGFloat(columns.lowerBound)) * scale
        guard low < high else { return }
        for place in Int(low)..<min(columns.count * grid.columns, Int(high.rounded(.up))) {
            let covered = min(high, CGFloat(place + 1)) - max(low, CGFloat(place))
            let (cell, column) = place.quotientAndRemainder(dividingBy: grid.columns)
            coverage.add(
                Float(max(0, covered)) / Float(lines), cell: cell, part: row * grid.columns + column)
        }
    }

    // MARK: Lines

    /// Returns the area that a line along the path covers.
    ///
    /// - Parameters:
    ///   - area: parts of the line outside this area are left out, because a line may be longer and wider than any
    ///     screen.
    ///   - width: in columns.
    ///   - style: its lengths are in columns.
    func outline(in area: CellRect, width: CGFloat, _ style: StrokeStyle) -> PathRaster {
        PathRaster(LineOutline(path, within: area, width: width, style).path)
    }

    /// Returns the Braille dots that a line touches in each cell, row by row, as bits of the Unicode block Braille
    /// Patterns.
    ///
    /// - Parameters:
    ///   - cells: the cells to draw. A line may be longer and wider than any screen.
    ///   - width: in columns; the minimum is a dot, half a column.
    ///   - dash: alternating lengths of lines and gaps in columns; empty for a solid line.
    func dots(in cells: CellRect, width: CGFloat, dash: [CGFloat] = [], phase: CGFloat = 0) -> [UInt8] {
        var dots = DotGrid(cells)
        guard !cells.isEmpty else { return dots.bits }
        // Dots are equally spaced in both directions, so a circle of dots looks round.
        let radius = max(0, width * 2 - 1) / 2
        let stride = max(0.5, radius / 8)
        let dashes = DashPattern(dash)
        var passed = phase
        for line in path.lines {
            for (a, b) in zip(line, line.dropFirst()) {
                let from = CGPoint(x: a.x * 2, y: a.y * 4)
                let to = CGPoint(x: b.x * 2, y: b.y * 4)
                let length = from.distance(to: to)
                guard length < LineOutline.longestLine else { continue }
                let steps = max(1, (length / stride).rounded(.up))
                if let part = dots.part(from: from, to: to, within: radius + 1) {
                    for step in Int(part.lowerBound * steps)...Int((part.upperBound * steps).rounded(.up)) {
                        let fraction = CGFloat(step) / steps
                        guard dashes.isDrawn(at: passed + length * fraction / 2) else { continue }
                        dots.put(from.point(towards: to, fraction), radius: radius)
                    }
                }
                passed += length / 2
            }
        }
        return dots.bits
    }
}
