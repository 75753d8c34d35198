import Testing
@testable import CursesUI

@Suite struct InlineMarkdownTests {
    /// Describes the runs of a text: `b`, `i` and `s` for the styles, then the link in angle brackets, then the text.
    private func runs(_ text: StyledText) -> [String] {
        text.runs.map { run in
            let marks =
                (run.style.isBold == true ? "b" : "") + (run.style.isItalic == true ? "i" : "")
                + (run.style.isStruckThrough == true ? "s" : "") + (run.style.link.map { "<\($0)>" } ?? "")
            return marks + "|" + run.text
        }
    }

    @Test(
        "Markup becomes styles",
        arguments: [
            ("plain", ["|plain"]),
            ("**bold**", ["b|bold"]), ("__bold__", ["b|bold"]),
            ("*italic*", ["i|italic"]), ("_italic_", ["i|italic"]),
            ("***both***", ["bi|both"]), ("**_both_**", ["bi|both"]),
            ("a **b** c", ["|a ", "b|b", "| c"]),
            ("**a *b* c**", ["b|a ", "bi|b", "b| c"]),
            ("***a** b*", ["bi|a", "i| b"]), ("***a* b**", ["bi|a", "b| b"]),
            ("~~gone~~", ["s|gone"]), ("~gone~", ["s|gone"]), ("~~**both**~~", ["bs|both"]),
            ("`code **x**`", ["|code **x**"]), ("`` a ` b ``", ["|a ` b"]), ("` `", ["| "]),
            ("[text](https://example.com)", ["<https://example.com>|text"]),
            ("[**t**](u \"title\")", ["b<u>|t"]), ("[a](<b c>)", ["<b c>|a"]), ("[a](b(c)d)", ["<b(c)d>|a"]),
            ("**[a](b)**", ["b<b>|a"]), ("[a [b](c) d](e)", ["|[a ", "<c>|b", "| d](e)"]),
            ("<https://example.com>", ["<https://example.com>|https://example.com"]),
            ("a\n  b", ["|a\n  b"]),
        ]
    )
    func markup(text: String, expected: [String]) {
        #expect(runs(InlineMarkdown.parse([.markup(text)])) == expected)
    }

    @Test(
        "What is no markup stays as it is",
        arguments: [
            "2 * 3 * 4", "snake_case_name", "a_b_", "* a *", "**", "****", "**open", "close**", "** a**", "~~~no~~~",
            "~5 to ~6",
            "`open", "[text]", "[text](open", "[text] (x)", "]", "a < b > c", "<b>", "\\a", "C:\\dir", "\\",
            "a*\"b\"*c",
        ]
    )
    func plain(text: String) {
        #expect(runs(InlineMarkdown.parse([.markup(text)])) == ["|" + text])
    }

    @Test(
        "A backslash takes a character out of the markup",
        arguments: [("\\*a\\*", "*a*"), ("\\`a\\`", "`a`"), ("\\[a](b)", "[a](b)"), ("\\\\", "\\"), ("a\\\nb", "a\nb")]
    )
    func escapes(text: String, expected: String) {
        #expect(runs(InlineMarkdown.parse([.markup(text)])) == ["|" + expected])
    }

    @Test(
        "Of CommonMark's own examples for emphasis, these hold",
        arguments: [
            ("foo*bar*", ["|foo", "i|bar"]), ("5*6*78", ["|5", "i|6", "|78"]), ("foo-_(bar)_", ["|foo-", "i|(bar)"]),
            ("_foo*", ["|_foo*"]), ("*(*foo*)*", ["i|(foo)"]), ("foo**bar**baz", ["|foo", "b|bar", "|baz"]),
            ("*foo**bar**baz*", ["i|foo", "bi|bar", "i|baz"]), ("*foo**bar*", ["i|foo**bar"]),
            ("***foo** bar*", ["bi|foo", "i| bar"]), ("foo***bar***baz", ["|foo", "bi|bar", "|baz"]),
            ("foo******bar*********baz", ["|foo", "b|bar", "|***baz"]), ("**foo*", ["|*", "i|foo"]),
            ("*foo**", ["i|foo", "|*"]), ("****foo*", ["|***", "i|foo"]),
            ("**foo \"*bar*\" foo**", ["b|foo \"", "bi|bar", "b|\" foo"]),
            ("*foo _bar* baz_", ["i|foo _bar", "| baz_"]), ("*[bar*](/url)", ["|*", "</url>|bar*"]),
        ]
    )
    func commonMark(text: String, expected: [String]) {
        #expect(runs(InlineMarkdown.parse([.markup(text)])) == expected)
    }

    @Test("A literal is never markup, and takes on the styles around it")
    func literals() {
        let value = StyledText("**x** [a](b) `c` \\")
        #expect(runs(InlineMarkdown.parse([.literal(value)])) == ["|**x** [a](b) `c` \\"])
        #expect(
            runs(InlineMarkdown.parse([.markup("**"), .literal(value), .markup("**")]))
                == ["b|**x** [a](b) `c` \\"])
        // Even the spaces of a literal do not affect the markup around it.
        #expect(runs(InlineMarkdown.parse([.markup("*"), .literal(StyledText(" x ")), .markup("*")])) == ["i| x "])
        #expect(
            runs(
                InlineMarkdown.parse([
                    .markup("["), .literal(StyledText("]")), .markup("](u"), .literal(StyledText(") ")), .markup(")"),
                ]))
                == ["<u) >|]"])
        #expect(runs(InlineMarkdown.parse([.markup("`"), .literal(StyledText("`")), .markup("`")])) == ["|`"])
        let struck = StyledText("x", style: RunStyle(isStruckThrough: true))
        #expect(runs(InlineMarkdown.parse([.markup("*a"), .literal(struck), .markup("*")])) == ["i|a", "is|x"])
    }

    @Test(
        "Long runs of delimiters",
        arguments: [
            "*a ", "a*", "[", "`", "**a_", "[a](", "<a:", "[a]", "[a][", "&", "]", "~a~~", "[a](b (c ", "[a](b 'c ",
        ]
    )
    func pathological(part: String) {
        let text = String(repeating: part, count: 2_000)
        #expect(InlineMarkdown.parse([.markup(text)]).string.count <= text.count)
    }

    @Test("Deeply nested emphasis")
    func nestedEmphasis() {
        let text = String(repeating: "**a ", count: 5_000) + String(repeating: "b** ", count: 5_000)
        let runs = InlineMarkdown.parse([.markup(text)]).runs
        #expect(runs.first?.style.isBold == true)
        #expect(
            runs.map(\.text).joined() == String(repeating: "a ", count: 5_000) + String(repeating: "b ", count: 5_000))
    }
}
