import CursesUITerminal
import Foundation

/// An area that fills a cell from one of its edges, in eighths.
struct CellBar: Equatable {
    let glyph: Glyph
    /// Whether the glyph shows the complement of the area.
    let isInverse: Bool
    /// The number of eighths of the cell that are filled, from 1 to 7; never 4.
    let filled: Int

    /// - Parameters:
    ///   - x: the part of the cell's width that is filled, from 0 to 1.
    ///   - y: the part of the cell's height that is filled, from 0 to 1.
    /// - Returns: `nil` if the area does not begin at an edge of the cell, or if it is closest to an empty, a half or a
    ///   full cell.
    init?(x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
        func isWhole(_ range: ClosedRange<CGFloat>) -> Bool {
            range.lowerBound < Self.tolerance && range.upperBound > 1 - Self.tolerance
        }
        func eighths(_ range: ClosedRange<CGFloat>) -> Int {
            Int(((range.upperBound - range.lowerBound) * 8).rounded())
        }
        if isWhole(x), y.upperBound > 1 - Self.tolerance || y.lowerBound < Self.tolerance {
            self.init(Self.fromBottom, eighths(y), isInverse: y.upperBound <= 1 - Self.tolerance)
        } else if isWhole(y), x.upperBound > 1 - Self.tolerance || x.lowerBound < Self.tolerance {
            self.init(Self.fromLeft, eighths(x), isInverse: x.lowerBound >= Self.tolerance)
        } else {
            return nil
        }
    }

    private init?(_ glyphs: [Unicode.Scalar], _ filled: Int, isInverse: Bool) {
        // A half does not need a bar, because it is a part of the grid.
        guard (1...7).contains(filled), filled != 4 else { return nil }
        glyph = Glyph(scalar: glyphs[(isInverse ? 8 - filled : filled) - 1], width: 1)
        self.isInverse = isInverse
        self.filled = filled
    }

    private static let tolerance: CGFloat = 0.0625

    /// Characters of the Unicode block Block Elements (U+2581 to U+258F) that fill one to seven eighths of a cell.
    private static let fromBottom: [Unicode.Scalar] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇"]
    private static let fromLeft: [Unicode.Scalar] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]
}
