import Testing

@testable import CursesUI

@Suite struct LoneScalarTests {
    @Test("Lone scalars do not join each other, nor those that they stand between")
    func boundaries() {
        let lone = (UInt32(0)...0x1FFFF).filter(LoneScalar.isLone).compactMap(Unicode.Scalar.init)
        #expect(lone.count > 40_000)
        var previous: Unicode.Scalar = "a"
        var joined: [Unicode.Scalar] = []
        for scalar in lone {
            var text = String.UnicodeScalarView()
            text.append(contentsOf: ["a", scalar, scalar, previous, "\n", scalar, "한", "😀", "é", "漢", scalar])
            if String(text).count != 11 { joined.append(scalar) }
            previous = scalar
        }
        #expect(joined == [])
    }

    @Test(
        "A character with more scalars is not taken for a lone one",
        arguments: ["e\u{301}", "☺\u{FE0F}", "👍🏽", "👩‍💻", "a\u{93F}", "ｶﾞ", "🇩🇪", "\r\n", "가\u{11A8}", "\u{600}a"])
    func joined(text: String) {
        var text = text
        text.withUTF8 { #expect(LoneScalar.character($0, at: 0) == nil) }
        let measured = MeasuredText(StyledText("x" + text + "y"))
        #expect(measured.count == ("x" + text + "y").count)
        #expect(CountedText("é" + text + "y").count == ("é" + text + "y").count)
    }
}
