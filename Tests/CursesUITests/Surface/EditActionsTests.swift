import CursesUITesting
import Testing

@testable import CursesUI

/// Lists and tables that change what they show.
@MainActor
@Suite("Edited lists and unfolded tables")
struct EditActionsTests {
    private struct Task: Identifiable, Equatable {
        let id: Int
        var title: String
    }

    private struct Tasks: View {
        let actions: EditActions<[Task]>
        @State private var tasks = [
            Task(id: 1, title: "one"), Task(id: 2, title: "two"), Task(id: 3, title: "three"),
        ]
        @State private var chosen: Int?

        var body: some View {
            List($tasks, editActions: actions, selection: $chosen) { $task in Text(verbatim: task.title) }
            Text(verbatim: tasks.map(\.title).joined(separator: " "))
        }
    }

    private func app(_ view: some View, width: Int = 24, height: Int = 6) -> TestApp {
        TestApp(view, size: CellSize(width: width, height: height))
    }

    @Test("Delete deletes a row, and Alt with an arrow moves one, if the list allows it")
    func list() {
        let all = app(Tasks(actions: .all))
        #expect(all.screen.text.contains("one two three"))
        all.press(.downArrow, modifiers: .option)
        #expect(all.screen.text.contains("two one three"))
        all.press(.delete)
        #expect(all.screen.text.contains("two three"))
        #expect(!all.screen.text.contains("one"))

        let moving = app(Tasks(actions: .move))
        moving.press(.delete)
        #expect(moving.screen.text.contains("one two three"))
        moving.press(.downArrow, modifiers: .option)
        #expect(moving.screen.text.contains("two one three"))

        let deleting = app(Tasks(actions: .delete))
        deleting.press(.downArrow, modifiers: .option)
        #expect(deleting.screen.text.contains("one two three"))
        deleting.press(.delete)
        #expect(deleting.screen.text.contains("two three"))
    }

    @Test("A row has a binding to its element")
    func binding() {
        struct Switches: View {
            @State private var values = [false, true]

            var body: some View {
                List {
                    ForEach($values, id: \.self, editActions: .delete) { $value in Toggle("on", isOn: $value) }
                }
                Text(verbatim: "\(values)")
            }
        }
        let app = app(Switches())
        app.press(.space)
        #expect(app.screen.text.contains("[true, true]"))
    }

    private struct File: Identifiable {
        let id: String
        var files: [File]?
    }

    private static let tree = [
        File(id: "music", files: [File(id: "song"), File(id: "albums", files: [File(id: "blue")])]), File(id: "notes"),
    ]

    @Test("Right and Left unfold and fold the rows of a table")
    func outline() {
        struct Files: View {
            @State private var chosen: String?

            var body: some View {
                Table(EditActionsTests.tree, children: \.files, selection: $chosen) {
                    TableColumn("Name", value: \.id)
                    TableColumn("Size") { Text(verbatim: "\($0.id.count)") }
                }
            }
        }
        let app = app(Files(), height: 8)
        #expect(app.screen.text.contains("▸ music"))
        #expect(!app.screen.text.contains("song"))
        app.press(.rightArrow)
        #expect(app.screen.text.contains("▾ music"))
        #expect(app.screen.text.contains("song"))
        #expect(app.screen.text.contains("▸ albums"))
        // The cells of other columns stay below their title.
        #expect(app.screen.position(of: "Size")?.column == app.screen.position(of: "4")?.column)
        app.press(.downArrow)
        app.press(.downArrow)
        app.press(.rightArrow)
        #expect(app.screen.text.contains("blue"))
        app.press(.leftArrow)
        #expect(!app.screen.text.contains("blue"))
        app.press(.leftArrow)
        app.press(.leftArrow)
        #expect(!app.screen.text.contains("song"))
    }

    @Test("A row of a table shows rows below it while a binding is true")
    func disclosure() {
        struct Files: View {
            @State private var isExpanded = true

            var body: some View {
                Table(of: File.self) {
                    TableColumn("Name", value: \.id)
                } rows: {
                    DisclosureTableRow(File(id: "folder"), isExpanded: $isExpanded) {
                        ForEach([File(id: "inner")])
                    }
                    TableRow(File(id: "other"))
                }
                Button(isExpanded ? "fold" : "unfold") { isExpanded.toggle() }
            }
        }
        let app = app(Files(), height: 8)
        #expect(app.screen.text.contains("inner"))
        app.click(text: "fold")
        #expect(!app.screen.text.contains("inner"))
        #expect(app.screen.text.contains("▸ folder"))
        #expect(app.screen.text.contains("other"))
    }

    @Test("A customization hides columns, and columns come from data")
    func columns() {
        struct Files: View {
            @State private var customization = TableColumnCustomization<File>()

            var body: some View {
                Table(EditActionsTests.tree, columnCustomization: $customization) {
                    TableColumn("Name", value: \.id)
                    TableColumn("Size") { Text(verbatim: "\($0.id.count)") }.customizationID("size")
                    TableColumn("Kind") { _ in Text(verbatim: "file") }.defaultVisibility(.hidden)
                        .customizationID("kind")
                    TableColumnForEach(["A", "B"], id: \.self) { title in
                        TableColumn(title) { Text(verbatim: title.lowercased() + $0.id.prefix(1)) }
                    }
                }
                Button("swap") {
                    customization[visibility: "size"] = .hidden
                    customization[visibility: "kind"] = .visible
                }
            }
        }
        let app = app(Files(), width: 60, height: 8)
        #expect(app.screen.text.contains("Size"))
        #expect(!app.screen.text.contains("Kind"))
        #expect(app.screen.text.contains("am"))
        #expect(app.screen.text.contains("bn"))
        app.click(text: "swap")
        #expect(!app.screen.text.contains("Size"))
        #expect(app.screen.text.contains("Kind"))
        var customization = TableColumnCustomization<File>()
        customization[visibility: "a"] = .hidden
        #expect(customization[visibility: "a"] == .hidden)
        #expect(customization[visibility: "b"] == .automatic)
        customization[visibility: "a"] = .automatic
        #expect(customization == TableColumnCustomization())
    }
}
