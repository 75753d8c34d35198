import CursesUITerminal
import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("Asking before a window closes")
struct DismissalConfirmationTests {
    private struct Screen: View {
        @State private var isPresented = false
        @State private var isChanged = true
        let log: Log

        var body: some View {
            Button("Open") { isPresented = true }
                .sheet(isPresented: $isPresented) {
                    Button("Change") { isChanged = false }
                        .dismissalConfirmationDialog("Save the changes?", shouldPresent: isChanged) {
                            Button("Save") { log.add("save") }
                        } message: {
                            Text(verbatim: "They are lost.")
                        }
                }
        }
    }

    private let size = CellSize(width: 40, height: 14)

    @Test("Escape asks; the cancel button keeps the sheet, another one closes it")
    func sheet() {
        let log = Log()
        let app = TestApp(Screen(log: log), size: size)
        app.press(.return)
        app.press(.escape)
        #expect(app.screen.position(of: "Save the changes?") != nil, "\(app.screen)")
        #expect(app.screen.position(of: "They are lost.") != nil)
        app.press(.escape)
        #expect(app.screen.position(of: "Save the changes?") == nil)
        #expect(app.screen.position(of: "Change") != nil)
        app.press(.escape)
        app.click(text: "Save ]")
        #expect(log.take() == ["save"])
        #expect(app.screen.position(of: "Change") == nil)
    }

    @Test("Escape asks even if a cancel button of the sheet has it as its shortcut")
    func cancelButton() {
        let sheet = NavigationStack {
            Text(verbatim: "draft")
                .toolbar { ToolbarItem(placement: .cancellationAction) { ClosingButton() } }
        }
        .dismissalConfirmationDialog("Discard?", shouldPresent: true) { Button("Discard") {} }
        let app = TestApp(Text(verbatim: "beneath").sheet(isPresented: .constant(true)) { sheet }, size: size)
        app.press(.escape)
        #expect(app.screen.position(of: "Discard?") != nil, "\(app.screen)")
    }

    @Test("Nobody is asked if the app does not want it")
    func unchanged() {
        let log = Log()
        let app = TestApp(Screen(log: log), size: size)
        app.press(.return)
        app.press(.return)
        app.press(.escape)
        #expect(app.screen.position(of: "Change") == nil)
        #expect(log.take() == [])
    }

    /// Passes the events on to a host, and notes how the app would end.
    private final class Runner: TerminalDelegate {
        let host: ViewHost
        var ends: [Termination] = []

        init(_ app: TestApp) {
            host = app.host
            app.terminal.delegate = self
        }

        func terminal(_ terminal: any Terminal, didReceive event: TerminalEvent) { host.handle(event) }
        func terminalDidBecomeReady(_ terminal: any Terminal) {}
        func terminalDidChangeCapabilities(_ terminal: any Terminal) {}
        func terminalWillLeave(_ terminal: any Terminal) {}
        func terminalDidReturn(_ terminal: any Terminal) {}
        func terminal(_ terminal: any Terminal, shouldEnd termination: Termination) -> Bool {
            ends.append(termination)
            return false
        }
    }

    @Test("Control-C asks once; the second one, or a button, ends the app")
    func quit() {
        let view = Text(verbatim: "text")
            .dismissalConfirmationDialog("Really?", shouldPresent: true) { Button("End") {} }
        let app = TestApp(view, size: size)
        let runner = Runner(app)
        app.press("c", modifiers: .control)
        #expect(app.screen.position(of: "Really?") != nil)
        #expect(runner.ends == [])
        app.press("c", modifiers: .control)
        #expect(runner.ends == [.interrupt])
        let other = TestApp(view, size: size)
        let otherRunner = Runner(other)
        other.press("c", modifiers: .control)
        other.press(.escape)
        #expect(other.screen.position(of: "Really?") == nil)
        #expect(otherRunner.ends == [])
        other.press("c", modifiers: .control)
        other.click(text: "End")
        #expect(otherRunner.ends == [.interrupt])
    }
}

private struct ClosingButton: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("Cancel") { dismiss() } }
}
