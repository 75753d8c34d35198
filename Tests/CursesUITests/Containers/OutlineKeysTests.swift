import CursesUITesting
import Testing

/// The keys of trees.
@MainActor
@Suite("the keys of a tree")
struct OutlineKeysTests {
    private func makeApp(_ view: some View, width: Int = 16, height: Int = 8) -> TestApp {
        TestApp(
            view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading),
            size: CellSize(width: width, height: height)
        )
    }

    private struct Item: Identifiable {
        let id: String
        var children: [Item]?

        static let tree = [
            Item(id: "a", children: [Item(id: "b"), Item(id: "c", children: [Item(id: "d")])]),
            Item(id: "e", children: [Item(id: "f")]),
            Item(id: "g"),
        ]
    }

    private struct Chosen: View {
        @State private var chosen: String?
        var body: some View {
            List(selection: $chosen) {
                OutlineGroup(Item.tree, children: \.children) { Text($0.id) }
            }
        }
    }

    @Test("right opens a branch, then goes to its first row; left closes it, or goes to the branch")
    func arrows() {
        let app = makeApp(Chosen())
        #expect(app.screen == "  ▸ a\n  ▸ e\n  g")
        app.press(.rightArrow)
        #expect(app.screen == "  ▾ a\n    b\n    ▸ c\n  ▸ e\n  g")
        app.press(.rightArrow)
        #expect(app.screen.row(1) == "›   b")
        app.press(.downArrow)
        app.press(.rightArrow)
        app.press(.rightArrow)
        #expect(app.screen == "  ▾ a\n    b\n    ▾ c\n›     d\n  ▸ e\n  g")
        app.press(.leftArrow)
        #expect(app.screen.row(2) == "›   ▾ c")
        app.press(.leftArrow)
        #expect(app.screen == "  ▾ a\n    b\n›   ▸ c\n  ▸ e\n  g")
        app.press(.leftArrow)
        #expect(app.screen.row(0) == "› ▾ a")
    }

    @Test("a branch is selected by the arrows and by a click; return and a click on its symbol open it")
    func branches() {
        let app = makeApp(Chosen())
        app.press(.downArrow)
        #expect(app.screen == "  ▸ a\n› ▸ e\n  g")
        app.press(.return)
        #expect(app.screen == "  ▸ a\n› ▾ e\n    f\n  g")
        app.click(text: "a")
        #expect(app.screen.row(0) == "› ▸ a")
        app.click(text: "▸")
        #expect(app.screen.row(0) == "› ▾ a")
    }

    @Test("a star opens all branches beside the row")
    func star() {
        let app = makeApp(Chosen())
        app.press("*")
        #expect(app.screen == "  ▾ a\n    b\n    ▸ c\n  ▾ e\n    f\n  g")
    }

    @Test("in a tree without a selection return and space open a branch")
    func unselected() {
        let app = makeApp(List(Item.tree, children: \.children) { Text($0.id) })
        app.press(.space)
        #expect(app.screen == "▾ a\n  b\n  ▸ c\n▸ e\ng")
        app.press(.return)
        #expect(app.screen == "▸ a\n▸ e\ng")
        app.click(text: "e")
        #expect(app.screen == "▸ a\n▾ e\n  f\ng")
    }

    @Test("the arrows walk a group outside of a list")
    func groupInStack() {
        let app = makeApp(
            VStack(alignment: .leading, spacing: 0) {
                DisclosureGroup("More") {
                    Button("one") {}
                    HStack {
                        Button("two") {}
                        Button("three") {}
                    }
                }
                Button("end") {}
            },
            width: 30
        )
        app.press(.rightArrow)
        #expect(app.screen.position(of: "one") != nil)
        #expect(app.focused?.name == "More")
        app.press(.rightArrow)
        #expect(app.focused?.name == "one")
        app.press(.downArrow)
        app.press(.rightArrow)
        #expect(app.focused?.name == "three")
        app.press(.leftArrow)
        #expect(app.focused?.name == "two")
        app.press(.leftArrow)
        #expect(app.focused?.name == "More")
        app.press(.leftArrow)
        #expect(app.screen.position(of: "one") == nil)
    }
}
