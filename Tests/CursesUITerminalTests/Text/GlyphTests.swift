import Testing
@testable import CursesUITerminal

@Suite struct GlyphTests {
    @Test("A glyph takes four bytes, a cell sixteen")
    func size() {
        #expect(MemoryLayout<Glyph>.size == 4)
        #expect(MemoryLayout<Cell>.stride == 16)
    }

    /// The arguments are a character and the texts and widths of the expected glyphs.
    @Test(
        "A character becomes the cells that a terminal counts",
        arguments: [
            ("a", ["a"], [1]),
            ("漢", ["漢"], [2]),
            ("ｱ", ["ｱ"], [1]),
            ("Ａ", ["Ａ"], [2]),
            ("\u{00A0}", ["\u{00A0}"], [1]),
            ("e\u{301}", ["e\u{301}"], [1]),
            ("ก\u{E49}", ["ก\u{E49}"], [1]),
            // Sequences are composed if a terminal would measure or show the parts differently.
            ("\u{1112}\u{1161}\u{11AB}", ["한"], [2]),
            ("\u{1100}\u{1161}", ["가"], [2]),
            ("\u{AC00}\u{11A8}", ["각"], [2]),
            ("か\u{3099}", ["が"], [2]),
            ("は\u{309A}", ["ぱ"], [2]),
            ("ワ\u{3099}", ["\u{30F7}"], [2]),
            ("ツ\u{3099}", ["ヅ"], [2]),
            ("あ\u{3099}", ["あ\u{3099}"], [2]),
            // Clusters with several spacing scalars become several glyphs.
            ("कि", ["क", "ि"], [1, 1]),
            ("ก\u{E33}", ["ก", "\u{E33}"], [1, 1]),
            ("ｶﾞ", ["ｶ", "ﾞ"], [1, 1]),
            // Complete emoji sequences are one glyph of two columns.
            ("😀", ["😀"], [2]),
            ("🇩🇪", ["🇩🇪"], [2]),
            ("❤\u{FE0F}", ["❤\u{FE0F}"], [2]),
            ("1\u{FE0F}\u{20E3}", ["1\u{FE0F}\u{20E3}"], [2]),
            ("👍🏽", ["👍🏽"], [2]),
            ("☝🏽", ["☝🏽"], [2]),
            ("👩\u{200D}💻", ["👩\u{200D}💻"], [2]),
            ("👨\u{200D}👩\u{200D}👧\u{200D}👦", ["👨\u{200D}👩\u{200D}👧\u{200D}👦"], [2]),
            ("🏳\u{FE0F}\u{200D}🌈", ["🏳\u{FE0F}\u{200D}🌈"], [2]),
            (
                "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
                ["🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"], [2]
            ),
            // Sequences that Unicode does not define keep their first emoji, without selectors.
            ("❤", ["❤"], [1]),
            ("⌚\u{FE0E}", ["⌚"], [2]),
            ("⌚\u{FE0F}", ["⌚"], [2]),
            ("❤\u{FE0E}", ["❤"], [1]),
            ("1\u{20E3}", ["1\u{20E3}"], [1]),
            ("1\u{FE0F}", ["1"], [1]),
            ("a\u{FE0F}", ["a"], [1]),
            ("🏽", ["🏽"], [2]),
            ("a🏽", ["a"], [1]),
            ("👩\u{200D}", ["👩"], [2]),
            ("🏴\u{E0067}", ["🏴"], [2]),
            ("🇩", ["🇩"], [1]),
            // Format characters are not shown.
            ("\u{200B}", [], []),
            ("\u{202E}", [], []),
            ("\u{FEFF}", [], []),
            ("\u{AD}", [], []),
            // A mark without a base character gets a dotted circle as its base.
            ("\u{301}", ["\u{25CC}\u{301}"], [1]),
            ("\u{1161}", ["\u{25CC}\u{1161}"], [1]),
            // Control characters become control pictures, and noncharacters become the replacement character.
            ("\u{1B}", ["␛"], [1]),
            ("\u{0}", ["␀"], [1]),
            ("\u{7F}", ["␡"], [1]),
            ("\r\n", ["␍", "␊"], [1, 1]),
            ("\u{9B}", ["\u{FFFD}"], [1]),
            ("\u{2028}", ["\u{FFFD}"], [1]),
            ("\u{378}", ["\u{FFFD}"], [1]),
            ("\u{FFFF}", ["\u{FFFD}"], [1]),
            ("\u{E0B0}", ["\u{E0B0}"], [1]),
        ] as [(Character, [String], [Int])]
    )
    func cells(character: Character, texts: [String], widths: [Int]) {
        let glyphs = Glyph.glyphs(for: character)
        // Scalars are compared, because equal strings may have different scalars.
        #expect(glyphs.map { Array($0.description.unicodeScalars) } == texts.map { Array($0.unicodeScalars) })
        #expect(glyphs.map(\.width) == widths)
        #expect(TextWidth.columns(of: character) == widths.reduce(0, +))
    }

    @Test("At most four marks stay on their base")
    func pile() {
        let pile = Character("a" + String(repeating: "\u{301}", count: 50))
        let glyphs = Glyph.glyphs(for: pile)
        #expect(glyphs.count == 1)
        #expect(glyphs[0].withScalars { Array($0) } == [0x61, 0x301, 0x301, 0x301, 0x301])
    }

    @Test("Equal text becomes equal glyphs")
    func equality() {
        #expect(Glyph("e\u{301}") == Glyph("e\u{301}"))
        #expect(Glyph("e\u{301}") != Glyph("e\u{300}"))
        #expect(Glyph("e\u{301}") != Glyph("e"))
        #expect(Glyph(" ") == .space)
        #expect(Glyph("\u{200B}") == .space)
    }

    @Test("The continuation has no text and no width")
    func continuation() {
        #expect(Glyph.continuation.width == 0)
        #expect(Glyph.continuation.description == "")
    }
}
