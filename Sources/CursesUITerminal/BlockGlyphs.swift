/// Characters that divide a cell into parts, each in the foreground or the background colour.
///
/// Each part is a bit of the character's index. Parts are numbered from left to right, then from top to bottom,
/// starting at the upper left with the lowest bit.
package enum BlockGlyphs {
    /// Half blocks, one above the other, from Unicode's Block Elements (U+2580 and up).
    package static let halves: [Unicode.Scalar] = [" ", "▀", "▄", "█"]

    /// Quadrants.
    package static let quadrants: [Unicode.Scalar] = [
        " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
    ]

    /// Sextants, from Symbols for Legacy Computing (U+1FB00 and up). That block lacks the left half, the right half and
    /// the full block, which come from Block Elements.
    package static let sextants: [Unicode.Scalar] = (0..<64).map { mask in
        switch mask {
        case 0: " "
        case 0b010101: "▌"
        case 0b101010: "▐"
        case 63: "█"
        default: Unicode.Scalar(UInt32(0x1FB00 + mask - 1 - (mask > 21 ? 1 : 0) - (mask > 42 ? 1 : 0)))!
        }
    }

    /// Octants, from Symbols for Legacy Computing Supplement (U+1CD00 and up). They are in the order of their parts, but
    /// that block lacks those that other blocks have: quadrants, quarters, and single parts in a corner.
    package static let octants: [Unicode.Scalar] = {
        var others: [Int: Unicode.Scalar] = [
            0b0000_0001: "\u{1CEA8}", 0b0000_0010: "\u{1CEAB}", 0b0100_0000: "\u{1CEA3}", 0b1000_0000: "\u{1CEA0}",
            0b0000_0011: "\u{1FB82}", 0b0011_1111: "\u{1FB85}", 0b1100_0000: "\u{2582}", 0b1111_1100: "\u{2586}",
            0b0001_0100: "\u{1FBE6}", 0b0010_1000: "\u{1FBE7}",
        ]
        for (mask, scalar) in quadrants.enumerated() {
            // A quadrant consists of two parts, one above the other.
            let (top, bottom) = (mask & 3, mask >> 2)
            others[top | top << 2 | bottom << 4 | bottom << 6] = scalar
        }
        var next: UInt32 = 0x1CD00
        return (0..<256).map { mask in
            if let scalar = others[mask] { return scalar }
            defer { next += 1 }
            return Unicode.Scalar(next)!
        }
    }()

    /// Characters that evenly cover none, a quarter, half, three quarters and all of a cell.
    package static let shades: [Unicode.Scalar] = [" ", "░", "▒", "▓", "█"]
}
