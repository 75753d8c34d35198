import TestSupport
import Testing
@testable import CursesUITerminal

/// Tests the guarantees for glyphs that are created from text, with all scalars and with random strings.
@Suite struct GlyphGateTests {
    /// Returns whether a glyph is safe to send to a terminal: it is one spacing scalar followed by marks, or an emoji
    /// sequence that contains only parts of emoji.
    private func isSafe(_ glyph: Glyph) -> Bool {
        if let sequence = glyph.emojiSequence {
            return glyph.width == 2 && sequence.scalars.allSatisfy(isPartOfEmoji)
                && sequence.degraded.allSatisfy { [.narrow, .wide].contains(ScalarClass($0)) }
        }
        return glyph.withScalars { values in
            guard (1...CellScalars.capacity).contains(values.count) else { return false }
            return values.enumerated().allSatisfy { index, value in
                guard let scalar = Unicode.Scalar(value) else { return false }
                return switch ScalarClass(scalar) {
                case .narrow: index == 0 && glyph.width == 1
                case .wide: index == 0 && glyph.width == 2
                case .mark: index > 0
                case .ignored, .replaced, .control: false
                }
            }
        }
    }

    private func isPartOfEmoji(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isEmoji
            || ["\u{200D}", "\u{FE0F}", "\u{20E3}"].contains(scalar)
            || (0xE0020...0xE007F).contains(scalar.value)
    }

    @Test("Every single scalar becomes safe glyphs that have its width")
    func everyScalar() {
        var failures: [UInt32] = []
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let character = Character(scalar)
            let glyphs = Glyph.glyphs(for: character)
            let columns = glyphs.reduce(0) { $0 + $1.width }
            if !glyphs.allSatisfy(isSafe) || columns != TextWidth.columns(of: character) {
                failures.append(value)
            }
        }
        #expect(failures == [])
    }

    @Test("Random strings become safe glyphs that have their width", arguments: 1...20)
    func randomStrings(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            let text = RandomText.string(length: 0...12, using: &generator)
            let glyphs = text.flatMap(Glyph.glyphs(for:))
            #expect(glyphs.allSatisfy(isSafe), "seed \(seed): \(text.debugDescription)")
            #expect(
                glyphs.reduce(0) { $0 + $1.width } == TextWidth.columns(of: text),
                "seed \(seed): \(text.debugDescription)")
        }
    }

    @Test(
        "Every emoji sequence of Unicode is one glyph; those of several scalars take two columns",
        .unicodeData(version: WidthTable.unicodeVersion)
    )
    func emojiSequences() throws {
        let sequences = try UnicodeData.fields(of: "emoji/emoji-test.txt")
        #expect(sequences.count > 4_000)
        for fields in sequences {
            var text = ""
            text.unicodeScalars.append(
                contentsOf: fields[0].split(separator: " ").map { Unicode.Scalar(UInt32($0, radix: 16)!)! })
            let glyphs = text.flatMap(Glyph.glyphs(for:))
            #expect(text.count == 1, "\(fields[0])")
            #expect(glyphs.count == 1, "\(fields[0])")
            let isQualified = fields[1].hasPrefix("fully-qualified") || fields[1].hasPrefix("component")
            let isSequence = text.unicodeScalars.count > 1
            // Some sequences in the file, such as "1⃣", are not qualified: they lack the emoji presentation selector.
            if isSequence, isQualified { #expect(TextWidth.columns(of: text) == 2, "\(fields[0])") }
            #expect((1...2).contains(TextWidth.columns(of: text)), "\(fields[0])")
            let isWhole = glyphs[0].description.unicodeScalars.elementsEqual(text.unicodeScalars)
            if isSequence, isQualified { #expect(isWhole, "\(fields[0])") }
        }
    }

    @Test(
        "Unicode's test data for grapheme clusters becomes safe glyphs that have its width",
        .unicodeData(version: WidthTable.unicodeVersion)
    )
    func graphemeClusters() throws {
        let lines = try UnicodeData.fields(of: "auxiliary/GraphemeBreakTest.txt")
        #expect(lines.count > 500)
        for fields in lines {
            var text = ""
            let points = fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16) }
            text.unicodeScalars.append(contentsOf: points.compactMap(Unicode.Scalar.init))
            let glyphs = text.flatMap(Glyph.glyphs(for:))
            #expect(glyphs.allSatisfy(isSafe), "\(fields[0])")
            #expect(glyphs.reduce(0) { $0 + $1.width } == TextWidth.columns(of: text), "\(fields[0])")
        }
    }
}
