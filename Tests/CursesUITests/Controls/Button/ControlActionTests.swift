import CursesUITesting
import Testing

@MainActor
@Suite("The action of a control")
struct ControlActionTests {
    @MainActor @Observable
    final class Model {
        var number = 0
        var isSwapped = false
        @ObservationIgnored var log: [String] = []

        func take() -> [String] {
            defer { log = [] }
            return log
        }
    }

    struct Numbers: View {
        let model: Model

        var body: some View {
            let number = model.number
            Button("Tell") { model.log.append("number \(number)") }
        }
    }

    @Test("is the one of the last description, though the button looks the same")
    func latest() {
        let model = Model()
        let app = TestApp(Numbers(model: model), size: CellSize(width: 20, height: 4))
        let bodies = app.bodyCount
        for number in 1...3 {
            model.number = number
            app.settle()
            app.press(.return)
            #expect(model.take() == ["number \(number)"])
        }
        // Only the bodies of `Numbers` are evaluated, not the bodies of the button or its style.
        #expect(app.bodyCount == bodies + 3)
    }

    @Test("stays the latest when the button is drawn anew for another reason")
    func afterPress() throws {
        let model = Model()
        let app = TestApp(Numbers(model: model), size: CellSize(width: 20, height: 4))
        model.number = 7
        app.settle()
        // Pressing the mouse button changes the appearance of the button.
        let place = try #require(app.screen.position(of: "Tell"))
        app.click(column: place.column, row: place.row)
        #expect(model.take() == ["number 7"])
        model.number = 8
        app.settle()
        app.click(column: place.column, row: place.row)
        #expect(model.take() == ["number 8"])
    }

    struct Swapped: View {
        let model: Model
        private let first = Button("Go") { Self.told("first") }
        private let second = Button("Go") { Self.told("second") }
        static var last = ""

        init(model: Model) {
            self.model = model
        }

        static func told(_ name: String) { last = name }

        var body: some View {
            if model.isSwapped { second } else { first }
            model.isSwapped ? first : second
        }
    }

    @Test("belongs to a place on the screen, not to the view that was made for it")
    func swapped() {
        let model = Model()
        let app = TestApp(Swapped(model: model), size: CellSize(width: 20, height: 4))
        app.press(.tab)
        for _ in 0..<2 {
            app.press(.return)
            #expect(Swapped.last == (model.isSwapped ? "first" : "second"))
            model.isSwapped.toggle()
            app.settle()
            app.press(.return)
            #expect(Swapped.last == (model.isSwapped ? "first" : "second"))
        }
    }
}
