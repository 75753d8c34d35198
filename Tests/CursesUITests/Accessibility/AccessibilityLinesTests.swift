import CursesUITerminal
import CursesUITesting
import Foundation
import Testing

@testable import CursesUI

@MainActor
@Suite("Lines for screen readers")
struct AccessibilityLinesTests {
    /// Returns the lines that an app writes while an action runs.
    private func lines(_ app: TestApp, during action: () -> Void) -> [String] {
        let before = app.transcript
        action()
        return Array(app.transcript.dropFirst(before.count))
    }

    private func start(_ view: some View) -> TestApp { TestApp(view, isPlain: true) }

    /// Returns the lines for everything on the screen, without the last line, which describes the focused view.
    private func list(_ app: TestApp) -> [String] {
        lines(app) { app.press("l", modifiers: .control) }
    }

    // MARK: Words

    private func line(
        _ name: String, value: String? = nil, hint: String? = nil, traits: AccessibilityTraits = [],
        role: AccessibilityRole? = nil, isEnabled: Bool = true, place: (number: Int, count: Int)? = nil
    ) -> String {
        SpokenElement(
            AccessibilityElement(
                label: name, value: value, hint: hint, traits: traits, role: role, frame: .zero, isEnabled: isEnabled),
            place: place
        ).line
    }

    @Test("A line has the name, the role, the value, the state and the hint")
    func words() {
        #expect(line("Name", value: "", role: .textField) == "Name, text field, empty")
        #expect(line("Name", value: "Ada", role: .textField) == "Name, text field, Ada")
        #expect(line("Password", value: "•••", role: .secureTextField) == "Password, secure text field, 3 characters")
        #expect(line("Password", value: "•", role: .secureTextField) == "Password, secure text field, 1 character")
        #expect(line("Subscribe", value: "on", traits: [.isButton, .isToggle]) == "Subscribe, toggle, on")
        #expect(line("Send", traits: .isButton, isEnabled: false) == "Send, button, dimmed")
        #expect(line("Site", hint: "Opens a browser", traits: [.isButton, .isLink]) == "Site, link, Opens a browser")
        #expect(line("Settings", traits: [.isStaticText, .isHeader]) == "Settings, heading")
        #expect(line("Ada", traits: [.isStaticText, .isSelected], place: (3, 20)) == "Ada, row 3 of 20, selected")
        #expect(line("Text", traits: .isStaticText, isEnabled: false) == "Text")
        #expect(line("", value: "", role: .textField) == "text field, empty")
        #expect(line("", traits: .isButton) == "button")
        #expect(line("") == "unnamed")
    }

    @Test("Values other than 0 and nothing turn the mode on")
    func variable() {
        #expect(PlainMode.isOn(["CURSESUI_ACCESSIBLE": "1"]))
        #expect(PlainMode.isOn(["CURSESUI_ACCESSIBLE": "yes"]))
        #expect(!PlainMode.isOn(["CURSESUI_ACCESSIBLE": "0"]))
        #expect(!PlainMode.isOn(["CURSESUI_ACCESSIBLE": ""]))
        #expect(!PlainMode.isOn([:]))
    }

    // MARK: Controls

    private struct Controls: View {
        @State private var name = ""
        @State private var notes = ""
        @State private var isOn = false
        @State private var size = 50.0
        @State private var count = 1
        @State private var fruit = "Apple"

        var body: some View {
            VStack {
                Text("Order").accessibilityAddTraits(.isHeader)
                TextField("Name", text: $name)
                TextEditor(text: $notes).accessibilityLabel("Notes").frame(height: 3)
                Toggle("Gift", isOn: $isOn)
                Slider(value: $size, in: 0...100, step: 10) { Text("Size") }
                Stepper("Count: \(count)", value: $count)
                Picker("Fruit", selection: $fruit) {
                    ForEach(["Apple", "Pear"], id: \.self) { Text($0) }
                }
                Link("Terms", destination: URL(string: "https://example.com")!)
                Button("Send") {}.disabled(name.isEmpty)
            }
        }
    }

