import CursesUITesting
import Foundation
import Testing

@MainActor
@Suite("A text field for a value")
struct FormattedFieldTests {
    @MainActor @Observable
    final class Model {
        var count = 5
        var share: Double? = 0.5
        var price = 3.0
    }

    struct Fields: View {
        @Bindable var model: Model
        var body: some View {
            TextField("Count", value: $model.count, format: .number.grouping(.never))
            TextField("Share", value: $model.share, format: .percent, prompt: Text("none"))
            TextField("Price", value: $model.price, formatter: Self.price)
            Text(verbatim: "\(model.count)")
        }

        static let price: NumberFormatter = {
            let formatter = NumberFormatter()
            formatter.locale = Locale(identifier: "en_US_POSIX")
            formatter.minimumFractionDigits = 2
            return formatter
        }()
    }

    private let model = Model()

    private func makeApp() -> TestApp {
        TestApp(Fields(model: model), size: CellSize(width: 12, height: 4))
    }

    @Test("shows the value as its format writes it")
    func shows() {
        let app = makeApp()
        #expect(app.screen.row(0) == "5")
        #expect(app.screen.row(1).hasPrefix("50"))
        #expect(app.screen.row(2) == "3.00")
    }

    @Test("the value follows the keys, and stays where the text cannot be read")
    func follows() {
        let app = makeApp()
        app.type("7")
        #expect(model.count == 57)
        app.press(.delete)
        app.press(.delete)
        #expect(app.screen.row(0) == "Count")
        #expect(model.count == 5)
        app.type("x")
        #expect(app.screen.row(0) == "x")
        app.press(.tab)
        #expect(app.screen.row(0) == "5")
    }

    @Test("a value that is set in code replaces what is typed")
    func setInCode() {
        let app = makeApp()
        app.type("7")
        model.count = 12
        app.settle()
        #expect(app.screen.row(0) == "12")
    }

    @Test("no text is no value where the value may be absent")
    func absent() {
        let app = makeApp()
        app.press(.tab)
        app.press("u", modifiers: .control)
        #expect(model.share == nil)
        #expect(app.screen.row(1) == "none")
    }

    private struct OptionalPrice: View {
        @State private var price: Double? = 2
        var body: some View {
            TextField("Price", value: $price, formatter: Fields.price)
            Text(verbatim: price.map { "price \($0)" } ?? "no price")
        }
    }

    @Test("a formatter's optional value is nil while the field is empty")
    func optionalFormatter() {
        let app = TestApp(OptionalPrice(), size: CellSize(width: 12, height: 2))
        #expect(app.screen.row(1).contains("price 2.0"))
        app.press("u", modifiers: .control)
        #expect(app.screen.row(1).contains("no price"))
        app.type("3")
        #expect(app.screen.row(1).contains("price 3.0"))
    }

    @Test("a formatter reads the text, and writes it anew at the end")
    func formatter() {
        let app = makeApp()
        app.press(.tab, modifiers: .shift)
        app.press("u", modifiers: .control)
        app.type("4.5")
        #expect(model.price == 4.5)
        #expect(app.screen.row(2) == "4.5")
        app.press(.return)
        #expect(app.screen.row(2) == "4.50")
    }

    private struct TwoFields: View {
        @State private var amount = 12
        @State private var name = "ab"

        var body: some View {
            TextField("name", text: $name)
            TextField("amount", value: $amount, format: .number)
            Text(verbatim: "\(name) \(amount)")
        }
    }

    @Test("Tab selects a value, so that typing replaces it, but no other text")
    func selecting() {
        let app = TestApp(TwoFields(), size: CellSize(width: 12, height: 5))
        app.press(.tab)
        app.type("7")
        #expect(app.screen.position(of: "ab 7") != nil)
        app.press(.tab)
        app.type("c")
        #expect(app.screen.position(of: "abc 7") != nil)
    }
}
