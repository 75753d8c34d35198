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

    @Test("OB5 A set signals, for an equal value too; OB6 another property does not")
    func published() {
        app.click(text: "Same")
        #expect(row("A published property").contains("signals 1 · bodies 2"))
        app.click(text: "Move")
        #expect(row("A published property").contains("20.0° here"))
        app.click(text: "Warmer")
        #expect(row("A published property").contains("21.0° there · heard 21.0° at 20.0°"))
    }

    @Test("OB11 A structure's change is the array's; an object's is not, until it is forwarded")
    func arrays() {
        app.click(text: "Score")
        #expect(row("An array of structures").contains("1 0"))
        app.click(text: "Measure")
        #expect(row("An array of objects").contains("0 0  "))
        app.click(text: "First")
        #expect(row("An array of objects, forwarded").contains("signals 1"))
    }

    @Test("OB7 A signal by hand shows what was changed before")
    func manual() {
        app.click(text: "Count")
        app.click(text: "Count")
        #expect(row("A signal by hand").contains("0  "))
        app.click(text: "Send")
        #expect(row("A signal by hand").contains("2  ") && row("A signal by hand").contains("signals 1"))
    }

    @Test("OB8 Two signals for one set are one evaluation")
    func double() {
        app.click(text: "Ten times")
        #expect(row("Two signals, one frame").contains("signals 20 · bodies 2"))
    }

    @Test("OB13 An inner object's signal stays inside; another object signals")
    func nested() {
        app.click(text: "Faster")
        #expect(row("An object inside another").contains("signals 0 · bodies 1"))
        app.click(text: "Replace")
        #expect(row("An object inside another").contains("signals 1 · bodies 2"))
    }

    @Test("An @Observable model's property that is not read changes nothing")
    func observable() {
        app.click(text: "Lend")
        #expect(row("An @Observable model").contains("signals 0 · bodies 1"))
        app.click(text: "Buy")
        #expect(row("An @Observable model").contains("4 books") && row("An @Observable model").contains("bodies 2"))
    }

    @Test("OB14 Signals from another thread lead to the new value in the end")
    func background() async {
        app.click(text: "A thousand")
        await app.wait { _ in row("Signals from another thread").contains("1000") }
    }
}
