/// The block characters that a terminal can show, from the smallest set to the largest.
package enum BlockCharacters: Int, Comparable, Hashable, Sendable {
    /// No block characters: ASCII only.
    case none
    /// The half blocks and shades of the Unicode block Block Elements (U+2580 and up), which even the oldest fonts
    /// have.
    case halves
    /// Half blocks, shades and quadrants.
    case quadrants
    /// All of these, and the sextants of Symbols for Legacy Computing (U+1FB00 and up).
    case sextants
    /// All of these, and the octants of Symbols for Legacy Computing Supplement (U+1CD00 and up).
    case octants

    package static func < (lhs: BlockCharacters, rhs: BlockCharacters) -> Bool {
        lhs.rawValue < rhs.rawValue
    }
}
