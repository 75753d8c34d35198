/// A cell of the screen: a glyph and a style. It takes sixteen bytes and contains no references.
public struct Cell: Hashable, Sendable {
    public var glyph: Glyph
    public var style: Style

    public init(glyph: Glyph, style: Style = .plain) {
        self.glyph = glyph
        self.style = style
    }

    /// A space in the terminal's own colours.
    public static let blank = Cell(glyph: .space)
}

extension Cell {
    private var words: (UInt64, UInt64) { unsafeBitCast(self, to: (UInt64, UInt64).self) }

    /// Returns zero if the two cells are equal, otherwise another number. It compares all sixteen bytes at once,
    /// because comparing cells is the most frequent operation.
    func difference(from other: Cell) -> UInt64 {
        let (words, others) = (words, other.words)
        return (words.0 ^ others.0) | (words.1 ^ others.1)
    }

    public static func == (lhs: Cell, rhs: Cell) -> Bool { lhs.difference(from: rhs) == 0 }
}
