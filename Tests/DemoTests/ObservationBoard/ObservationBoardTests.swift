import CursesUITesting
import Testing

@testable import ObservationBoard

@MainActor
@Suite("The observation board")
struct ObservationBoardTests {
    private let app = TestApp(ObservationBoard(), size: CellSize(width: 100, height: 70))

    /// The row with the reading and the counts of an experiment.
    private func row(_ title: String) -> String {
        guard let position = app.screen.find("─ \(title) ─") else { return "" }
        return app.screen.row(position.row + 1)
    }

    /// Presses a button and looks at the row of an experiment.
    private func press(
        _ button: String,
        _ title: String,
        shows texts: String...,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        app.click(text: button)
        for text in texts { #expect(row(title).contains(text), sourceLocation: sourceLocation) }
    }

    @Test("OB5 A set signals, for an equal value too; OB6 another property does not")
    func published() {
        press("Same", "A published property", shows: "signals 1 · bodies 2")
        press("Move", "A published property", shows: "20.0° here")
        press("Warmer", "A published property", shows: "21.0° there · heard 21.0° at 20.0°")
    }

    @Test("OB11 A structure's change is the array's; an object's is not, until it is forwarded")
    func arrays() {
        press("Score", "An array of structures", shows: "1 0")
        press("Measure", "An array of objects", shows: "0 0  ")
        press("First", "An array of objects, forwarded", shows: "signals 1")
    }

    @Test("OB7 A signal by hand shows what was changed before")
    func manual() {
        app.click(text: "Count")
        press("Count", "A signal by hand", shows: "0  ")
        press("Send", "A signal by hand", shows: "2  ", "signals 1")
    }

    @Test("OB8 Two signals for one set are one evaluation")
    func double() {
        press("Ten times", "Two signals, one frame", shows: "signals 20 · bodies 2")
    }

    @Test("OB13 An inner object's signal stays inside; another object signals")
    func nested() {
        press("Faster", "An object inside another", shows: "signals 0 · bodies 1")
        press("Replace", "An object inside another", shows: "signals 1 · bodies 2")
    }

    @Test("An @Observable model's property that is not read changes nothing")
    func observable() {
        press("Lend", "An @Observable model", shows: "signals 0 · bodies 1")
        press("Buy", "An @Observable model", shows: "4 books", "bodies 2")
    }

    @Test("OB14 Signals from another thread lead to the new value in the end")
    func background() async {
        app.click(text: "A thousand")
        await app.wait { _ in row("Signals from another thread").contains("1000") }
    }
}
