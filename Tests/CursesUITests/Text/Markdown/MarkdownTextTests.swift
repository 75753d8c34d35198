import Testing

@testable import CursesUI

@Suite struct MarkdownTextTests {
    @Test(
        "Soft breaks are spaces, hard breaks remain",
        arguments: [
            ("a\nb", "a b"), ("a  \nb", "a\\\nb"), ("a \nb", "a b"), ("a\\\n  b", "a\\\nb"), ("a\\\\\nb", "a\\\\ b"),
            ("a\t\n\tb", "a b"),
            ("`a  \nb`", "`a   b`"), ("`a\\\nb`", "`a\\ b`"), ("``a`\nb", "``a` b"), ("``a`  \nb``", "``a`   b``"),
            ("\\`a  \nb`", "\\`a\\\nb`"), ("`a``b  \nc`", "`a``b   c`"), ("a", "a"), ("", ""),
        ]
    )
    func breaks(source: String, expected: String) {
        #expect(MarkdownText(source).folded == expected)
    }

    @Test("A text is handed to the inline parser")
    func inline() {
        let document = MarkdownDocument("a  \n*b*\nc")
        guard case .paragraph(let text) = document.blocks.first else {
            Issue.record("There is no paragraph.")
            return
        }
        #expect(text.parsed { $0 } == "a\\\n*b* c")
    }
}
