import CursesUITerminal
import TestSupport
import Testing
@testable import CursesUI

@Suite("A counted text")
struct CountedTextTests {
    /// Scalars that combine with their neighbours into one character, mixed with scalars that do not.
    private static let scalars: [Unicode.Scalar] = [
        "a", " ", "\n", "\r", "\u{301}", "\u{200D}", "\u{1F1E9}", "\u{1F1EA}", "\u{1F469}", "\u{1F4BB}",
        "漢", "\u{85}", "\u{2028}", "\u{1F3FD}", "\u{915}", "\u{94D}", "\u{1100}", "\u{1161}",
    ]

    private func text(_ most: Int, _ random: inout SeededGenerator) -> String {
        var text = String.UnicodeScalarView()
        while text.count < most {
            if Bool.random(using: &random) {
                text.append(contentsOf: "plain words of ASCII ".unicodeScalars)
            } else {
                text.append(Self.scalars.randomElement(using: &random)!)
            }
        }
        return String(text)
    }

    /// Compares the counts with the actual characters at random positions.
    private func check(_ text: CountedText, _ random: inout SeededGenerator, _ comment: Comment) {
        let characters = Array(text.string)
        #expect(text.count == characters.count, comment)
        #expect(text.columns == characters.reduce(0) { $0 + TextWidth.columns(of: $1) }, comment)
        for _ in 0..<8 {
            let offset = Int.random(in: 0...characters.count, using: &random)
            let before = characters[..<offset]
            let bytes = before.reduce(0) { $0 + $1.utf8.count }
            let columns = before.reduce(0) { $0 + TextWidth.columns(of: $1) }
            #expect(text.utf8Offset(of: offset) == bytes, comment)
            #expect(text.characters(beforeUTF8: bytes) == offset, comment)
            #expect(text.offset(of: text.index(of: offset)) == offset, comment)
            #expect(text.columns(before: offset) == columns, comment)
            #expect(text.lineStart(of: offset) == (before.lastIndex(where: \.isNewline) ?? -1) + 1, comment)
            let lineEnd = characters[offset...].firstIndex(where: \.isNewline) ?? characters.count
            #expect(text.lineEnd(of: offset) == lineEnd, comment)
            var end = 0
            let ending = characters.prefix { character in
                end += TextWidth.columns(of: character)
                return end <= columns
            }
            #expect(text.characters(endingAtColumn: columns) == ending.count, comment)
        }
    }

    @Test("knows after each change what one counted afresh knows", arguments: 1...6)
    func property(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var text = CountedText(self.text(5_000, &random))
        check(text, &random, "seed \(seed)")
        for step in 0..<25 {
            let before = text.string
            let new = self.text([0, 1, 30, 3_000].randomElement(using: &random)!, &random)
            let start = Int.random(in: 0...text.count, using: &random)
            let end = min(text.count, start + [0, 1, 5, 2_000].randomElement(using: &random)!)
            let bytes = text.utf8Offset(of: start)..<text.utf8Offset(of: end)
            let change =
                if step.isMultiple(of: 2) {
                    text.replaceUTF8(bytes, with: new)
                } else {
                    text.setString(
                        before.utf8Slice(0..<bytes.lowerBound) + new
                            + before.utf8Slice(bytes.upperBound..<before.utf8.count))
                }
            check(text, &random, "seed \(seed), step \(step)")
            guard let change else { continue }
            var back = text
            _ = back.replaceUTF8(change.newRange, with: change.old)
            #expect(Array(back.string.utf8) == Array(before.utf8))
        }
    }

    @Test("places outside of it are its ends")
    func outside() {
        let text = CountedText("a漢")
        #expect(text.utf8Offset(of: 9) == 4 && text.columns(before: 9) == 3)
        #expect(text.characters(endingAtColumn: -1) == 0 && text.characters(endingAtColumn: 9) == 2)
        #expect(CountedText("").count == 0)
    }
}
