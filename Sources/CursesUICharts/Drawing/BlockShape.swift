import CursesUITerminal

/// A block character with a mask of the 64 parts of a cell that it covers: eight rows of eight parts. The lowest bit is
/// the part at the top left.
struct BlockShape {
    let glyph: Glyph
    let mask: UInt64
    let level: BlockCharacters

    private init(_ scalar: Unicode.Scalar, _ level: BlockCharacters, _ isInside: (_ x: Int, _ y: Int) -> Bool) {
        glyph = Glyph(scalar: scalar, width: 1)
        self.level = level
        var mask: UInt64 = 0
        for y in 0..<8 {
            for x in 0..<8 where isInside(x, y) { mask |= 1 << UInt64(y * 8 + x) }
        }
        self.mask = mask
    }

    /// The block elements of Unicode (U+2580 to U+259F) that fill a part of a cell.
    static let all: [BlockShape] = {
        var shapes: [BlockShape] = []
        for part in 1...8 {
            let scalar = Unicode.Scalar(0x2580 + UInt32(part))!
            shapes.append(BlockShape(scalar, part % 4 == 0 ? .halves : .quadrants) { _, y in y >= 8 - part })
        }
        for part in 1...7 {
            let scalar = Unicode.Scalar(0x2590 - UInt32(part))!
            shapes.append(BlockShape(scalar, part == 4 ? .halves : .quadrants) { x, _ in x < part })
        }
        shapes.append(BlockShape("▀", .halves) { _, y in y < 4 })
        shapes.append(BlockShape("▐", .halves) { x, _ in x >= 4 })
        shapes.append(BlockShape("▔", .quadrants) { _, y in y < 1 })
        shapes.append(BlockShape("▕", .quadrants) { x, _ in x >= 7 })
        let quadrants: [(Unicode.Scalar, [Int])] = [
            ("▘", [0]), ("▝", [1]), ("▖", [2]), ("▗", [3]), ("▚", [0, 3]), ("▞", [1, 2]), ("▛", [0, 1, 2]),
            ("▜", [0, 1, 3]), ("▙", [0, 2, 3]), ("▟", [1, 2, 3]),
        ]
        for (scalar, parts) in quadrants {
            shapes.append(BlockShape(scalar, .quadrants) { x, y in parts.contains(y / 4 * 2 + x / 4) })
        }
        return shapes
    }()

    /// Returns the character that is closest to a mask. It is inverse if its complement is closer to the mask. Returns
    /// `nil` if a blank is closest.
    static func nearest(
        to mask: UInt64, within level: BlockCharacters, inversePenalty: Int = 0
    ) -> (shape: BlockShape, isInverse: Bool)? {
        var best: (shape: BlockShape, isInverse: Bool)?
        var least = mask.nonzeroBitCount
        for shape in all where shape.level <= level {
            let error = (shape.mask ^ mask).nonzeroBitCount
            if error < least { (best, least) = ((shape, false), error) }
            // An inverse character is penalised, because without its colours, for example in copied text, it shows the
            // complement.
            let inverse = 64 - error + max(1, inversePenalty)
            if inverse < least { (best, least) = ((shape, true), inverse) }
        }
        return best
    }
}
