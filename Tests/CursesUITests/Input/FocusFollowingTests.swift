import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("The focus follows an element to a different container")
struct FocusFollowingTests {
    struct Card: Identifiable, Hashable {
        let id: String
    }

    @MainActor @Observable
    final class Model {
        var columns: [[Card]] = [["a", "b", "c"].map(Card.init), ["d"].map(Card.init)]

        func move(_ id: String, to column: Int) {
            for index in columns.indices { columns[index].removeAll { $0.id == id } }
            columns[column].append(Card(id: id))
        }
    }

    private let model = Model()

    private func makeApp(_ view: some View) -> TestApp {
        TestApp(view, size: CellSize(width: 50, height: 16))
    }

    // MARK: Columns

    private struct Column: View {
        let cards: [Card]
        let move: (String) -> Void

        var body: some View {
            VStack {
                Text("Column")
                ForEach(cards) { card in
                    HStack {
                        Button("open \(card.id)") {}
                        Button("move \(card.id)") { move(card.id) }
                    }
                }
            }
        }
    }

    private struct Board: View {
        let model: Model
        var body: some View {
            HStack {
                Column(cards: model.columns[0]) { model.move($0, to: 1) }
                Column(cards: model.columns[1]) { model.move($0, to: 0) }
            }
        }
    }

    @Test("a control of a card that moves to another column keeps the focus, and moves it back")
    func columns() {
        let app = makeApp(Board(model: model))
        while app.focused?.name != "move b" { app.press(.tab) }
        app.press(.return)
        #expect(model.columns[1].map(\.id) == ["d", "b"])
        #expect(app.focused?.name == "move b")
        app.press(.return)
        #expect(model.columns[0].map(\.id) == ["a", "c", "b"])
        #expect(app.focused?.name == "move b")
    }

    @Test("a card that is removed leaves the focus to its neighbour, whatever else appears")
    func removed() {
        let app = makeApp(Board(model: model))
        while app.focused?.name != "open b" { app.press(.tab) }
        model.columns[0].removeAll { $0.id == "b" }
        model.columns[1].append(Card(id: "e"))
        app.settle()
        #expect(app.focused?.name == "open c")
    }

    private struct Twice: View {
        let model: Model
        var body: some View {
            HStack {
                Column(cards: model.columns[0]) { _ in }
                Column(cards: [Card(id: "a"), Card(id: "b")]) { _ in }
            }
        }
    }

    @Test("an element that was in both containers leaves the focus to its neighbour")
    func twice() {
        let app = makeApp(Twice(model: model))
        while app.focused?.name != "open a" { app.press(.tab) }
        model.columns[0].removeFirst()
        app.settle()
        #expect(app.focused?.name == "open b")
    }

    // MARK: A state of the focus

    private struct Bound: View {
        let model: Model
        @FocusState private var focused: String?

        var body: some View {
            HStack {
                column(0)
                column(1)
            }
            Text(verbatim: "focused \(focused ?? "-")")
        }

        private func column(_ index: Int) -> some View {
            VStack {
                ForEach(model.columns[index]) { card in
                    Text(card.id).focusable().focused($focused, equals: card.id)
                        .onKeyPress(index == 0 ? .rightArrow : .leftArrow) {
                            model.move(card.id, to: 1 - index)
                            focused = card.id
                            return .handled
                        }
                }
            }
        }
    }

    @Test("a focus state names the card before and after it has moved")
    func state() {
        let app = makeApp(Bound(model: model))
        app.press(.downArrow)
        #expect(app.screen.position(of: "focused b") != nil)
        app.press(.rightArrow)
        #expect(model.columns[1].map(\.id) == ["d", "b"])
        #expect(app.screen.position(of: "focused b") != nil)
        #expect(app.focused?.name == "b")
        app.press(.leftArrow)
        #expect(model.columns[0].map(\.id) == ["a", "c", "b"])
        #expect(app.focused?.name == "b")
    }

    // MARK: Lists

    private struct Lists: View {
        let model: Model
        @State private var chosen: String?

        var body: some View {
            HStack {
                ForEach(0..<2, id: \.self) { index in
                    List(selection: $chosen) {
                        ForEach(model.columns[index]) { Text($0.id) }
                    }
                    .onKeyPress("m") {
                        if let chosen { model.move(chosen, to: 1 - index) }
                        return .handled
                    }
                }
            }
        }
    }

    @Test("a row that moves to another list keeps the focus")
    func lists() {
        let app = makeApp(Lists(model: model))
        app.press(.downArrow)
        #expect(app.focused?.name == "b")
        app.type("m")
        #expect(model.columns[1].map(\.id) == ["d", "b"])
        #expect(app.focused?.name == "b")
        app.press(.upArrow)
        #expect(app.focused?.name == "d")
    }

    private struct Sections: View {
        let model: Model
        @State private var chosen: String?

