import CNCurses

/// Converts a glyph to the code points of ncurses' cells. This is the last check before the terminal.
///
/// ncurses measures the first code point of a cell with the machine's `wcwidth`, and passes on the others unchecked. So
/// a cell gets one code point with a width, followed by code points of zero width, and none of them is a control
/// character. If `wcwidth` disagrees with the glyph's width, a replacement of that width is shown, so that no column
/// moves.
struct GlyphEncoder {
    /// Whether box-drawing characters are shown; otherwise they become `+`, `-`, `=` and `|`.
    var hasLineDrawing = true
    /// The kinds of emoji sequence that the terminal draws as one glyph; others are degraded.
    var emoji: EmojiSequence.Kinds = []
    /// Whether hyperlinks are sent to the terminal.
    var hasHyperlinks = false
    /// The protocol for pictures. Without one, the cells of pictures are blank.
    var pictures: PictureProtocol?

    /// The replacement for a glyph of one column that cannot be shown, in a UTF-8 locale.
    private static let standIn: UInt32 = 0xFFFD

    /// Whether cells can contain marks (``CellMark``): the machine's `wcwidth` must return zero for them.
    static var canMark: Bool {
        [CellMark.scalars(.emoji, 0).0, CellMark.scalars(.link, CellMark.capacity - 1).1]
            .allSatisfy { cncurses_width($0) == 0 } && cncurses_width(CellMark.emojiBase) == 2
    }

    /// Whether cells can contain kitty's placeholders: the machine's `wcwidth` must return one column for a placeholder
    /// and zero for its diacritics.
    static let canPlacePictures =
        cncurses_width(KittyGraphics.placeholder) == 1
        && PlaceholderDiacritics.scalars.allSatisfy { cncurses_width($0) == 0 }

    /// Whether cells can contain the parts of pictures that are drawn with sixels. Each part has a different base
    /// character, whose width must be one column.
    static let canMarkPictures = canMark && CellMark.pictureBases.allSatisfy { cncurses_width($0) == 1 }

    /// Calls `emit` with the code points of each ncurses cell of the glyph. There are one or two cells, whose widths
    /// add up to the glyph's width.
    ///
    /// - Parameter link: the link of the glyph.
    func encode(_ glyph: Glyph, link: Hyperlink?, emit: (UnsafeBufferPointer<UInt32>) -> Void) {
        guard hasHyperlinks, let link else { return encode(glyph, emit: emit) }
        let (high, low) = CellMark.scalars(.link, link.index)
        encode(glyph) { scalars in
            // After the base character, or after the mark of an emoji sequence.
            let place = scalars.count > 1 && CellMark.digit(scalars[1]) != nil ? 3 : 1
            var cell = Array(scalars)
            cell.insert(contentsOf: [high, low], at: place)
            cell.withUnsafeBufferPointer(emit)
        }
    }

    /// Calls `emit` with the code points of each ncurses cell of the glyph. There are one or two cells, whose widths
    /// add up to the glyph's width.
    func encode(_ glyph: Glyph, emit: (UnsafeBufferPointer<UInt32>) -> Void) {
        if let index = glyph.emojiIndex, let sequence = glyph.emojiSequence,
            sequence.kinds.isSubset(of: emoji)
        {
            let (high, low) = CellMark.scalars(.emoji, index)
            return [CellMark.emojiBase, high, low].withUnsafeBufferPointer(emit)
        }
        if let pictures, let place = glyph.picturePlace, let bits = glyph.pictureBits {
            let marks = PlaceholderDiacritics.scalars
            let scalars =
                switch pictures {
                case .kitty: [KittyGraphics.placeholder, marks[place.row], marks[place.column]]
                case .sixel: CellMark.scalars(picture: bits)
                }
            return scalars.withUnsafeBufferPointer(emit)
        }
        glyph.withScalars { scalars in
            if scalars.count == 1, glyph.width == 1, (0x20..<0x7F).contains(scalars[0]) {
                emit(scalars)
            } else {
                encode(scalars, width: glyph.width, emit: emit)
            }
        }
    }

