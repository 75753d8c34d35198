@testable import CursesUI
import CursesUITesting
import Testing

@MainActor
@Suite("Layers above the screen")
struct LayerTests {
    struct Opener: View {
        let options: LayerOptions
        let log: Log
        @State private var isOpen = false
        @State private var isInnerOpen = false
        @FocusState private var isSecondFocused: Bool

        var body: some View {
            Text("ground").bold()
            Spacer()
            Button("first") { log.add("first") }
            Button("open") { isOpen = true }
                .layer(isPresented: $isOpen, options: options, onDismiss: { log.add("gone") }) {
                    VStack(spacing: 0) {
                        Button("one") { log.add("one") }
                        Button("two") { isInnerOpen = true }
                            .layer(isPresented: $isInnerOpen, options: .modal) { Inner() }
                    }
                    .border(.white)
                }
            Button("last") { log.add("last") }
            Spacer()
        }
    }

    struct Inner: View {
        @Environment(\.dismiss) private var dismiss

        var body: some View { Button("close inner") { dismiss() }.border(.white) }
    }

    private let log = Log()
    private let size = CellSize(width: 24, height: 9)

    private func focusedText(_ app: TestApp) -> String {
        let screen = app.screen
        for row in 0..<screen.size.height {
            let columns = (0..<screen.size.width).filter {
                screen.cell($0, row).style.attributes.contains(.reverse)
            }
            if let first = columns.first, let last = columns.last {
                return String(screen.row(row).dropFirst(first).prefix(last - first + 1))
            }
        }
        return ""
    }

    @Test("a window stands in the middle, above what is dim")
    func centered() {
        let app = TestApp(Opener(options: .modal, log: log), size: size)
        app.click(text: "open")
        #expect(
            app.screen == """
                         ground

                       ┌───────┐
                       │[ one ]│]
                       │[ two ]│
                       └───────┘
                """)
        let ground = app.screen.position(of: "ground") ?? .zero
        #expect(app.screen.cell(ground.column, ground.row).style.attributes == .dim)
        let one = app.screen.position(of: "one") ?? .zero
        #expect(!app.screen.cell(one.column, one.row).style.attributes.contains(.dim))
    }

    @Test("it holds the focus; Escape dismisses it, and the focus comes back")
    func focus() {
        let app = TestApp(Opener(options: .modal, log: log), size: size)
        app.press(.tab)
        #expect(focusedText(app) == "[ open ]")
        app.press(.return)
        #expect(focusedText(app) == "[ one ]")
        app.press(.tab)
        app.press(.tab)
        #expect(focusedText(app) == "[ one ]")
        app.press(.escape)
        #expect(app.screen.position(of: "one") == nil)
        #expect(log.take() == ["gone"])
        #expect(focusedText(app) == "[ open ]")
    }

    @Test("layers stack; each returns the focus to the one below")
    func stacked() {
        let app = TestApp(Opener(options: .modal, log: log), size: size)
        app.click(text: "open")
        app.click(text: "two")
        #expect(focusedText(app) == "[ close inner ]")
        app.press(.return)
        #expect(app.screen.position(of: "close inner") == nil)
        #expect(focusedText(app) == "[ two ]")
        app.press(.escape)
        #expect(focusedText(app) == "[ open ]")
    }

    @Test("a click beside it dismisses it and reaches nothing beneath")
    func outside() {
        let app = TestApp(Opener(options: .modal, log: log), size: size)
        app.click(text: "open")
        app.click(column: 0, row: 0)
        #expect(app.screen.position(of: "one") == nil)
        #expect(log.take() == ["gone"])
    }

    @Test("a menu stands below the view that opens it, or above it, and stays on the screen")
    func attached() {
        let app = TestApp(Opener(options: .panel, log: log), size: size)
        app.click(text: "open")
        let open = app.screen.position(of: "[ open ]") ?? .zero
        #expect(app.screen.position(of: "┌") == CellPoint(column: open.column, row: open.row + 1))
        app.resize(to: CellSize(width: 24, height: 5))
        #expect(app.screen.position(of: "[ one ]") != nil)
        #expect(app.screen.row(4).contains("└"))
    }

    @Test("an attached layer follows its view when that moves")
    func following() {
        struct Moving: View {
            @State private var isOpen = true
            @State private var rows = 1

            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(0..<rows, id: \.self) { _ in Text("row") }
                    Text("anchor").layer(isPresented: $isOpen, options: .panel) {
                        Button("more") { rows += 1 }
                    }
                }
            }
        }
        let app = TestApp(Moving(), size: CellSize(width: 12, height: 5))
        let before = app.screen.position(of: "more") ?? .zero
        app.press(.return)
        app.press(.return)
        #expect((app.screen.position(of: "more") ?? .zero).row == before.row + 1)
    }

    struct Removing: View {
        @State private var isShown = true
        @State private var isOpen = true

        var body: some View {
            Button("base") {}
            if isShown {
                Text("presenter").layer(isPresented: $isOpen, options: .modal) {
                    Button("remove presenter") { isShown = false }
                }
            }
        }
    }

    @Test("a layer goes with the view that shows it")
    func removal() {
        let app = TestApp(Removing(), size: size)
        #expect(focusedText(app) == "[ remove presenter ]")
        app.press(.return)
        #expect(app.screen.position(of: "presenter") == nil)
        #expect(focusedText(app) == "[ base ]")
    }

    @Test("what is said in a layer does not reach the views around the one that shows it")
    func preferences() {
        _ = TestApp(
            Text("x")
                .layer(isPresented: .constant(true), options: .modal) {
                    Text("y").preference(key: PreferenceTests.NamesKey.self, value: ["y"])
                }
                .onPreferenceChange(PreferenceTests.NamesKey.self) { log.add("\($0)") },
            size: size
        )
        #expect(log.take() == [])
    }
}
