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

    /// Characters that evenly cover none, a quarter, half, three quarters and all of a cell.
    package static let shades: [Unicode.Scalar] = [" ", "░", "▒", "▓", "█"]
}
