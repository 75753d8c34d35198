/// Which of the characters that divide a cell into parts can be shown, from few to many.
package enum BlockCharacters: Int, Comparable, Hashable, Sendable {
    /// None: ASCII alone.
    case none
    /// Halves and shades, of the block elements (U+2580 on): what the oldest fonts have.
    case halves
    /// Quarters too.
    case quadrants
    /// Sixths too, of the symbols for legacy computing (U+1FB00 on).
    case sextants

    package static func < (lhs: BlockCharacters, rhs: BlockCharacters) -> Bool {
        lhs.rawValue < rhs.rawValue
    }
}
