import Foundation
import TestSupport
import Testing

@testable import CursesUITerminal

/// Compares the columns that CursesUI counts for a text with the columns that tmux counts, for all texts of Unicode's
/// own test files.
@Suite(
    "Columns in tmux", .serialized,
    .unicodeData(version: WidthTable.unicodeVersion)
)
struct ColumnTests {
    private let ruler: TmuxRuler

    init() async throws {
        _ = await UTF8Locale.use()
        ruler = try TmuxRuler()
    }

    @Test("Every emoji sequence takes the columns that are counted")
    func emoji() throws {
        for file in ["test", "sequences", "zwj-sequences", "variation-sequences"] {
            let texts = try UnicodeData.fields(of: "emoji/emoji-\(file).txt").flatMap { fields in
                fields[0].contains("..")
                    ? UnicodeData.scalars(in: fields[0]).map { String($0) }
                    : [UnicodeData.text(fields[0])]
            }
            #expect(texts.count > 500, "emoji-\(file)")
            #expect(try differences(texts) == [], "emoji-\(file)")
        }
    }

    @Test("Every text that Unicode tests its breaks with takes the columns that are counted")
    func breaks() throws {
        for file in ["GraphemeBreak", "WordBreak", "LineBreak", "SentenceBreak"] {
            let texts = try UnicodeData.fields(of: "auxiliary/\(file)Test.txt")
                .map { UnicodeData.text($0[0]) }
            #expect(texts.count > 400, "\(file)")
            #expect(try differences(texts) == [], "\(file)")
        }
    }

    @Test("Every scalar takes the columns that are counted, alone, after a letter, and decomposed")
    func scalars() throws {
        let planes = [UInt32(0)...0x1FFFF, 0xE0000...0xE01FF].joined()
        var texts: [String] = []
        for (index, value) in planes.enumerated() where Fuzz.isFull || index % 23 == 0 {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let text = String(scalar)
            texts.append(text)
            texts.append("x" + text + "|")
            let decomposed = text.decomposedStringWithCanonicalMapping
            if decomposed.unicodeScalars.count > 1 { texts.append(decomposed) }
        }
        #expect(try differences(texts) == [])
    }

    @Test("Hostile texts take the columns that are counted")
    func hostile() throws {
        var generator = SeededGenerator(seed: 5)
        let texts = (0..<(Fuzz.isFull ? 50_000 : 2_000)).map { _ in
            HostileText.string(using: &generator)
        }
        #expect(try differences(texts.filter { TextWidth.columns(of: $0) < 400 }) == [])
    }

    /// Returns descriptions of at most ten texts for which tmux counts different columns.
    private func differences(_ texts: [String]) throws -> [String] {
        let counted = try ruler.columns(of: texts.map(sent))
        var differences: [String] = []
        for (text, columns) in zip(texts, counted) where TextWidth.columns(of: text) != columns {
            let points = text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
            differences.append(
                "\(points) is \(TextWidth.columns(of: text)) columns, "
                    + "\(columns) in tmux, which got \(sent(text).debugDescription)")
        }
        return Array(differences.prefix(10))
    }

    /// Returns the output that CursesUI sends to the terminal for a text.
    private func sent(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        Glyph.forEachGlyph(in: text) { glyph in
            GlyphEncoder().encode(glyph) { values in
                scalars.append(contentsOf: values.compactMap { Unicode.Scalar($0) })
            }
        }
        return String(scalars)
    }
}
