/// The block elements of a text as an SVG path, because the fonts of browsers leave gaps between block elements.
struct BlockPath {
    /// A part of a cell, from 0 to 1 in both directions.
    struct Area: Equatable {
        var x: ClosedRange<Double>
        var y: ClosedRange<Double>
    }

    /// The value of the path's `d` attribute; empty if there are no block elements.
    private(set) var data = ""

    /// Returns the parts of a cell that a character fills, from top to bottom; `nil` for shades, and for characters
    /// that are not block elements, sextants or octants (U+2580, U+1FB00, U+1CD00 and up).
    static func areas(of character: Character) -> [Area]? {
        if let (bits, rows) = parts[character] { return areas(of: bits, rows: rows) }
        guard let scalar = character.unicodeScalars.first, (0x2580...0x259F).contains(scalar.value) else { return nil }
        let eighths = Double(scalar.value & 7) / 8
        switch scalar.value {
        case 0x2581...0x2583, 0x2585...0x2587: return [Area(x: 0...1, y: (1 - eighths)...1)]
        case 0x2589...0x258B, 0x258D...0x258F: return [Area(x: 0...(1 - eighths), y: 0...1)]
        case 0x2594: return [Area(x: 0...1, y: 0...0.125)]
        case 0x2595: return [Area(x: 0.875...1, y: 0...1)]
        default: return quarters[scalar.value].map { areas(ofQuarters: $0) }
        }
    }

    /// Returns the filled areas of a cell's upper and lower half, given its quarters as bits.
    private static func areas(ofQuarters bits: Int) -> [Area] {
        [(bits & 3, 0.0), (bits >> 2, 0.5)].compactMap { pair, top in
            guard pair != 0 else { return nil }
            return Area(x: (pair & 1 == 1 ? 0 : 0.5)...(pair & 2 == 2 ? 1 : 0.5), y: top...(top + 0.5))
        }
    }

    /// Returns the filled areas of a cell's rows, given its parts as bits.
    private static func areas(of bits: Int, rows: Int) -> [Area] {
        (0..<rows).compactMap { row in
            let pair = bits >> (row * 2) & 3
            guard pair != 0 else { return nil }
            let (top, bottom) = (Double(row) / Double(rows), Double(row + 1) / Double(rows))
            return Area(x: (pair & 1 == 1 ? 0 : 0.5)...(pair & 2 == 2 ? 1 : 0.5), y: top...bottom)
        }
    }

    /// The sixths or eighths of a cell that each character fills, as bits: from left to right, then from top to bottom,
    /// starting with the lowest bit.
    private static let parts: [Character: (bits: Int, rows: Int)] = {
        var parts: [Character: (bits: Int, rows: Int)] = [:]
        for (scalars, rows) in [(BlockGlyphs.sextants, 3), (BlockGlyphs.octants, 4)] {
            for (bits, scalar) in scalars.enumerated() where scalar.value >= 0x10000 {
                parts[Character(scalar)] = (bits, rows)
            }
        }
        return parts
    }()

    /// Adds parts of a cell.
    ///
    /// - Parameters:
    ///   - x: the left edge of the cell; `y` is its top edge.
    ///   - number: formats a number for SVG.
    mutating func add(
        _ areas: [Area], x: Double, y: Double, width: Double, height: Double, number: (Double) -> String
    ) {
        for area in areas {
            let start = number(x + area.x.lowerBound * width)
            let end = number(x + area.x.upperBound * width)
            let upper = number(y + area.y.lowerBound * height)
            let lower = number(y + area.y.upperBound * height)
            data += "M\(start) \(upper)H\(end)V\(lower)H\(start)z"
        }
    }

    /// The quarters of a cell that each character fills, as bits: upper left, upper right, lower left and lower right,
    /// starting with the lowest bit.
    private static let quarters: [UInt32: Int] = [
        0x2580: 0b0011, 0x2584: 0b1100, 0x2588: 0b1111, 0x258C: 0b0101, 0x2590: 0b1010, 0x2596: 0b0100,
        0x2597: 0b1000, 0x2598: 0b0001, 0x2599: 0b1101, 0x259A: 0b1001, 0x259B: 0b0111, 0x259C: 0b1011,
        0x259D: 0b0010, 0x259E: 0b0110, 0x259F: 0b1110,
    ]
}
