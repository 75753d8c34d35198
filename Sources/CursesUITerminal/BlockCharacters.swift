/// The block characters that a terminal can show, from the smallest set to the largest.
package enum BlockCharacters: Int, Comparable, Hashable, Sendable {
    /// No block characters: ASCII only.
    case none
    /// The halves and shades of the Block Elements (U+2580 and up), which even the oldest fonts have.
    case halves
    /// Also the quadrants.
    case quadrants
    /// Also the sextants of Symbols for Legacy Computing (U+1FB00 and up).
    case sextants

    package static func < (lhs: BlockCharacters, rhs: BlockCharacters) -> Bool {
        lhs.rawValue < rhs.rawValue
    }
}
