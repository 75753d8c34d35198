extension Glyph {
    /// Returns the glyphs that show a character, from left to right.
    ///
    /// Most characters are one glyph. A character with several spacing scalars (Devanagari) has several glyphs. A
    /// character that is not displayed (a lone format character) has none.
    package static func glyphs(for character: Character) -> [Glyph] {
        var glyphs: [Glyph] = []
        forEachGlyph(of: character) { glyphs.append($0) }
        return glyphs
    }

    /// Appends the glyphs of printable ASCII text. If the text contains any other character, appends nothing and
    /// returns false.
    package static func append(printable text: UnsafeBufferPointer<UInt8>, to glyphs: inout [Glyph]) -> Bool {
        guard text.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return false }
        for byte in text { glyphs.append(Glyph(scalar: Unicode.Scalar(byte), width: 1)) }
        return true
    }

    /// Calls `body` with each glyph of a text in one line, from left to right.
    package static func forEachGlyph(
        in text: some StringProtocol,
        _ body: (Glyph) throws -> Void
    ) rethrows {
        // In ASCII, each byte is a character. The exception is CR LF, a single character whose glyphs are those of both
        // bytes.
        let isASCII = try text.utf8.withContiguousStorageIfAvailable { bytes in
            guard bytes.allSatisfy({ $0 < 0x80 }) else { return false }
            for byte in bytes {
                let scalar = Unicode.Scalar(byte)
                let isControl = byte < 0x20 || byte == 0x7F
                let shown = isControl ? CellSplitter.picture(of: scalar) : scalar
                try body(Glyph(scalar: shown, width: 1))
            }
            return true
        }
        if isASCII == true { return }
        for character in text { try forEachGlyph(of: character, body) }
    }

    /// Calls `body` with each glyph of a character, from left to right.
    package static func forEachGlyph(
        of character: Character,
        _ body: (Glyph) throws -> Void
    ) rethrows {
        let scalars = character.unicodeScalars
        let first = scalars[scalars.startIndex]
        if scalars.index(after: scalars.startIndex) == scalars.endIndex {
            // Avoids `CellSplitter` in the common case of a single spacing scalar.
            switch ScalarClass(first) {
            case .narrow: return try body(Glyph(scalar: first, width: 1))
            case .wide: return try body(Glyph(scalar: first, width: 2))
            default: break
            }
        }
        if let sequence = EmojiSequence(scalars) { return try body(Glyph(sequence)) }
        try CellSplitter.forEachCell(of: scalars) { try body(Glyph($0, width: $1)) }
    }

    /// Creates the first glyph of a character; a space if the character is not displayed.
    public init(_ character: Character) {
        var first: Glyph?
        Glyph.forEachGlyph(of: character) { first = first ?? $0 }
        self = first ?? .space
    }
}

extension Glyph: ExpressibleByExtendedGraphemeClusterLiteral {
    public init(extendedGraphemeClusterLiteral character: Character) {
        self.init(character)
    }
}
