/// One cell of the screen: a glyph and a style, sixteen bytes without references.
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

    /// Whether all sixteen bytes are the same: cells are compared more often than anything else.
    public static func == (lhs: Cell, rhs: Cell) -> Bool {
        let (lhs, rhs) = (lhs.words, rhs.words)
        return (lhs.0 ^ rhs.0) | (lhs.1 ^ rhs.1) == 0
    }
}
