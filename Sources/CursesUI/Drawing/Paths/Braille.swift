import CursesUITerminal

/// The dots of a Braille cell, in two columns and four rows. Each dot is a bit, as in the Unicode block Braille
/// Patterns.
package enum Braille {
    /// Returns the bit for a dot.
    package static func bit(row: Int, column: Int) -> UInt8 {
        row == 3 ? 0x40 << UInt8(column) : 1 << UInt8(row + column * 3)
    }

    /// Returns the Braille pattern with given dots.
    package static func glyph(_ bits: UInt8) -> Glyph {
        Glyph(scalar: Unicode.Scalar(0x2800 + UInt32(bits))!, width: 1)
    }

    /// Returns the dots of a Braille pattern; `nil` for all other glyphs.
    static func bits(of glyph: Glyph) -> UInt8? {
        glyph.withScalars { scalars in
            guard scalars.count == 1, (0x2800...0x28FF).contains(scalars[0]) else { return nil }
            return UInt8(scalars[0] - 0x2800)
        }
    }

    /// Returns the dots whose places are at least half covered.
    ///
    /// - Parameter coverage: of the eight parts of a cell, row by row.
    static func bits(ofOctants coverage: PartArray<Float>) -> UInt8 {
        var bits: UInt8 = 0
        for row in 0..<4 {
            for column in 0..<2 where coverage[row * 2 + column] >= 0.5 { bits |= bit(row: row, column: column) }
        }
        return bits
    }

    /// Returns the ASCII character that looks most like the dots of a line in one cell.
    package static func ascii(_ bits: UInt8) -> Character {
        var rows: [[Int]] = [[], []]
        for column in 0..<2 {
            for row in 0..<4 where bits & bit(row: row, column: column) != 0 { rows[column].append(row) }
        }
        let all = rows[0] + rows[1]
        guard let top = all.min(), let bottom = all.max() else { return " " }
        if bottom - top >= 2 {
            guard let left = rows[0].first, let right = rows[1].first else { return "|" }
            let (leftLast, rightLast) = (rows[0].last!, rows[1].last!)
            if left + leftLast == right + rightLast { return "|" }
            return left + leftLast > right + rightLast ? "/" : "\\"
        }
        return top + bottom <= 1 ? "'" : top + bottom >= 5 ? "." : "-"
    }
}
