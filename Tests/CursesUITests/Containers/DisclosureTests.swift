import CursesUITesting
import Testing

@MainActor
@Suite("GroupBox, DisclosureGroup and OutlineGroup")
struct DisclosureTests {
    private func makeApp(_ view: some View, width: Int = 14, height: Int = 6) -> TestApp {
        TestApp(
            view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading),
            size: CellSize(width: width, height: height)
        )
    }

    @Test("a box stands around its content, with the label in the top line")
    func groupBox() {
        #expect(
            makeApp(GroupBox("Net") { Text("up") }).screen == """
                ╭─ Net ──────╮
                │ up         │
                ╰────────────╯
                """
        )
        let same = makeApp(
            GroupBox {
                Text("up")
            } label: {
                Text("Net")
            }
        ).screen
        #expect(same == makeApp(GroupBox(label: Text("Net")) { Text("up") }).screen)
        #expect(makeApp(GroupBox { Text("up") }).screen.row(0) == "╭────────────╮")
    }

    private struct Underlined: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(alignment: .leading, spacing: 0) {
                configuration.label
                Divider()
                configuration.content
            }
        }
    }

    @Test("a box has the style that it is given")
    func groupBoxStyle() {
        let box = GroupBox("Net") { Text("up") }.groupBoxStyle(Underlined())
        #expect(makeApp(box).screen == "Net\n──────────────\nup")
    }

    @Test("a group keeps by itself whether it is open")
    func disclosure() {
        let app = makeApp(
            DisclosureGroup("More") {
                Text("a"); Text("b")
            })
        #expect(app.screen == "▸ More")
        app.press(.return)
        #expect(app.screen == "▾ More\n  a\n  b")
        app.click(text: "More")
        #expect(app.screen == "▸ More")
    }

    private struct Bound: View {
        @State private var isExpanded = true
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Text(verbatim: isExpanded ? "open" : "closed")
                DisclosureGroup("More", isExpanded: $isExpanded) { Text("a") }
            }
        }
    }

    @Test("a group takes a binding")
    func binding() {
        let app = makeApp(Bound())
        #expect(app.screen == "open\n▾ More\n  a")
        app.press(.space)
        #expect(app.screen == "closed\n▸ More")
    }

    private struct Item: Identifiable {
        let id: String
        var children: [Item]?
    }

    private static let tree = [
        Item(id: "a", children: [Item(id: "b"), Item(id: "c", children: [Item(id: "d")])]),
        Item(id: "e"),
    ]

    @Test("a tree of rows opens branch by branch")
    func outline() {
        let app = makeApp(List(Self.tree, children: \.children) { Text($0.id) })
        #expect(app.screen == "▸ a\ne")
        app.press(.return)
        #expect(app.screen == "▾ a\n  b\n  ▸ c\ne")
        app.press(.downArrow)
        app.press(.return)
        #expect(app.screen == "▾ a\n  b\n  ▾ c\n    d\ne")
    }

    @Test("a badge stands at the end of a row")
    func badge() {
        let list = List {
            Text("Inbox").badge(3)
            Text("Read").badge(0)
            Text("New").badge("!")
        }
        #expect(makeApp(list).screen == "Inbox        3\nRead\nNew          !")
        #expect(makeApp(Text("Inbox").badge(3)).screen == "Inbox")
    }

    @Test(
        "elements move and go by their places",
        arguments: [
            ([0], 2, "bacd"), ([0], 4, "bcda"), ([3], 0, "dabc"), ([1, 3], 1, "abdc"), ([2], 2, "abcd"),
            ([2], 3, "abcd"), ([0, 1, 2, 3], 2, "abcd"), ([9], 0, "abcd"),
        ]
    )
    func moving(_ from: [Int], _ to: Int, _ result: String) {
        var letters = Array("abcd")
        letters.move(fromOffsets: IndexSet(from), toOffset: to)
        #expect(String(letters) == result)
    }

    @Test("elements are removed by their places")
    func removing() {
        var letters = Array("abcd")
        letters.remove(atOffsets: [1, 3])
        #expect(letters == ["a", "c"])
    }

    private struct Branch: Identifiable {
        let id: String
        var children: [Branch]?
    }

    private struct SelectableTree: View {
        @State private var one: String?
        @State private var many: Set<String> = []
        let isMultiple: Bool
        private let data = [Branch(id: "root", children: [Branch(id: "leaf")]), Branch(id: "other")]

        var body: some View {
            if isMultiple {
                List(data, children: \.children, selection: $many) { Text($0.id) }
            } else {
                List(data, children: \.children, selection: $one) { Text($0.id) }
            }
            Text(verbatim: "chosen \(isMultiple ? many.sorted().joined(separator: " ") : one ?? "")")
        }
    }

    @Test("an element of a tree is selected", arguments: [false, true])
    func selectedTree(isMultiple: Bool) {
        let app = makeApp(SelectableTree(isMultiple: isMultiple), width: 20)
        #expect(app.click(text: "other"))
        #expect(app.screen.position(of: "chosen other") != nil)
    }
}
