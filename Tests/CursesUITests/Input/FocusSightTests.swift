import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("The focus stays in sight, and near where it was")
struct FocusSightTests {
    private func makeApp(_ view: some View, width: Int = 24, height: Int = 8) -> TestApp {
        TestApp(view, size: CellSize(width: width, height: height))
    }

    // MARK: Scrolled away

    private struct Buttons: View {
        @State var pressed = -1
        @State var text = ""
        var body: some View {
            ScrollView {
                VStack(alignment: .leading, spacing: 0) {
                    TextField("Name", text: $text)
                    ForEach(0..<30, id: \.self) { index in Button("B\(index)") { pressed = index } }
                    Text("pressed \(pressed) \(text)")
                }
            }
        }
    }

    @Test("a key that acts scrolls to a control that is scrolled away before it acts; typed text is kept")
    func scrolledAway() {
        let app = makeApp(Buttons())
        app.type("a")
        app.scroll(9, column: 2, row: 2)
        #expect(app.screen.position(of: "Name") == nil)
        app.type("b")
        #expect(app.screen.position(of: "ab") != nil)
        app.press(.tab)
        app.scroll(9, column: 2, row: 2)
        app.press(.return)
        #expect(app.screen.position(of: "B0") != nil)
        app.press(.end)
        #expect(app.screen.position(of: "pressed -1") != nil)
    }

    private struct Growing: View {
        @State var count = 0
        var body: some View {
            ScrollView {
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(0..<(5 + count), id: \.self) { Text("row \($0)") }
                    Button("Add") { count += 3 }
                }
            }
        }
    }

    @Test("the window follows the focus when content above it grows")
    func growing() {
        let app = makeApp(Growing())
        for _ in 0..<4 {
            app.press(.return)
            #expect(app.screen.position(of: "[ Add ]") != nil)
        }
        // If the user scrolls away from the focused control, the scroll position does not jump back.
        app.scroll(-9, column: 10, row: 2)
        #expect(app.screen.row(0).contains("row 0"))
    }

    // MARK: Windows

    private struct Removing: View {
        @State var rows = Array(0..<12)
        var body: some View {
            List {
                ForEach(rows, id: \.self) { row in
                    Text("row \(row)").contextMenu { Button("Remove") { rows.removeAll { $0 == row } } }
                }
            }
        }
    }

    @Test("when a row is removed by its menu, the next row gets the focus")
    func removedByMenu() {
        let app = makeApp(Removing())
        app.press(.downArrow, times: 3)
        app.press(.function(9))
        app.press(.return)
        #expect(app.focused?.name == "row 4")
    }

    private struct Panes: View {
        @State var selection: Int?
        @State var text = ""
        var body: some View {
            NavigationSplitView {
                List(0..<6, id: \.self, selection: $selection) { Text("row \($0)") }.searchable(text: $text)
            } detail: {
                Button("detail") {}
            }
        }
    }

    @Test("F6 leads to the rows of a pane, not to its search field")
    func panes() {
        let app = makeApp(Panes(), width: 60, height: 12)
        app.press(.downArrow, times: 2)
        let row = app.focused?.name
        #expect(row?.hasPrefix("row") == true)
        app.press(.function(6))
        #expect(app.focused?.name == "detail")
        app.press(.function(6))
        #expect(app.focused?.name == row)
        #expect(app.focused?.traits.contains(.isSelected) == true)
    }

    // MARK: Rows

    private struct Swiped: View {
        let log: Log
        var body: some View {
            List {
                ForEach(0..<4, id: \.self) { row in
                    Text("row \(row)")
                        .swipeActions { Button("Bin") { log.add("bin \(row)") } }
                        .swipeActions(edge: .leading) { Button("Pin") { log.add("pin \(row)") } }
                }
            }
        }
    }

    @Test("swipe actions are shown at their edges by arrows; the focus goes back to their row")
    func swipes() {
        let log = Log()
        let app = makeApp(Swiped(log: log))
        app.press(.downArrow)
        app.press(.rightArrow)
        #expect(app.screen.row(1).contains("[ Bin ]"))
        #expect(!app.screen.row(1).contains("Pin"))
        app.press(.leftArrow)
        #expect(app.focused?.name == "row 1")
        app.press(.leftArrow)
        app.press(.return)
        #expect(log.take() == ["pin 1"])
        // The actions are hidden once one has been chosen.
        #expect(!app.screen.text.contains("Pin"))
        #expect(app.focused?.name == "row 1")
        app.press(.rightArrow)
        app.press(.escape)
        #expect(app.focused?.name == "row 1")
    }

    @Test("in a narrow row the actions cut the text off and stay whole")
    func narrowSwipe() {
        let view = List { Text("a rather long row of words").swipeActions { Button("Bin") {} } }
        let app = makeApp(view, width: 20)
        app.press(.rightArrow)
        #expect(app.screen.row(0).hasSuffix("[ Bin ]"))
        #expect(app.screen.row(0).contains("…"))
        #expect(app.screen.row(1) == "")
    }

    private struct Deleting: View {
        @State var rows = (0..<8).map(String.init)
        @State var selection: Set<String> = []
        var body: some View {
            List(selection: $selection) {
                ForEach(rows, id: \.self) { Text("row \($0)") }.onDelete { rows.remove(atOffsets: $0) }
            }
        }
    }

    @Test("Delete removes all selected rows if the row is one of them, else the row alone")
    func deletingSelected() {
        let app = makeApp(Deleting(), height: 10)
        app.press(.downArrow)
        app.press(.space)
        app.press(.downArrow, times: 2)
        app.press(.space)
        app.press(.delete)
        #expect(!app.screen.text.contains("row 1"))
        #expect(!app.screen.text.contains("row 3"))
        #expect(app.focused?.name == "row 4")
        app.press(.delete)
        #expect(app.focused?.name == "row 5")
        #expect(app.screen.text.contains("row 2"))
    }

    private struct Mixed: View {
        @State var selection: Int?
        var body: some View {
            List(selection: $selection) {
                ForEach(0..<4, id: \.self) { row in
                    HStack {
                        Text("row \(row)")
                        if row % 2 == 0 { Button("b\(row)") {} }
                    }
                }
                Text("chosen \(selection ?? -1)").selectionDisabled()
            }
        }
    }

    @Test("a selection follows from rows with a button to rows without")
    func mixedRows() {
        let app = makeApp(Mixed())
        for row in 1..<4 {
            app.press(.downArrow)
            #expect(app.screen.text.contains("chosen \(row)"))
        }
    }

    @Test("rows that can be dragged are one stop for Tab")
    func draggableRows() {
        let view = VStack(spacing: 0) {
            List { ForEach(0..<20, id: \.self) { Text("row \($0)").draggable("\($0)") } }
            Button("after") {}
        }
        let app = makeApp(view)
        app.press(.tab)
        let first = app.focused?.name
        app.press(.tab)
        #expect(first == "after" || app.focused?.name == "after")
    }

    @Test("edit mode draws its signs in a list with a selection")
    func editing() {
        struct Editable: View {
            @State var rows = ["a", "b"]
            @State var selection: String?
            var body: some View {
                NavigationStack {
                    List(selection: $selection) {
                        ForEach(rows, id: \.self) { Text($0) }.onDelete { rows.remove(atOffsets: $0) }
                    }
                    .toolbar { EditButton() }
                }
            }
        }
        let app = makeApp(Editable())
        app.click(text: "Edit")
        let edited = app.screen
        app.resize(width: 25, height: 8)
        app.resize(width: 24, height: 8)
        #expect(app.screen == edited)
    }
}
