import CursesUI
import CursesUITesting
import Foundation
import TestSupport
import Testing

@testable import Files
@testable import Gallery
@testable import Monitor
@testable import ObservationBoard
@testable import OperatorBoard
@testable import ReactiveForm
@testable import SignUp

/// Tests the demos as a screen reader reads them. Each form is filled in with the keyboard alone.
@MainActor
@Suite("The demos in plain mode")
struct PlainModeTests {
    /// Returns the transcript after the first line, which lists the keys.
    private func transcript(_ app: TestApp) -> [String] { Array(app.transcript.dropFirst()) }

    @Test("The reactive form")
    func reactiveForm() {
        let app = TestApp(ReactiveForm(model: ReactiveFormModel()), isPlain: true)
        app.type("hellp")
        app.press(.delete)
        app.type("o")
        app.press(.tab)
        app.paste("hello")
        app.press(.tab)
        app.press(.return)
        app.press("l", modifiers: .control)
        let expected = [
            "First entry, text field, empty", "Values for fields must match.",
            "Please enter values of at least 5 characters.", "hello", "Second entry, text field, empty", "hello",
            "Submit, button", "Thank you.", "Reactive Form", "First entry, text field, hello",
            "Second entry, text field, hello", "Submit, button", "Thank you.", "Submit, button",
        ]
        #expect(transcript(app) == expected)
    }

    @Test("The sign-up form")
    func signUp() {
        let model = SignUpModel()
        let app = TestApp(SignUpForm(model: model), isPlain: true)
        app.type("john")
        app.press(.tab)
        app.type("Tr0ub4dor&3")
        app.press(.tab)
        app.type("Tr0ub4dor&3")
        app.advance(by: .seconds(1))
        app.press(.tab)
        app.press("l", modifiers: .control)
        app.press(.return)
        app.press(.return)
        let expected = [
            "Username, text field, empty", "john", "Password, secure text field, empty", "•••••••••••",
            "Password again, secure text field, empty", "•••••••••••", "Sign up, button", "Username, text field, john",
            "Password, secure text field, 11 characters", "Password again, secure text field, 11 characters", "Strong",
            "Sign up, button", "Sign up, button", "Sheet: Welcome, john!", "Your account is ready.", "Done, button",
            "Sign up, button",
        ]
        #expect(transcript(app) == expected)
    }

    @Test("The observation board")
    func observationBoard() {
        let app = TestApp(ObservationBoard(), isPlain: true)
        app.press(.return)
        app.press(.tab)
        app.press(.return)
        #expect(transcript(app) == ["Subscribe, button", "25°, button"])
        app.press("l", modifiers: .control)
        for line in ["Published, tab, selected", "Signals, tab", "25.0° · heard 25.0° at 20.0°", "Goal, button"] {
            #expect(app.transcript.contains(line))
        }
        #expect(app.transcript.last == "25°, button")
    }

    @Test("The operator board")
    func operatorBoard() {
        let app = TestApp(OperatorBoard(board: Board()), isPlain: true)
        app.press(.downArrow)
        app.press(.downArrow)
        app.press(.tab)
        #expect(
            transcript(app) == [
                "map, row 1 of 7, selected", "compactMap, row 2 of 7, selected", "replaceNil, row 3 of 7, selected",
                "Keys: 1 for A, a for B, | end, ! fail, space pause, text field, empty",
            ])
    }

    @Test("The gallery")
    func gallery() {
        let app = TestApp(Gallery(), isPlain: true)
        app.press(.downArrow)
        app.press("l", modifiers: .control)
        for line in ["Dashboard, tab, selected", "Catalogue, tab", "Processor", "59 %"] {
            #expect(app.transcript.contains(line))
        }
    }

    @Test("The monitor")
    func monitor() async throws {
        let proc = try FakeProc(hasEffect: true)
        let model = MonitorModel(reader: proc.reader)
        await model.refresh()
        let app = TestApp(Monitor(model: model).defaultAppStorage(MemoryDefaults()), isPlain: true)
        app.press(.downArrow)
        app.press("k")
        app.press(.escape)
        app.press("/")
        app.type("fire")
        let postgres = "400, 70, 0.4, 180 MB, 1, postgres: writer, row 2 of 5, selected"
        #expect(
            transcript(app) == [
                "300, ada, 9.0, 1.4 GB, 88, firefox, row 1 of 5", postgres,
                "Dialog: End postgres (400)?", "It belongs to 70 and is 17m old.",
                "A process that is killed cannot save its data.", "End, button", postgres,
                "Search, text field, empty", "fire",
            ])
    }

    @Test("The file manager")
    func files() async {
        let disk = FakeFileSystem(["/home/photos/beach.txt": "sand", "/home/main.swift": "x"])
        let model = FilesModel(URL(filePath: "/home"), in: disk)
        let app = TestApp(FilesView(model: model).defaultAppStorage(MemoryDefaults()), isPlain: true)
        await app.wait { $0.transcript.contains("photos, row 1 of 2, selected") }
        app.press(.downArrow)
        app.press("r")
        app.type("x")
        app.press(.return)
        let result = "Rename main.swift"
        await app.wait {
            $0.transcript.contains(result) && $0.transcript.contains { $0.hasPrefix("main.swiftx, 1 byte") }
        }
        #expect(
            transcript(app).filter { $0 != result } == [
                "/home", "photos, row 1 of 2, selected", "main.swift, 1 byte, row 2 of 2, selected",
                "Alert: Rename main.swift",
                "Name, text field", "main.swiftx", "main.swift, 1 byte, row 2 of 2, selected",
                "main.swiftx, 1 byte, row 2 of 2, selected",
            ])
    }
}
