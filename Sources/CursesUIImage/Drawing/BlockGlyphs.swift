/// Characters that divide a cell into parts, each in the foreground or the background.
///
/// A part is a bit: from left to right, then from top to bottom, the upper left part first.
enum BlockGlyphs {
    /// Halves, one above the other, as Unicode's block elements have them (U+2580 on).
    static let halves: [Unicode.Scalar] = [" ", "▀", "▄", "█"]

    /// Quarters.
    static let quadrants: [Unicode.Scalar] = [
        " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
    ]

    /// Sixths: the symbols for legacy computing (U+1FB00 on), which lack those that are halves.
    static let sextants: [Unicode.Scalar] = (0..<64).map { mask in
        switch mask {
        case 0: " "
        case 0b010101: "▌"
        case 0b101010: "▐"
        case 63: "█"
        default: Unicode.Scalar(UInt32(0x1FB00 + mask - 1 - (mask > 21 ? 1 : 0) - (mask > 42 ? 1 : 0)))!
        }
    }

    /// What covers none, a quarter, half, three quarters and all of a cell, evenly.
    static let shades: [Unicode.Scalar] = [" ", "░", "▒", "▓", "█"]

    /// The characters for parts in so many columns and rows.
    static func glyphs(columns: Int, rows: Int) -> [Unicode.Scalar] {
        switch (columns, rows) {
        case (1, 1): [" ", " "]
        case (1, 2): halves
        case (2, 2): quadrants
        default: sextants
        }
    }
}
