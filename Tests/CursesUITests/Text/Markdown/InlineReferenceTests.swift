import Testing

@testable import CursesUI

@Suite struct InlineReferenceTests {
    /// Describes the runs of a document's first paragraph: the link in angle brackets, then the text.
    private func runs(_ markdown: String) -> [String] {
        let document = MarkdownDocument(markdown)
        guard case .paragraph(let text) = document.blocks.first else { return [] }
        return document.styledText(text).runs.map { run in
            (run.style.isBold == true ? "b" : "") + (run.style.link.map { "<\($0)>" } ?? "") + "|" + run.text
        }
    }

    @Test(
        "Reference links",
        arguments: [
            ("[a]", ["<u>|a"]), ("[a][]", ["<u>|a"]), ("[A]", ["<u>|A"]), ("[x][a]", ["<u>|x"]),
            ("[x][ A\nb ]", ["<v>|x"]),
            ("[x](y)", ["<y>|x"]), ("[a](y", ["<u>|a", "|(y"]), ("[none]", ["|[none]"]), ("[a][none]", ["|[a][none]"]),
            ("[none][]", ["|[none][]"]), ("[**x**][a]", ["b<u>|x"]), ("\\[a]", ["|[a]"]), ("[a\\]", ["|[a]"]),
            ("`[a]`", ["|[a]"]),
            ("[[a]]", ["|[", "<u>|a", "|]"]), ("[x [a]][a]", ["|[x ", "<u>|a", "|]", "<u>|a"]),
            ("[x][[a]]", ["|[x][", "<u>|a", "|]"]),
            ("[a] [a]", ["<u>|a", "| ", "<u>|a"]), ("[]", ["|[]"]), ("[x][a", ["|[x][a"]),
        ]
    )
    func references(text: String, expected: [String]) {
        #expect(runs("\(text)\n\n[a]: u\n[a b]: v") == expected)
    }

    @Test(
        "Character references",
        arguments: [
            ("a &amp; &lt;b&gt;", ["|a & <b>"]), ("&#42;a&#42;", ["|*a*"]), ("&copy", ["|&copy"]),
            ("\\&amp;", ["|&amp;"]),
            ("`&amp;`", ["|&amp;"]), ("&", ["|&"]), ("&nosuch;", ["|&nosuch;"]), ("**&auml;**", ["b|ä"]),
        ]
    )
    func characters(text: String, expected: [String]) {
        #expect(runs(text) == expected)
    }

    @Test(
        "Line breaks",
        arguments: [("a\nb", ["|a b"]), ("a  \nb", ["|a\nb"]), ("a\\\n  b", ["|a\nb"]), ("`a  \nb`", ["|a   b"])])
    func breaks(text: String, expected: [String]) {
        #expect(runs(text) == expected)
    }
}