        var body: some View {
            List(selection: $chosen) {
                Section("one") { ForEach(model.columns[0]) { Text($0.id) } }
                Section("two") { ForEach(model.columns[1]) { Text($0.id) } }
            }
            .onKeyPress("m") {
                if let chosen { model.move(chosen, to: 1) }
                return .handled
            }
        }
    }

    @Test("a row that moves to another section of its list keeps the focus")
    func sections() {
        let app = makeApp(Sections(model: model))
        app.press(.downArrow)
        #expect(app.focused?.name == "b")
        app.type("m")
        #expect(model.columns[1].map(\.id) == ["d", "b"])
        #expect(app.focused?.name == "b")
        app.press(.upArrow)
        #expect(app.focused?.name == "d")
    }

    @Test("after a button that has gone, the focus is in sight, not at a row beyond the edge")
    func inSight() {
        struct Screen: View {
            @State private var chosen: Set<Int> = [1]
            var body: some View {
                HStack {
                    List(0..<30, id: \.self, selection: $chosen) { Text(verbatim: "row \($0)") }
                    if !chosen.isEmpty { Button("Remove") { chosen = [] } }
                }
            }
        }
        let app = TestApp(Screen(), size: CellSize(width: 30, height: 8))
        app.click(text: "Remove")
        let frame = app.focused?.frame ?? .zero
        #expect(!frame.isEmpty && frame.maxRow <= 8, "\(frame)")
    }

    // MARK: Empty lists

    private struct Inbox: View {
        @State var rows = ["a", "b", "c"]

        var body: some View {
            VStack {
                Button("Load") { rows = ["x", "y"] }
                List(rows, id: \.self) { Text($0).focusable() }
            }
            .onKeyPress("e") {
                rows = rows.isEmpty ? ["d", "e"] : []
                return .handled
            }
        }
    }

    @Test("the focus returns to a list whose rows have gone, and come again")
    func emptied() {
        let app = makeApp(Inbox())
        app.press(.tab)
        app.press(.downArrow)
        #expect(app.focused?.name == "b")
        app.press("e")
        #expect(app.focused?.name == "Load")
        app.press("e")
        #expect(app.focused?.name == "d")
        // If the user has pressed the button, the focus stays on it.
        app.press("e")
        app.press(.return)
        #expect(app.focused?.name == "Load")
        #expect(app.screen.text.contains("x"))
    }

    private struct Folder: View {
        let isSortable: Bool
        @State private var cards = ["a", "b"].map(Card.init)
        @State private var selection: String?
        @State private var order = [KeyPathComparator(\Card.id)]

        var body: some View {
            Group {
                if isSortable {
                    Table(cards, selection: $selection, sortOrder: $order) { TableColumn("Name", value: \.id) }
                } else {
                    Table(cards, selection: $selection) { TableColumn("Name", value: \.id) }
                }
            }
            .onKeyPress("e") {
                cards = cards.isEmpty ? [Card(id: "c")] : []
                return .handled
            }
        }
    }

    @Test("the focus returns to the rows of a table, from its titles")
    func emptiedTable() {
        let app = makeApp(Folder(isSortable: true))
        app.press("e")
        #expect(app.focused?.name.hasPrefix("Name") == true, "\(app.screen)")
        app.press("e")
        app.press(.return)
        #expect(app.screen.position(of: "› c") != nil, "\(app.screen)")
    }

    @Test("a table or list without rows keeps the focus, and is seen to have it")
    func emptiedSelection() {
        let app = makeApp(Folder(isSortable: false))
        app.press("e")
        let empty = app.screen
        #expect(empty.cell(1, 1).style != empty.cell(1, 15).style, "\(empty)")
        app.press("e")
        app.press(.return)
        #expect(app.screen.position(of: "› c") != nil, "\(app.screen)")

        struct Inbox: View {
            @State var rows: [String] = []
            @State var selection: String?

            var body: some View {
                List(rows, id: \.self, selection: $selection) { Text($0) }
                    .onKeyPress("n") {
                        rows.append("new")
                        return .handled
                    }
            }
        }
        let inbox = makeApp(Inbox())
        let start = inbox.screen
        #expect(start.cell(1, 0).style != start.cell(1, 15).style, "\(start)")
        inbox.press("n")
        #expect(inbox.screen.text.contains("new"))
        #expect(inbox.focused?.name == "new")
    }

    private struct Search: View {
        @State var rows: [String] = []
        @State var text = ""

        var body: some View {
            NavigationStack {
                List(rows, id: \.self) { Button($0) {} }
                    .searchable(text: $text)
            }
            .onKeyPress(keys: ["l"], phases: .down) { press in
                guard press.modifiers == .option else { return .ignored }
                rows = ["a", "b"]
                return .handled
            }
        }
    }

    @Test("a list whose rows come later gets the focus, unless the user has begun to search")
    func firstRows() {
        let app = makeApp(Search())
        app.press("l", modifiers: .option)
        #expect(app.focused?.name == "a")

        let searched = makeApp(Search())
        searched.type("x")
        searched.press("l", modifiers: .option)
        #expect(searched.screen.text.contains("x"))
        #expect(searched.focused?.name != "a")
    }
}
