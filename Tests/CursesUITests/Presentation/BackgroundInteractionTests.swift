import CursesUITerminal
import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("Views behind a window that lets them be used")
struct BackgroundInteractionTests {
    private struct Page: View {
        let log: Log
        var interaction = PresentationBackgroundInteraction.enabled
        var detents: Set<PresentationDetent> = [.height(3)]
        @State private var isOpen = true
        @State private var isAlertShown = false

        var body: some View {
            VStack(spacing: 0) {
                Button("behind") { log.add("behind") }
                Button("ask") { isAlertShown = true }.alert("Sure?", isPresented: $isAlertShown) { Button("yes") {} }
                Button("close") { isOpen = false }
                Spacer()
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
            .sheet(isPresented: $isOpen, onDismiss: { log.add("gone") }) {
                VStack(spacing: 0) {
                    Button("one") { log.add("one") }
                    Button("two") { log.add("two") }
                }
                .presentationDetents(detents)
                .presentationBackgroundInteraction(interaction)
            }
        }
    }

    private let log = Log()
    private let size = CellSize(width: 40, height: 20)

    private func app(
        _ interaction: PresentationBackgroundInteraction = .enabled, detents: Set<PresentationDetent> = [.height(3)]
    ) -> TestApp {
        TestApp(Page(log: log, interaction: interaction, detents: detents).keyHelp(.visible), size: size)
    }

    private func click(_ text: String, in app: TestApp) throws {
        let place = try #require(app.screen.position(of: text), "\(app.screen)")
        app.click(column: place.column, row: place.row)
    }

    @Test("the focus begins in the window, and Tab stays there")
    func tab() {
        let app = app()
        #expect(app.focused?.name == "one")
        app.press(.tab)
        #expect(app.focused?.name == "two")
        app.press(.tab)
        #expect(app.focused?.name == "one")
    }

    @Test("F6 leads behind the window and back, and each keeps its focus")
    func pane() {
        let app = app()
        app.press(.tab)
        app.press(.function(6))
        #expect(app.focused?.name == "behind")
        app.press(.tab)
        app.press(.tab)
        #expect(app.focused?.name == "close")
        app.press(.tab)
        #expect(app.focused?.name == "behind")
        app.press(.function(6), modifiers: .shift)
        #expect(app.focused?.name == "two")
        app.press(.function(6))
        app.press(.return)
        #expect(log.take() == ["behind"])
        app.press(.escape)
        #expect(app.focused?.name == "two")
        app.press(.escape)
        #expect(log.take() == ["gone"])
    }

    @Test("the footer says where F6 leads")
    func hints() {
        let app = TestApp(Page(log: log).keyHelp(.visible), size: CellSize(width: 120, height: 20))
        #expect(app.screen.rows.last?.contains("F6 Behind the window") == true, "\(app.screen)")
        app.press(.function(6))
        #expect(app.screen.rows.last?.contains("F6 Window") == true, "\(app.screen)")
    }

    @Test("a click behind the window reaches the view there, and the window stays open")
    func clicks() throws {
        let app = app()
        try click("behind", in: app)
        #expect(log.take() == ["behind"])
        #expect(app.focused?.name == "behind")
        app.click(column: 0, row: 10)
        #expect(app.screen.position(of: "two") != nil)
        try click("two", in: app)
        #expect(log.take() == ["two"])
        #expect(app.focused?.name == "two")
    }

    @Test("the views behind the window are not dim")
    func dimming() throws {
        func isDim(_ interaction: PresentationBackgroundInteraction) throws -> Bool {
            let app = app(interaction)
            let place = try #require(app.screen.position(of: "close"))
            let style = app.terminal.screen[column: place.column, row: place.row].style
            app.press(.escape)
            return style != app.terminal.screen[column: place.column, row: place.row].style
        }
        #expect(try !isDim(.enabled))
        #expect(try isDim(.disabled))
    }

    @Test("otherwise the views behind the window cannot be used", arguments: [true, false])
    func disabled(isAutomatic: Bool) throws {
        let app = app(isAutomatic ? .automatic : .disabled)
        app.press(.function(6))
        #expect(app.focused?.name == "one")
        try click("behind", in: app)
        #expect(log.take() == ["gone"])
    }

    @Test("the views behind the window can be used up to a height")
    func detent() throws {
        let app = app(.enabled(upThrough: .height(3)), detents: [.height(3), .height(8)])
        app.press(.function(6))
        #expect(app.focused?.name == "behind")
        app.press(.function(6))
        app.press(.upArrow, modifiers: .control)
        app.press(.function(6))
        #expect(app.focused?.name == "one")
        try click("behind", in: app)
        #expect(log.take() == ["gone"])
    }

    @Test("a window over the views behind has the focus, and gives it back to them")
    func alert() throws {
        let app = app()
        try click("ask", in: app)
        #expect(app.focused?.name == "yes")
        app.press(.return)
        #expect(app.focused?.name == "ask")
        app.press(.tab)
        app.press(.return)
        #expect(log.take() == ["gone"])
        #expect(app.focused?.name == "close")
    }
}
