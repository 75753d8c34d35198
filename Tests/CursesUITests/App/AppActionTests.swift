import CursesUI
import CursesUITerminal
import CursesUITesting
import Testing

/// Tests the environment actions with which views control the app's process and terminal.
@MainActor
@Suite struct AppActionTests {
    private struct QuitView: View {
        @Environment(\.terminate) private var terminate

        var body: some View {
            Button("Quit") { terminate() }
            Button("Give up") { terminate(status: 3) }
        }
    }

    @Test("A test sees with which status a view ends the app")
    func terminate() {
        var statuses: [Int32] = []
        let app = TestApp(
            QuitView().environment(\.terminate, TerminateAction { statuses.append($0) }))
        app.press(.return)
        app.press(.tab)
        app.press(.return)
        #expect(statuses == [0, 3])
    }

    private struct EditView: View {
        @Environment(\.suspend) private var suspend
        @State private var result = "none"

        var body: some View {
            Text("Result: \(result)")
            Button("Edit") {
                Task {
                    do {
                        let status = try await suspend(running: "vi", arguments: ["notes"])
                        result = "status \(status)"
                    } catch {
                        result = "failed"
                    }
                }
            }
            Button("Ask") { result = suspend { "asked" } }
        }
    }

    private func settle(_ app: TestApp, until text: String) async {
        for _ in 0..<1000 where app.screen.position(of: text) == nil {
            await Task.yield()
            app.settle()
        }
        #expect(app.screen.position(of: text) != nil)
    }

    @Test("A test says what becomes of a program that has the terminal")
    func run() async {
        var programs: [[String]] = []
        let action = SuspendAction { program, arguments in
            programs.append([program] + arguments)
            return 4
        }
        let app = TestApp(EditView().environment(\.suspend, action))
        app.press(.return)
        await settle(app, until: "Result: status 4")
        #expect(programs == [["vi", "notes"]])
    }

    @Test("Without a terminal no program is run, and a closure just runs")
    func withoutTerminal() async {
        let app = TestApp(EditView())
        app.press(.return)
        await settle(app, until: "Result: failed")
        app.press(.tab)
        app.press(.return)
        #expect(app.screen.position(of: "Result: asked") != nil)
    }

    private struct PhaseView: View {
        @Environment(\.scenePhase) private var phase

        var body: some View { Text("Phase: \(String(describing: phase))") }
    }

    @Test("An app is in use unless something else is said")
    func phase() {
        #expect(render(PhaseView(), size: CellSize(width: 13, height: 1)) == "Phase: active")
        #expect(ScenePhase.background < .inactive && ScenePhase.inactive < .active)
    }

    @Test("The phase follows the focus of the terminal, and says when another program has it")
    func phaseFollowsTerminal() {
        let app = TestApp(PhaseView(), size: CellSize(width: 20, height: 1))
        #expect(app.screen.position(of: "Phase: active") != nil)
        app.send(bytes: "\u{1B}[O".utf8)
        #expect(app.screen.position(of: "Phase: inactive") != nil)
        app.host.terminalWillLeave(app.terminal)
        app.settle()
        #expect(app.screen.position(of: "Phase: background") != nil)
        app.send(.focus(true))
        #expect(app.screen.position(of: "Phase: background") != nil)
        app.host.terminalDidReturn(app.terminal)
        app.settle()
        #expect(app.screen.position(of: "Phase: active") != nil)
    }

    @Test("What keys and views ask of the terminal reaches it")
    func terminalRequests() {
        struct Requests: View {
            @State private var isAsking = true

            var body: some View {
                VStack {
                    Button("Less") { isAsking = false }
                    if isAsking {
                        Text("All").mouseTracking(.motion).focusable().onKeyPress(phases: .all) { _ in .ignored }
                    }
                }
            }
        }
        let app = TestApp(Requests(), size: CellSize(width: 20, height: 3))
        #expect(app.terminal.mouse == .motion)
        #expect(app.terminal.reportsKeyPhases)
        app.click(text: "Less")
        #expect(app.terminal.mouse == .drags)
        #expect(!app.terminal.reportsKeyPhases)
    }
}
