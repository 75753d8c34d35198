import Testing
@testable import CursesUI

/// Tests the bidirectional algorithm. In the texts, capital letters represent Hebrew letters, as in UAX #9, so the
/// expected text is in visual order.
@Suite struct BidiParagraphTests {
    private func scalars(_ text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.map { scalar in
            ("A"..."Z").contains(scalar) ? Unicode.Scalar(scalar.value - 65 + 0x5D0)! : scalar
        }
    }

    private func shown(
        _ text: String, _ direction: BidiBaseDirection = .auto, overrides: BidiOverrides = .ignored,
        line: Range<Int>? = nil
    ) -> String {
        let scalars = scalars(text)
        let paragraph = BidiParagraph(scalars, direction: direction, overrides: overrides)
        let line = line ?? 0..<scalars.count
        let levels = paragraph.levels(in: line)
        var result = ""
        for index in paragraph.visualOrder(in: line) where !scalars[index].isBidiControl {
            let scalar = levels[index - line.lowerBound] & 1 == 1 ? scalars[index].mirrored : scalars[index]
            let isHebrew = (0x5D0..<0x5D0 + 26).contains(scalar.value)
            result.unicodeScalars.append(isHebrew ? Unicode.Scalar(scalar.value - 0x5D0 + 65)! : scalar)
        }
        return result
    }

    @Test(
        "Texts are shown as readers expect them",
        arguments: [
            ("", ""), ("car (means) CAR.", "car (means) RAC."), ("CAR (means) car.", ".car (means) RAC"),
            ("HELLO, WORLD!", "!DLROW ,OLLEH"), ("he said \"HELLO 123, OK\".", "he said \"KO ,123 OLLEH\"."),
            ("ABC 1,234.50 DEF", "FED 1,234.50 CBA"), ("A(b)c", "c(b)A"), ("A(B)[C]", "[C](B)A"),
            ("price: 20% A", "price: 20% A"), ("AB 20% CD", "DC 20% BA"), ("-5 A", "A 5-"),
        ]
    )
    func examples(text: String, expected: String) {
        #expect(shown(text) == expected)
    }

    @Test("The base direction is that of the first strong character, or the fallback")
    func baseDirection() {
        func level(_ text: String, _ direction: BidiBaseDirection) -> UInt8 {
            BidiParagraph(scalars(text), direction: direction).level
        }
        #expect(level("12 abc", .auto) == 0)
        #expect(level("12 ABC", .auto) == 1)
        #expect(level("12 \u{627}", .auto) == 1)
        #expect(BidiParagraph(scalars("12 ABC")).direction == .rightToLeft)
        #expect(level("12", .auto) == 0)
        #expect(level("12", .natural(fallback: .rightToLeft)) == 1)
        #expect(level("abc", .natural(fallback: .rightToLeft)) == 0)
        #expect(level("abc", .rightToLeft) == 1)
        #expect(level("ABC", .leftToRight) == 0)
        // The content of an isolate and the text after a paragraph separator do not determine the level.
        #expect(level("\u{2067}ABC\u{2069}abc", .auto) == 0)
        #expect(level("\u{2067}ABC", .auto) == 0)
        #expect(level("1\u{2029}ABC", .auto) == 0)
        #expect(shown("end.", .rightToLeft) == ".end")
    }

    @Test("Isolates and marks keep their surroundings in order")
    func controls() {
        #expect(shown("a \u{2067}B c\u{2069} d") == "a c B d")
        #expect(shown("\u{2068}AB 1\u{2069} - 2") == "1 BA - 2")
        #expect(shown("AB\u{200E}!", .leftToRight) == "BA!")
        #expect(shown("AB!\u{200F}", .leftToRight) == "!BA")
        #expect(shown("a \u{202B}B c\u{202C} d") == "a c B d")
    }

    @Test("An ignored override leaves no trace")
    func ignoredOverrides() {
        #expect(shown("photo\u{202E}gnp.exe", overrides: .honored) == "photoexe.png")
        #expect(shown("photo\u{202E}gnp.exe") == "photognp.exe")
        // The PDF of the override does not end the embedding around it.
        #expect(shown("\u{202B}a \u{202D}b\u{202C} c!\u{202C}", .leftToRight) == "!a b c")
        #expect(shown("\u{202B}a b c!\u{202C}", .leftToRight) == "!a b c")
    }

    @Test("A line sets the levels of its separators and of the spaces at its end")
    func lines() {
        let paragraph = BidiParagraph(scalars("AB  CD \tEF "), direction: .leftToRight)
        #expect(paragraph.levels == [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0])
        #expect(paragraph.levels(in: 0..<11) == [1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 0])
        #expect(paragraph.levels(in: 0..<4) == [1, 1, 0, 0])
        #expect(paragraph.levels(in: 4..<6) == [1, 1])
        #expect(paragraph.visualOrder(in: 0..<4) == [1, 0, 2, 3])
        #expect(paragraph.visualOrder(in: 4..<8) == [5, 4, 6, 7])
        #expect(paragraph.levels(in: 9..<99) == [1, 0])
        #expect(paragraph.visualOrder(in: 99..<100) == [])
    }

    @Test("Clusters are ordered as a whole")
    func clusters() {
        // The text contains bet with a dagesh and a vowel, gimel, a family emoji, a flag, and a letter with a combining
        // mark.
        let text = "\u{5D1}\u{5BC}\u{5B8}\u{5D2} 👨‍👩‍👧🇮🇱e\u{301}"
        let line = 0..<text.unicodeScalars.count
        var start = 0
        let starts = text.map { character in
            defer { start += character.unicodeScalars.count }
            return start
        }
        let paragraph = BidiParagraph(text.unicodeScalars)
        let order = BidiAlgorithm.visualOrder(of: paragraph.levels(ofUnitsAt: starts, in: line))
        let characters = Array(text)
        #expect(order.map { characters[$0] } == ["🇮🇱", "e\u{301}", "👨‍👩‍👧", " ", "\u{5D2}", "\u{5D1}\u{5BC}\u{5B8}"])
    }

    @Test("A paragraph separator inside starts over")
    func separators() {
        let first = scalars("a \u{2067}B (1 \u{202B}c\u{2029}")
        let second = scalars(" \u{2069}) - \u{202C}A 1!")
        for direction in [BidiBaseDirection.leftToRight, .rightToLeft] {
            let both = BidiParagraph(first + second, direction: direction)
            let apart = [first, second].map { BidiParagraph($0, direction: direction) }
            #expect(both.levels == apart.flatMap(\.levels))
        }
    }

    @Test("Most texts do not need the algorithm")
    func need() {
        for text in ["", "plain", "naïve Ελληνικά Русский", "漢字かな한국어", "─│┌👍🏽👩‍💻", "ก็", "e\u{301}", "क्षि"] {
            #expect(!BidiAlgorithm.isNeeded(for: text.unicodeScalars), "\(text)")
        }
        for text in ["a\u{5D0}", "\u{627}", "\u{661}", "a\u{200E}", "\u{202A}", "\u{2069}", "\u{1E900}", "\u{61C}"] {
            #expect(BidiAlgorithm.isNeeded(for: text.unicodeScalars), "\(text)")
        }
    }
}