    @Test("The first line tells the keys, and each control says its name, role and value when it gets the focus")
    func controls() {
        let app = start(Controls())
        #expect(app.transcript == [LinePresenter.greeting, "Name, text field, empty"])
        #expect(
            lines(app) { app.press(.tab, times: 6) } == [
                "Notes, text area, empty", "Gift, toggle, off", "Size, slider, 50%", "Count: 1, stepper",
                "Fruit, picker, Apple", "Terms, link",
            ])
    }

    @Test("A change of the value of the view with the focus is said alone")
    func values() {
        let app = start(Controls())
        app.press(.tab, times: 2)
        #expect(lines(app) { app.press(.space) } == ["on"])
        app.press(.tab)
        #expect(lines(app) { app.press(.rightArrow, times: 2) } == ["60%", "70%"])
        app.press(.tab)
        #expect(lines(app) { app.press(.rightArrow) } == ["Count: 2, stepper"])
    }

    @Test("Typed text is on a row of its own, and is edited there")
    func typing() {
        let app = start(Controls())
        app.type("Adb")
        app.press(.delete)
        app.type("a 漢")
        #expect(app.transcript.suffix(2) == ["Name, text field, empty", "Ada 漢"])
        app.press(.home)
        app.type("X")
        #expect(app.transcript.last == "XAda 漢")
        app.press(.tab)
        app.type("one\ntwo")
        app.press(.upArrow)
        app.type("!")
        #expect(app.transcript.suffix(5) == ["XAda 漢", "Notes, text area, empty", "one", "two", "one!"])
        app.press(.tab, modifiers: .shift)
        #expect(app.transcript.suffix(2) == ["Name, text field", "XAda 漢"])
    }

    @Test("Control-L lists everything in reading order, and Control-G repeats the line")
    func list() {
        let app = start(Controls())
        app.type("Ada")
        #expect(
            list(app) == [
                "Order, heading", "Name, text field, Ada", "Notes, text area, empty", "Gift, toggle, off",
                "Size, slider, 50%", "Count: 1, stepper", "Fruit, picker, Apple", "Terms, link", "Send, button",
                "Name, text field", "Ada",
            ])
        #expect(lines(app) { app.press("g", modifiers: .control) } == ["Name, text field", "Ada"])
        app.press(.tab, times: 2)
        #expect(lines(app) { app.press("g", modifiers: .control) } == ["Gift, toggle, off"])
    }

    @Test("A control that cannot be used is dimmed in the list")
    func dimmed() {
        let app = start(Controls())
        #expect(list(app).contains("Send, button, dimmed"))
    }

    @Test("A secret is a mark for each character")
    func secret() {
        let app = start(SecureField("Password", text: .constant("secret")))
        #expect(app.transcript.dropFirst().first == "Password, secure text field, 6 characters")
        #expect(!app.transcript.contains { $0.contains("secret") })
    }

    // MARK: Lists and windows

    @Test("A row says its place and whether it is selected; an hundred rows that are not built count")
    func rows() {
        struct Names: View {
            @State private var selection: Int? = 2
            var body: some View {
                List(1..<121, id: \.self, selection: $selection) { Text("Row \($0)") }
            }
        }
        let app = start(Names())
        #expect(app.transcript.last == "Row 2, row 2 of 120, selected")
        #expect(lines(app) { app.press(.downArrow) } == ["Row 3, row 3 of 120, selected"])
    }

    @Test("A row of several is selected and deselected")
    func selection() {
        struct Names: View {
            @State private var selection: Set<Int> = []
            var body: some View {
                List(1..<4, id: \.self, selection: $selection) { Text("Row \($0)") }
            }
        }
        let app = start(Names())
        #expect(app.transcript.last == "Row 1, row 1 of 3")
        #expect(lines(app) { app.press(.space) } == ["selected"])
        #expect(lines(app) { app.press(.space) } == ["not selected"])
    }

    @Test("An alert says its title and message, and the view beneath is said again afterwards")
    func alert() {
        struct Deletion: View {
            @State private var isAsking = false
            var body: some View {
                Button("Delete") { isAsking = true }
                    .alert("Delete the file?", isPresented: $isAsking) {
                        Button("Delete all", role: .destructive) {}
                        Button("Cancel", role: .cancel) {}
                    } message: {
                        Text("It cannot be undone.")
                    }
            }
        }
        let app = start(Deletion())
        let opened = lines(app) { app.press(.return) }
        #expect(opened.prefix(2) == ["Alert: Delete the file?", "It cannot be undone."])
        #expect(opened.count == 3 && opened[2].hasSuffix(", button"))
        #expect(
            list(app).dropLast() == [
                "Delete the file?", "It cannot be undone.", "Delete all, button", "Cancel, button",
            ])
        #expect(lines(app) { app.press(.escape) } == ["Delete, button"])
    }

    @Test("A sheet and a menu say what they are")
    func windows() {
        struct Windows: View {
            @State private var isShown = false
            var body: some View {
                VStack {
                    Button("Open") { isShown = true }
                    Menu("More") { Button("Copy") {} }
                }
                .sheet(isPresented: $isShown) {
                    Text("Welcome")
                    Button("Done") { isShown = false }
                }
            }
        }
        let app = start(Windows())
        #expect(lines(app) { app.press(.return) } == ["Sheet: Welcome", "Done, button"])
        #expect(lines(app) { app.press(.return) } == ["Open, button"])
        app.press(.tab)
        #expect(app.transcript.last == "More, menu")
        #expect(lines(app) { app.press(.return) } == ["Menu", "Copy, button"])
    }

    @Test("A screen says its title, and the list has nothing of the screen that it covers")
    func navigation() {
        let app = start(
            NavigationStack {
                NavigationLink("Details") {
                    Button("Rename") {}.navigationTitle("File")
                }
                .navigationTitle("Files")
            })
        #expect(app.transcript.dropFirst() == ["Screen: Files", "Details, button"])
        let opened = lines(app) { app.press(.return) }
        #expect(opened.first == "Screen: File")
        #expect(opened.last?.hasSuffix("button") == true)
        #expect(!list(app).contains { $0.hasPrefix("Details") })
        #expect(lines(app) { app.press(.escape) } == ["Screen: Files", "Details, button"])
    }

    @Test("A screen without controls is read whole")
    func texts() {
        let app = start(
            VStack {
                Text("Hello"); Text("···"); Text("World")
            })
        #expect(app.transcript.dropFirst() == ["Hello", "World"])
        #expect(lines(app) { app.press(.tab) }.isEmpty)
    }

    @Test("An announcement is a line")
    func announcement() {
        let app = start(Button("Save") { AccessibilityNotification.Announcement("3 files\u{1B} saved").post() })
        #expect(lines(app) { app.press(.return) } == ["3 files␛ saved"])
        let drawn = TestApp(Button("Save") { AccessibilityNotification.Announcement("saved").post() })
        drawn.press(.return)
        #expect(drawn.transcript.isEmpty)
    }

    @Test("A task announces in the app that has started it, not in another app of the process")
    func announcementOfTask() async {
        struct Tasks: View {
            @Environment(\.continuousClock) private var clock
            var body: some View {
                Button("Save") {
                    Task {
                        try await clock.sleep(for: .seconds(1))
                        AccessibilityNotification.Announcement("saved").post()
                    }
                }
                .task {
                    AccessibilityNotification.Announcement("started").post()
                    guard (try? await clock.sleep(for: .seconds(1))) != nil else { return }
                    AccessibilityNotification.Announcement("ready").post()
                }
            }
        }
        let oldest = start(Text("oldest"))
        let app = start(Tasks())
        app.press(.return)
        await app.wait { $0.transcript.contains("started") }
        await app.advance(by: .seconds(2))
        await app.wait { $0.transcript.contains("saved") && $0.transcript.contains("ready") }
        #expect(oldest.transcript.dropFirst() == ["oldest"])
    }

    @Test("A task that outlives its app announces in no other app")
    func announcementOfTaskWithoutApp() async {
        let remaining = start(Text("remaining"))
        let (end, ends) = AsyncStream<Void>.makeStream()
        var task: Task<ViewHost?, Never>?
        weak var ended: ViewHost?
        do {
            let app = start(
                Button("Save") {
                    task = Task {
                        for await _ in end {}
                        AccessibilityNotification.Announcement("saved").post()
                        return ViewHost.current
                    }
                })
            app.press(.return)
            ended = app.host
        }
        #expect(ended == nil)
        ends.finish()
        #expect(await task?.value == nil)
        #expect(remaining.transcript.dropFirst() == ["remaining"])
    }

    @Test("The app knows the mode, and draws no frames")
    func environment() {
        struct Reader: View {
            @Environment(\.accessibilityVoiceOverEnabled) private var isOn
            var body: some View { Text(isOn ? "lines" : "cells") }
        }
        #expect(start(Reader()).transcript.last == "lines")
        #expect(start(Reader()).screen.position(of: "lines") == nil)
        #expect(TestApp(Reader()).screen.position(of: "cells") != nil)
    }

    @Test("While the terminal is busy nothing is lost")
    func busy() {
        let app = start(Controls())
        app.terminal.isReady = false
        app.press(.tab, times: 2)
        #expect(app.transcript.count == 2)
        app.terminal.isReady = true
        app.settle()
        #expect(app.transcript.dropFirst(2) == ["Gift, toggle, off"])
    }

    @Test("A value that changes by itself is said three times until the next key")
    func changesWithoutKeys() {
        let app = TestApp(CountingButton(), isPlain: true)
        app.advance(by: .seconds(10))
        #expect(app.transcript.suffix(4) == ["Seconds, button, 0", "1", "2", "3"])
        app.press("x")
        app.advance(by: .seconds(10))
        #expect(app.transcript.suffix(4) == ["3", "11", "12", "13"])
    }

    @Test("A date is said with the part that receives the keys")
    func date() {
        let app = TestApp(
            DateForm().environment(\.timeZone, TimeZone(identifier: "UTC")!), isPlain: true)
        app.press(.rightArrow)
        app.press(.upArrow)
        app.type("1")
        #expect(
            app.transcript.drop { !$0.hasPrefix("Due") } == [
                "Due, date, 2026-05-09, year 2026", "2026-05-09, month 05", "2026-06-09, month 06",
                "2026-06-09, month 1_",
            ])
    }

    @Test("The palette says the chosen command, and how many match")
    func palette() {
        let app = TestApp(
            Button("OK") {}.paletteCommands {
                Button("Add a boat") {}
                Button("Boil water") {}
            }, isPlain: true)
        app.press("p", modifiers: .control)
        app.press(.downArrow)
        app.type("boi")
        app.type("x")
        let lines = app.transcript.drop { $0 != "Commands" }.map { String($0) }
        #expect(lines.first == "Commands")
        #expect(lines.contains { $0.hasPrefix("Command, text field, empty, Add a boat, 1 of ") })
        #expect(lines.contains { $0.hasPrefix("Boil water, 2 of ") })
        #expect(lines.contains { $0.hasPrefix("Boil water, 1 of ") })
        #expect(lines.contains("No command matches"))
    }

    @Test("Where no control has the focus, the repeated line says so")
    func noFocus() {
        let app = TestApp(Text("alone"), isPlain: true)
        app.press("g", modifiers: .control)
        #expect(app.transcript.last == "No control has the focus.")
    }
}

private struct CountingButton: View {
    @State private var seconds = 0

    var body: some View {
        Button("Seconds") {}
            .accessibilityValue("\(seconds)")
            .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in seconds += 1 }
    }
}

private struct DateForm: View {
    @State private var date = Date(timeIntervalSinceReferenceDate: 800_000_000)

    var body: some View {
        Form { DatePicker("Due", selection: $date, displayedComponents: .date) }
    }
}