    /// Calls `emit` with the code points of each ncurses cell, so that the cells' widths add up to `width`.
    ///
    /// - Parameter width: 1 or 2; a stray right half (0) becomes a space.
    func encode(
        _ scalars: UnsafeBufferPointer<UInt32>,
        width: Int,
        emit: (UnsafeBufferPointer<UInt32>) -> Void
    ) {
        guard width > 0 else { return emitOne(0x20, emit) }
        if !hasLineDrawing, width == 1, let line = scalars.first.flatMap(Self.asciiLine) {
            return emitOne(line, emit)
        }
        // A fast path for most non-ASCII text: lines, blocks, CJK, Hangul. This range contains no format characters.
        if scalars.count == 1, (0x2070..<0xD800).contains(scalars[0]),
            Int(cncurses_width(scalars[0])) == width
        {
            return emit(scalars)
        }
        var columns = 0
        var index = 0
        while index < scalars.count, columns < width {
            let own = Int(cncurses_width(scalars[index]))
            guard own >= 1, columns + own <= width, Self.isVisible(scalars[index]),
                !Self.isSecondHalf(scalars, at: index)
            else { break }
            var end = index + 1
            while end < scalars.count, Self.isMark(scalars[end]) { end += 1 }
            let cell = scalars[index..<min(end, index + Int(cncurses_scalars_per_cell))]
            if let letter = Self.flagLetter(scalars[index]) {
                emitOne(letter, emit)
            } else {
                emit(UnsafeBufferPointer(rebasing: cell))
            }
            columns += own
            // Code points that cannot be shown (a joiner, a variation selector) are skipped.
            while end < scalars.count, cncurses_width(scalars[end]) == 0 { end += 1 }
            index = end
        }
        if columns == 0, width > 0 {
            emitOne(cncurses_width(Self.standIn) == 1 ? Self.standIn : 0x3F, emit)
            columns = 1
        }
        while columns < width {
            emitOne(0x20, emit)
            columns += 1
        }
    }

    /// Returns whether the code point is visible. Format characters that have a width according to `wcwidth`, such as
    /// the soft hyphen, do not count, because terminals disagree about their width.
    private static func isVisible(_ value: UInt32) -> Bool {
        guard let scalar = Unicode.Scalar(value) else { return false }
        return scalar.properties.generalCategory != .format && value != KittyGraphics.placeholder
    }

    /// Returns whether the code point has no width and may follow another code point in a cell.
    private static func isMark(_ value: UInt32) -> Bool {
        guard cncurses_width(value) == 0, let scalar = Unicode.Scalar(value) else { return false }
        let properties = scalar.properties
        return properties.generalCategory != .format && !properties.isVariationSelector
            && properties.generalCategory != .control
    }

    /// Returns whether only some terminals would join the code point to the one before it: an emoji modifier, or a
    /// joined emoji. Only the first emoji is shown.
    private static func isSecondHalf(
        _ scalars: UnsafeBufferPointer<UInt32>,
        at index: Int
    ) -> Bool {
        guard index > 0, let scalar = Unicode.Scalar(scalars[index]) else { return false }
        return scalar.properties.isEmojiPresentation && flagLetter(scalar.value) == nil
    }

    /// Returns the letter of a regional indicator. Some terminals join two indicators into a flag and others do not, so
    /// the plain letters of the country code are shown instead, which no terminal joins.
    private static func flagLetter(_ value: UInt32) -> UInt32? {
        (0x1F1E6...0x1F1FF).contains(value) ? value - 0x1F1E6 + 0x41 : nil
    }

    /// Returns the ASCII replacement of a box-drawing character (U+2500 to U+257F).
    private static func asciiLine(_ value: UInt32) -> UInt32? {
        switch value {
        case 0x2500, 0x2504, 0x2508, 0x254C, 0x2574, 0x2576, 0x257C:
            0x2D  // -
        case 0x2501, 0x2505, 0x2509, 0x254D, 0x2550, 0x2578, 0x257A, 0x257E:
            0x3D  // = for heavy or double lines, so that a bar differs from its track
        case 0x2502, 0x2503, 0x2506, 0x2507, 0x250A, 0x250B, 0x254E, 0x254F, 0x2551, 0x2575, 0x2577,
            0x2579, 0x257B, 0x257D, 0x257F:
            0x7C  // |
        case 0x2571: 0x2F  // /
        case 0x2572: 0x5C  // \
        case 0x2573: 0x58  // X
        case 0x2500...0x257F: 0x2B  // +
        default: nil
        }
    }

    private func emitOne(_ value: UInt32, _ emit: (UnsafeBufferPointer<UInt32>) -> Void) {
        withUnsafePointer(to: value) { emit(UnsafeBufferPointer(start: $0, count: 1)) }
    }
}
