import Testing
@testable import CursesUI

/// Tests long texts on which a slow algorithm takes quadratic time. The time must be linear in the length of the text.
@Suite struct BidiLengthTests {
    static let patterns = [
        "\u{5D0}\u{5D1} 12 ab ", "\u{2068}", "\u{2067}a\u{2069}", "\u{2068}!", "\u{2069}", "\u{202B}",
        "\u{202B}1\u{202C}",
        "(", "(a\u{5D0}", "([{a}])", "(]", "\u{5D0}(!)", "#", "\u{300}", "!", "1,", "\u{5D0}1", "\u{AD}", "\u{2029}",
        "\u{2068}(\u{202B}\u{5D0}", "\u{628}\u{64E}", "\u{644}", "\u{644}\u{627}", "\u{628}\u{200D}",
        "\u{2067}1\u{202B}a",
    ]

    @Test("A long text has an order", arguments: patterns)
    func long(pattern: String) {
        let count = 50_000
        let unit = Array(pattern.unicodeScalars)
        let closers: [Unicode.Scalar] = [")", "\u{2069}", "\u{202C}", "a"]
        // The second half of the text closes everything that the first half opens.
        let text = (0..<count).map { $0 < count / 2 ? unit[$0 % unit.count] : closers[$0 % closers.count] }
        for text in [text, (0..<count).map { unit[$0 % unit.count] }] {
            let paragraph = BidiParagraph(text, direction: .rightToLeft)
            var isSeen = [Bool](repeating: false, count: count)
            for index in paragraph.visualOrder(in: 0..<count) { isSeen[index] = true }
            #expect(!isSeen.contains(false))
            #expect(ArabicShaper.shaped(text, levels: paragraph.levels).count == count)
        }
    }
}
