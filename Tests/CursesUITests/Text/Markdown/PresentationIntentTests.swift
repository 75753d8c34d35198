import Foundation
import Testing

@testable import CursesUI

@Suite struct PresentationIntentTests {
    /// Describes the leaves of a document: the text, and the kinds and identities of the presentation intents around
    /// it.
    private func outline(_ markdown: String) -> [String] {
        PresentationIntentBuilder.presentedBlocks(of: MarkdownDocument(markdown)).map { block in
            let components = block.intent.components.map { "\($0.kind)#\($0.identity)" }
            switch block.content {
            case .inline(let text): return ([text.source] + components).joined(separator: " ")
            case .verbatim(let text): return ([text] + components).joined(separator: " ")
            }
        }
    }

    @Test(
        "Each kind of block has its intent",
        arguments: [
            ("## a", ["a header(level: 2)#1"]), ("a\n\nb", ["a paragraph#1", "b paragraph#2"]),
            ("---", ["\u{2E3B} thematicBreak#1"]),
            ("> a", ["a paragraph#2 blockQuote#1"]), ("    a", ["a\n codeBlock(languageHint: nil)#1"]),
            ("```swift x\na\n```", ["a\n codeBlock(languageHint: Optional(\"swift\"))#1"]),
            (
                "3. a\n   - b\n4. c",
                [
                    "a paragraph#3 listItem(ordinal: 3)#2 orderedList#1",
                    "b paragraph#6 listItem(ordinal: 1)#5 unorderedList#4 listItem(ordinal: 3)#2 orderedList#1",
                    "c paragraph#8 listItem(ordinal: 4)#7 orderedList#1",
                ]
            ),
        ]
    )
    func kinds(markdown: String, expected: [String]) {
        #expect(outline(markdown) == expected)
    }

    @Test("A table's cells know their rows and columns")
    func table() {
        let blocks = PresentationIntentBuilder.presentedBlocks(of: MarkdownDocument("|a|b|\n|-:|:-:|\n|c|d|"))
        let columns = [
            PresentationIntent.TableColumn(alignment: .right), PresentationIntent.TableColumn(alignment: .center),
        ]
        let table = PresentationIntent(.table(columns: columns), identity: 1)
        let header = PresentationIntent(.tableHeaderRow, identity: 2, parent: table)
        let row = PresentationIntent(.tableRow(rowIndex: 1), identity: 5, parent: table)
        let expected = [
            PresentationIntent(.tableCell(columnIndex: 0), identity: 3, parent: header),
            PresentationIntent(.tableCell(columnIndex: 1), identity: 4, parent: header),
            PresentationIntent(.tableCell(columnIndex: 0), identity: 6, parent: row),
            PresentationIntent(.tableCell(columnIndex: 1), identity: 7, parent: row),
        ]
        #expect(blocks.map(\.intent) == expected)
    }

    @Test("An attributed string carries the intents")
    func attributedString() throws {
        let string = try AttributedString(
            markdown: "# a\n\nb **c** [d](e)", baseURL: URL(string: "https://example.org/"))
        #expect(String(string.characters) == "ab c d")
        let runs = string.runs.map {
            ($0.presentationIntent?.components.first?.kind, $0.inlinePresentationIntent, $0.link)
        }
        #expect(runs.map(\.0) == [.header(level: 1), .paragraph, .paragraph, .paragraph, .paragraph])
        #expect(runs.map(\.1) == [nil, nil, .stronglyEmphasized, nil, nil])
        #expect(runs.last?.2?.absoluteString == "https://example.org/e")
    }

    @Test("With inline syntax only, blocks are text")
    func inlineOnly() throws {
        let markdown = "# a\nb *c*"
        let folded = try AttributedString(markdown: markdown, options: .init(interpretedSyntax: .inlineOnly))
        #expect(String(folded.characters) == "# a b c")
        let whole = try AttributedString(
            markdown: markdown, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
        #expect(String(whole.characters) == "# a\nb c")
        #expect(whole.runs.allSatisfy { $0.presentationIntent == nil })
    }

    @Test("A file is read; a missing one is an error")
    func file() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).md")
        try Data("*a*".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(String(try AttributedString(contentsOf: url).characters) == "a")
        #expect(throws: (any Error).self) {
            try AttributedString(contentsOf: url.appendingPathExtension("missing"))
        }
    }
}
