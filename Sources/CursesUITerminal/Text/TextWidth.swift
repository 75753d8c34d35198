/// How many columns text takes on the screen, by the rules of the glyphs that show it.
///
/// A line end or a tab counts as the one picture that the gate makes of it; whoever lays text out
/// takes them out first.
package enum TextWidth {
    /// The columns of a character: the sum of its glyphs' widths.
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

    /// The columns of a text in one line.
    package static func columns(of text: some StringProtocol) -> Int {
        // ASCII has one column a byte, but for CR LF, which is one character of two pictures.
        if let count = text.utf8.withContiguousStorageIfAvailable({ bytes in
            bytes.allSatisfy { $0 < 0x80 } ? bytes.count : -1
        }), count >= 0 {
            return count
        }
        return text.reduce(0) { $0 + columns(of: $1) }
    }
}
