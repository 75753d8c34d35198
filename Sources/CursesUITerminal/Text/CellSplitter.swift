/// Splits a grapheme cluster into cells. All text is processed here before it is drawn.
///
/// The width of a cluster is the number of columns that a terminal counts, and terminals process scalars rather than
/// clusters. So each spacing scalar starts a cell, and marks join it. Anything that terminals would count differently
/// is removed: of joined emoji only the first is kept, and emoji modifiers, variation selectors and format characters
/// are dropped. Controls become visible symbols. The result is printable. (An ``EmojiSequence`` becomes a single glyph,
/// without the splitter.)
enum CellSplitter {
    private static let zeroWidthJoiner: Unicode.Scalar = "\u{200D}"
    private static let replacement: Unicode.Scalar = "\u{FFFD}"
    /// The base for a mark that follows no spacing scalar.
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

    /// Returns the symbol for a C0 control or DEL, from the block Control Pictures.
    static func picture(of control: Unicode.Scalar) -> Unicode.Scalar {
        control.value == 0x7F ? "\u{2421}" : Unicode.Scalar(0x2400 + control.value)!
    }
}
