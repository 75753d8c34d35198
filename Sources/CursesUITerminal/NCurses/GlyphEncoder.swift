import CNCurses

/// Turns a glyph into the code points of ncurses' cells: the last gate before the terminal.
///
/// ncurses hands on what a cell holds beyond its first code point unseen, and counts the columns of
/// that first one with the machine's `wcwidth`. So a cell gets one code point that takes columns and
/// those after it that take none, of which none controls anything; and where `wcwidth` does not
/// agree with the glyph's own width, a stand-in of that width is shown, so that no column moves.
struct GlyphEncoder {
    /// Whether box-drawing characters are shown as such; else `+`, `-`, `=` and `|` stand for them.
    var hasLineDrawing = true
    /// The emoji sequences that the terminal draws as one; others are degraded.
    var emoji: EmojiSequence.Kinds = []
    /// Whether the terminal is told of hyperlinks.
    var hasHyperlinks = false
    /// How the terminal draws pictures; `nil` where it does not, and their cells are blank.
    var pictures: PictureProtocol?

    /// What a glyph of one column becomes that cannot be shown, in a UTF-8 locale.
    private static let standIn: UInt32 = 0xFFFD

    /// Whether ncurses carries marks: the machine's `wcwidth` must know that they take no column.
    static var canMark: Bool {
        [CellMark.scalars(.emoji, 0).0, CellMark.scalars(.link, CellMark.capacity - 1).1]
            .allSatisfy { cncurses_width($0) == 0 } && cncurses_width(CellMark.emojiBase) == 2
    }

    /// Whether ncurses carries the cells of pictures: the machine's `wcwidth` must know that a placeholder
    /// takes a column and its marks none.
    static let canPlacePictures =
        cncurses_width(KittyGraphics.placeholder) == 1
        && PlaceholderDiacritics.scalars.allSatisfy { cncurses_width($0) == 0 }

    /// The same of the cells of pictures that are drawn by sixels: each is a character of its own.
    static let canMarkPictures = canMark && CellMark.pictureBases.allSatisfy { cncurses_width($0) == 1 }

    /// Calls `emit` for each of ncurses' cells, one or two, whose widths add up to the glyph's.
    ///
    /// - Parameter link: where the cells lead.
    func encode(_ glyph: Glyph, link: Hyperlink?, emit: (UnsafeBufferPointer<UInt32>) -> Void) {
        guard hasHyperlinks, let link else { return encode(glyph, emit: emit) }
        let (high, low) = CellMark.scalars(.link, link.index)
        encode(glyph) { scalars in
            // Behind the base, or behind the mark of an emoji.
            let place = scalars.count > 1 && CellMark.digit(scalars[1]) != nil ? 3 : 1
            var cell = Array(scalars)
            cell.insert(contentsOf: [high, low], at: place)
            cell.withUnsafeBufferPointer(emit)
        }
    }

    /// Calls `emit` for each of ncurses' cells, one or two, whose widths add up to the glyph's.
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

    /// - Parameter width: 1 or 2; a stray right half (0) is a space.
    func encode(
        _ scalars: UnsafeBufferPointer<UInt32>,
        width: Int,
        emit: (UnsafeBufferPointer<UInt32>) -> Void
    ) {
        guard width > 0 else { return emitOne(0x20, emit) }
        if !hasLineDrawing, width == 1, let line = scalars.first.flatMap(Self.asciiLine) {
            return emitOne(line, emit)
        }
        // Most of what is not ASCII: lines, blocks, CJK, Hangul. None of it is a format character.
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
            // What cannot be shown (a joiner, a variation selector) is passed over.
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

    /// Whether the code point has a shape of its own. Terminals do not agree about the columns of
    /// the format characters that have one for `wcwidth`, such as the soft hyphen.
    private static func isVisible(_ value: UInt32) -> Bool {
        guard let scalar = Unicode.Scalar(value) else { return false }
        return scalar.properties.generalCategory != .format && value != KittyGraphics.placeholder
    }

    /// Whether the code point takes no column and may follow in a cell.
    private static func isMark(_ value: UInt32) -> Bool {
        guard cncurses_width(value) == 0, let scalar = Unicode.Scalar(value) else { return false }
        let properties = scalar.properties
        return properties.generalCategory != .format && !properties.isVariationSelector
            && properties.generalCategory != .control
    }

    /// Whether the code point would join the one before it in some terminals and not in others:
    /// an emoji modifier, or a joined emoji. Only the first emoji is shown.
    private static func isSecondHalf(
        _ scalars: UnsafeBufferPointer<UInt32>,
        at index: Int
    ) -> Bool {
        guard index > 0, let scalar = Unicode.Scalar(scalars[index]) else { return false }
        return scalar.properties.isEmojiPresentation && flagLetter(scalar.value) == nil
    }

    /// A flag is two regional indicators, which terminals may join or not; it is shown as the
    /// letters of its country, which none joins.
    private static func flagLetter(_ value: UInt32) -> UInt32? {
        (0x1F1E6...0x1F1FF).contains(value) ? value - 0x1F1E6 + 0x41 : nil
    }

    /// What stands for a box-drawing character (U+2500 to U+257F) in ASCII.
    private static func asciiLine(_ value: UInt32) -> UInt32? {
        switch value {
        case 0x2500, 0x2504, 0x2508, 0x254C, 0x2574, 0x2576, 0x257C:
            0x2D  // -
        case 0x2501, 0x2505, 0x2509, 0x254D, 0x2550, 0x2578, 0x257A, 0x257E:
            0x3D  // = for what is heavy or double: a bar and its track differ
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
