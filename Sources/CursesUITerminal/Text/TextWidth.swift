/// The width of text on the screen in columns. It is the sum of the widths of the text's glyphs.
///
/// A line end or a tab counts as one control picture, which is its glyph. Layout code removes both first.
package enum TextWidth {
    /// Returns the width of a character in columns: the sum of its glyphs' widths.
    package static func columns(of character: Character) -> Int {
        let scalars = character.unicodeScalars
        let first = scalars[scalars.startIndex]
        if scalars.index(after: scalars.startIndex) == scalars.endIndex {
            switch ScalarClass(first) {
            case .narrow, .control, .replaced, .mark: return 1
            case .wide: return 2
            case .ignored: return 0
            }
        }
        if EmojiSequence(scalars) != nil { return EmojiSequence.width }
        var columns = 0
        CellSplitter.forEachCell(of: scalars) { columns += $1 }
        return columns
    }

    /// Returns the width of text on a single line, in columns.
    package static func columns(of text: some StringProtocol) -> Int {
        // ASCII has one column per byte. This includes CR LF, which is one character with two control
        // pictures.
        if let count = text.utf8.withContiguousStorageIfAvailable({ bytes in
            bytes.allSatisfy { $0 < 0x80 } ? bytes.count : -1
        }), count >= 0 {
            return count
        }
        return text.reduce(0) { $0 + columns(of: $1) }
    }
}
