import CursesUITerminal

/// A text in the form in which CursesUI sends it to a terminal: emoji sequences that the terminal does not support are
/// reduced to simpler characters.
enum CellText {
    static func text(of text: String, on capabilities: Capabilities) -> String {
        var result = ""
        Glyph.forEachGlyph(in: text) { glyph in
            guard let sequence = glyph.emojiSequence else { return result += glyph.description }
            if sequence.kinds.isSubset(of: capabilities.emoji) { return result += glyph.description }
            let isFlag = sequence.kinds.contains(.flag)
            for scalar in sequence.degraded {
                let shown = isFlag ? Unicode.Scalar(scalar.value - 0x1F1E6 + 0x41)! : scalar
                result.unicodeScalars.append(shown)
            }
            let columns = sequence.degraded.reduce(0) { $0 + TextWidth.columns(of: Character($1)) }
            result += String(repeating: " ", count: EmojiSequence.width - columns)
        }
        return result
    }

    /// Returns the code points of a text, for example `U+1F469 U+200D U+1F4BB`.
    static func names(of text: String) -> String {
        text.unicodeScalars.map { scalar in
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        }.joined(separator: " ")
    }
}
