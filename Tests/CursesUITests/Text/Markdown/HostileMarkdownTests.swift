import TestSupport
import Testing

@testable import CursesUI

/// Tests input on which a careless parser takes quadratic time or overflows the stack.
@Suite struct HostileMarkdownTests {
    private func depth(_ blocks: [MarkdownBlock]) -> Int {
        blocks.map { block in
            switch block {
            case .blockQuote(let blocks): 1 + depth(blocks)
            case .list(let list): 1 + (list.items.map { depth($0.blocks) }.max() ?? 0)
            default: 0
            }
        }.max() ?? 0
    }

    private func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    @Test("Markers beyond the limit of depth are text", arguments: ["> ", "- ", "1. ", "> - "])
    func nesting(marker: String) {
        let count = 1_000_000 / marker.utf8.count
        let document = MarkdownDocument(repeated(marker, count) + "end")
        #expect(depth(document.blocks) == MarkdownParser.maximumDepth)
        let outline = MarkdownOutline.outline(document.blocks)
        let rest = count - MarkdownParser.maximumDepth / (marker.count == 4 ? 2 : 1)
        #expect(outline.contains("(\(repeated(marker, rest))end)"))
    }

    @Test("Many lines of nested quotes")
    func quotes() {
        let document = MarkdownDocument(repeated(repeated(">", 100) + "\n", 5_000))
        #expect(depth(document.blocks) == MarkdownParser.maximumDepth)
    }

    @Test("Lists that nest by their indentation keep all of their text")
    func indentation() {
        // The indentation is at most 200 columns, which keeps the input small.
        let lines = (0..<5_000).map { repeated("  ", $0 % 100) + "- z\($0)\n" }
        let outline = MarkdownOutline.of(lines.joined())
        #expect(outline.count { $0 == "z" } == 5_000)
    }

    @Test("A list that nests 1,000 deep by its indentation")
    func deepList() {
        let text = (0..<1_000).map { repeated(" ", 2 * $0) + "- z\n" }.joined()
        let document = MarkdownDocument(text)
        #expect(depth(document.blocks) == MarkdownParser.maximumDepth)
        #expect(MarkdownOutline.outline(document.blocks).count { $0 == "z" } == 1_000)
    }

    @Test(
        "Long runs of one kind",
        arguments: [
            "`", "~", "*", "_", "#", "[", "![", "<", "|", "\\", "&", "a\n", "[a]: b\n", "[a]: b 'c\n", "[a\n", "(",
            "<a ", "<!--", "- a\n", "- \n",
            "a\n-\n", "a\n=\n", "|a|\n|-|\n", "|\n", "\t", " ", "\n", "```\n", "<div>\n", "1. a\n\n", "` `` ", "*\t",
            "[a]: <b\n", "a|b\n", "> a\nb\n",
        ]
    )
    func runs(text: String) {
        let document = MarkdownDocument(repeated(text, 5_000) + "\n\nend")
        #expect(!document.blocks.isEmpty)
    }

    @Test("Backticks in runs of all lengths fold in linear time")
    func backticks() {
        let runs = (1...500).map { repeated("`", $0) + "\n" }.joined()
        #expect(MarkdownText(runs).folded.count == runs.count)
        #expect(MarkdownText(repeated("`", 100_000) + "\na").folded.count == 100_002)
    }

    @Test("Short rows under a wide header take no space")
    func wideTable() {
        let markdown = repeated("|a", 2_000) + "|\n" + repeated("|-", 2_000) + "|\n" + repeated("|b\n", 2_000)
        guard case .table(let table) = MarkdownDocument(markdown).blocks.first else {
            Issue.record("There is no table.")
            return
        }
        #expect(table.columns.count == 2_000)
        #expect(table.rows.count == 2_000)
        #expect(table.rows.allSatisfy { $0.count == 1 })
    }

    @Test("Random markers lose no word")
    func random() {
        var generator = SeededGenerator(seed: 1)
        let pieces = [
            "> ", "- ", "1. ", "    ", "\n", "\n\n", "# ", "|", "```\n", "---\n", "<b>\n", "\t", "[ ] ", "\\", "`",
            "***",
        ]
        for _ in 0..<500 {
            var text = ""
            for word in 0..<20 {
                text += pieces[Int(generator.next() % UInt64(pieces.count))] + (word % 2 == 0 ? "w " : "")
            }
            #expect(MarkdownOutline.of(text).count { $0 == "w" } >= 10, "\(text)")
        }
    }
}
