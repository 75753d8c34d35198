import CursesUI
import CursesUITerminal
import Foundation

/// The lines and small points of a plot, in Braille dots: two columns and four rows in each cell.
struct DotRaster {
    let width: Int
    let height: Int
    /// The dots of each cell, as an offset into the Unicode block Braille Patterns.
    private(set) var bits: [UInt8]
    /// The ink that was last used in each cell.
    private(set) var inks: [UInt16]

    init(width: Int, height: Int) {
        self.width = max(0, width)
        self.height = max(0, height)
        bits = [UInt8](repeating: 0, count: self.width * self.height)
        inks = [UInt16](repeating: 0, count: self.width * self.height)
    }

    /// Returns the dots of a cell mirrored horizontally.
    static func mirrored(_ bits: UInt8) -> UInt8 {
        // In each column, three dots are in three adjacent bits; the lowest dots are in the two highest bits.
        (bits & 0b111) << 3 | (bits >> 3 & 0b111) | (bits & 0x40) << 1 | (bits & 0x80) >> 1
    }

    /// Sets a dot. Dots outside of the plot are ignored.
    mutating func put(column: Int, row: Int, _ ink: UInt16) {
        guard column >= 0, row >= 0, column < width * 2, row < height * 4 else { return }
        let index = row / 4 * width + column / 2
        bits[index] |= Braille.bit(row: row % 4, column: column % 2)
        inks[index] = ink
    }

    /// The state of a line while it is drawn dot by dot.
    struct Pen {
        let ink: UInt16
        /// The thickness in dots.
        var thickness = 1
        /// Alternating lengths of lines and gaps in dots; empty for a solid line.
        var dash: [Int] = []
        /// The number of dots since the beginning of the line.
        var passed = 0

        /// Moves to the next dot; returns whether it is drawn.
        mutating func advance() -> Bool {
            defer { passed += 1 }
            guard !dash.isEmpty else { return true }
            var rest = passed % dash.reduce(0, +)
            for (index, length) in dash.enumerated() {
                if rest < length { return index % 2 == 0 }
                rest -= length
            }
            return true
        }
    }

    /// Draws a line between two points, given in cells (J. E. Bresenham, "Algorithm for Computer Control of a Digital
    /// Plotter", 1965).
    mutating func line(from start: (x: Double, y: Double), to end: (x: Double, y: Double), _ pen: inout Pen) {
        guard let (start, end) = clipped(start, end) else { return }
        var (x, y) = (dot(start.x * 2), dot(start.y * 4))
        let (lastX, lastY) = (dot(end.x * 2), dot(end.y * 4))
        let (dx, dy) = (abs(lastX - x), -abs(lastY - y))
        let (stepX, stepY) = (x < lastX ? 1 : -1, y < lastY ? 1 : -1)
        var error = dx + dy
        while true {
            if pen.advance() {
                for extra in 0..<pen.thickness {
                    put(column: x, row: dx > -dy ? y + extra - (pen.thickness - 1) / 2 : y, pen.ink)
                    if dx <= -dy { put(column: x + extra - (pen.thickness - 1) / 2, row: y, pen.ink) }
                }
            }
            if x == lastX, y == lastY { return }
            let twice = 2 * error
            if twice >= dy {
                error += dy
                x += stepX
            }
            if twice <= dx {
                error += dx
                y += stepY
            }
        }
    }

    /// Returns the index of the dot at a position.
    private func dot(_ position: Double) -> Int { Int(position.rounded(.down)) }

    /// Clips a line to the plot with a margin of a dot (Liang and Barsky, "A New Concept and Method for Line Clipping",
    /// 1984).
    private func clipped(
        _ start: (x: Double, y: Double), _ end: (x: Double, y: Double)
    ) -> ((x: Double, y: Double), (x: Double, y: Double))? {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        guard dx.isFinite, dy.isFinite else { return nil }
        var (low, high) = (0.0, 1.0)
        for (from, way, length) in [(start.x, dx, Double(width)), (start.y, dy, Double(height))] {
            if way == 0 {
                if from < -1 || from > length + 1 { return nil }
                continue
            }
            let (a, b) = ((-1 - from) / way, (length + 1 - from) / way)
            low = max(low, min(a, b))
            high = min(high, max(a, b))
        }
        guard low <= high else { return nil }
        return ((start.x + dx * low, start.y + dy * low), (start.x + dx * high, start.y + dy * high))
    }
}
