/// The gate that all text passes on its way to the screen: cuts a grapheme cluster into cells.
///
/// The width of a cluster is the number of columns a terminal counts, which looks at scalars, not
/// at clusters. So each spacing scalar starts a cell and marks join it; what would make terminals
/// disagree is taken out: of what is joined to an emoji the first is kept, emoji modifiers, variation
/// selectors and format characters are dropped. Controls are shown as pictures. What comes out is
/// printable. (An ``EmojiSequence`` is a glyph of its own, and does not come here.)
enum CellSplitter {
    private static let zeroWidthJoiner: Unicode.Scalar = "\u{200D}"
    private static let replacement: Unicode.Scalar = "\u{FFFD}"
    /// What a mark stands on if nothing comes before it.
    private static let dottedCircle: Unicode.Scalar = "\u{25CC}"

    /// Calls `body` with each cell of one grapheme cluster and its width, from left to right.
    static func forEachCell(
        of scalars: some Sequence<Unicode.Scalar>,
        _ body: (CellScalars, _ width: Int) throws -> Void
    ) rethrows {
        var cell = CellScalars()
        var width = 0
        var base = replacement
        var isJoined = false

        func start(_ scalar: Unicode.Scalar, width newWidth: Int) throws {
            if !cell.isEmpty { try body(cell, width) }
            cell = CellScalars(scalar)
            width = newWidth
            base = scalar
            isJoined = false
        }

        cluster: for scalar in scalars {
            let kind = ScalarClass(scalar)
            switch kind {
            case .narrow, .wide:
                if !cell.isEmpty {
                    if isJoined, base.properties.isEmoji { break cluster }
                    if scalar.properties.isEmojiModifier { continue }
                }
                try start(scalar, width: kind == .wide ? 2 : 1)
            case .mark:
                if cell.isEmpty { try start(dottedCircle, width: 1) }
                if !cell.compose(with: scalar) { cell.append(scalar) }
            case .ignored:
                if scalar == zeroWidthJoiner { isJoined = true }
            case .replaced:
                try start(replacement, width: 1)
            case .control:
                try start(picture(of: scalar), width: 1)
            }
        }
        if !cell.isEmpty { try body(cell, width) }
    }

    /// The symbol of a C0 control or of DEL, from the block Control Pictures.
    static func picture(of control: Unicode.Scalar) -> Unicode.Scalar {
        control.value == 0x7F ? "\u{2421}" : Unicode.Scalar(0x2400 + control.value)!
    }
}
