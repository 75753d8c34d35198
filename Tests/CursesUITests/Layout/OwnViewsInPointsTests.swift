import CursesUITesting
import Foundation
import Testing

@testable import CursesUI

/// Tests that CursesUI's built-in views take the same cells in an app that measures lengths in points.
@MainActor
@Suite("the framework's own views, in points")
struct OwnViewsInPointsTests {
    /// Expects that the screen after some keys is the same with both units of length.
    private func isSame(
        _ view: some View, _ keys: [KeyPress] = [], width: Int = 70, height: Int = 30,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let screens = [CellMetrics.cells, .points].map { metrics in
            let app = TestApp(view, size: CellSize(width: width, height: height), cellMetrics: metrics)
            for key in keys { app.send(.key(key)) }
            return app.screen
        }
        #expect(screens[0] == screens[1], sourceLocation: sourceLocation)
    }

    private var controls: some View {
        VStack {
            Button("Save") {}.keyboardShortcut("s")
            Toggle("Loud", isOn: .constant(true))
            TextField("Name", text: .constant("Ada"))
            Slider(value: .constant(0.5))
            Stepper("Count", value: .constant(3))
            ProgressView("Loading", value: 0.3)
            Gauge(value: 0.3) { Text("Fuel") }
            Menu("More") { Button("Rename") {}.keyboardShortcut("r") }
            LabeledContent("Size", value: "12")
            Label("Title", systemImage: "star")
        }
    }

    @Test("the palette, the panel of keys and the footer")
    func windows() {
        isSame(controls.keyHelp(.visible), [KeyPress("p", modifiers: .control)])
        isSame(controls.keyHelp(.visible), [KeyPress(.function(1))])
        isSame(controls.keyHelp(.visible), [], width: 40, height: 12)
    }

    @Test("dialogs, sheets, menus and popovers")
    func layers() {
        isSame(
            Text("behind").alert("Delete?", isPresented: .constant(true)) {
                Button("Delete", role: .destructive) {}
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("It cannot be brought back.")
            })
        isSame(
            Text("behind").confirmationDialog("Delete?", isPresented: .constant(true)) { Button("Delete") {} })
        isSame(Text("behind").sheet(isPresented: .constant(true)) { controls })
        isSame(Menu("Long") { ForEach(0..<50, id: \.self) { Button("row \($0)") {} } }, [KeyPress(.return)])
        isSame(Text("file").contextMenu { Button("Rename") {} }, [KeyPress(.function(9))])
    }

    @Test("lists, tables, forms, boxes and disclosures")
    func containers() {
        isSame(List { Section("One") { Text("row").badge(3) } })
        isSame(List { Section("One") { Text("row") } }.listStyle(.insetGrouped))
        isSame(
            Form {
                Section("One") { controls }
                DisclosureGroup("Closed") { Text("in") }
                DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)))
                ColorPicker("Colour", selection: .constant(.red))
                Picker("Choice", selection: .constant(1)) { Text("one").tag(1) }
            }
            .formStyle(.grouped))
        isSame(GroupBox("Box") { DisclosureGroup("Open", isExpanded: .constant(true)) { Text("in") } })
        isSame(ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Try again.")))
        isSame(TabView { Text("one").tabItem { Label("One", systemImage: "star") } })
        isSame(
            NavigationStack {
                List { NavigationLink("in") { Text("there") } }.navigationTitle("Title").searchable(text: .constant(""))
                    .toolbar { Button("Add") {} }
            })
        isSame(
            NavigationSplitView {
                List { Text("a") }
            } detail: {
                Text("b")
            })
    }

    @Test("Markdown with lists, quotes, code and tables")
    func markdown() {
        let text = """
            # Title

            A paragraph.

            - one
            - two

              more

            1. first
            10. tenth

            > quoted

            ```swift
            let answer = 42
            ```

            | a | b |
            | - | - |
            | 1 | 2 |
            """
        isSame(MarkdownView(text))
    }

    @Test("calendars and logs")
    func others() {
        isSame(
            DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0))).datePickerStyle(.graphical))
        let log = LogStore()
        log.append(contentsOf: ["one", "two"])
        isSame(LogView(log))
    }
}
