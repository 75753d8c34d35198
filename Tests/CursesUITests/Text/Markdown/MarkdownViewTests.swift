import CursesUITesting
import Foundation
import Testing

@testable import CursesUI

@MainActor
@Suite("A Markdown document")
struct MarkdownViewTests {
    private static let document = """
        # Shopping

        Bring **fresh** bread, `milk` and
        [cheese](https://example.org/cheese).

        ## Today

        - [x] bread
        - [ ] milk
          1. whole
          2. skimmed

        > Eat what you *like*.
        >
        > - Anna

        ```swift
        let count = 3 // bags
        ```

        | Item | Price |
        |:-----|------:|
        | milk |  1.20 |
        | a very long name | 10 |
        | alone |

        ---

        <b>end</b>
        """

    @Test("is shown with its headings, lists, code and tables", arguments: [44, 24])
    func picture(width: Int) {
        assertSnapshot(
            of: MarkdownView(Self.document), size: CellSize(width: width, height: width == 44 ? 34 : 44),
            named: "\(width)")
    }

    @Test("is shown as a text, block by block")
    func text() throws {
        let text = Text(try AttributedString(markdown: Self.document))
        assertSnapshot(of: text, size: CellSize(width: 44, height: 30))
    }

    @Test("opens its links by keys")
    func links() {
        var opened: [URL] = []
        let app = TestApp(
            MarkdownView("See [one](https://example.org/1)\n\n- and [two](https://example.org/2)")
                .environment(
                    \.openURL,
                    OpenURLAction {
                        opened.append($0)
                        return .handled
                    }),
            size: CellSize(width: 30, height: 5)
        )
        app.press(.return)
        app.press(.tab)
        app.press(.return)
        #expect(opened.map(\.absoluteString) == ["https://example.org/1", "https://example.org/2"])
    }

    @Test("is read as headings and texts")
    func accessibility() {
        let app = TestApp(MarkdownView("# Title\n\nBody"), size: CellSize(width: 30, height: 5))
        #expect(app.elements.contains { $0.name == "Title" && $0.traits.contains(.isHeader) })
    }

    @Test("of any text is shown", arguments: ["", "\n", "> > - ", "|a|\n|-|", "```", "1.", "[a]: b"])
    func odd(_ markdown: String) {
        _ = TestApp(MarkdownView(markdown), size: CellSize(width: 10, height: 4))
    }
}
