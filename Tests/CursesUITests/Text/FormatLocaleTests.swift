import CursesUI
import CursesUITesting
import Foundation
import Testing

@MainActor
@Suite("Formats follow the environment's locale")
struct FormatLocaleTests {
    struct Views: View {
        @Binding var price: Double
        @Binding var discount: Double?
        var style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2))

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                TextField("Price", value: $price, format: style)
                TextField("Discount", value: $discount, format: style)
                Text(price, format: style)
                LabeledContent("Price", value: price, format: style)
                Stepper("Price", value: $price, format: style)
            }
        }
    }

    @Observable
    final class Model {
        var price = 1234.5
        var discount: Double? = 0.5
    }

    private func app(_ model: Model, _ style: FloatingPointFormatStyle<Double>? = nil) -> TestApp {
        let bindable = Bindable(model)
        var views = Views(price: bindable.price, discount: bindable.discount)
        if let style { views.style = style }
        return TestApp(views.environment(\.locale, Locale(identifier: "de_DE")), size: CellSize(width: 30, height: 5))
    }

    @Test("Each view that has a format shows its value in the locale")
    func shows() {
        let screen = app(Model()).screen
        #expect(screen.row(0) == "1.234,50")
        #expect(screen.row(1) == "0,50")
        for row in 2..<5 { #expect(screen.row(row).contains("1.234,50"), "row \(row): \(screen.row(row))") }
    }

    @Test("A field reads what a user of the locale types")
    func reads() {
        let model = Model()
        let app = app(model)
        app.press("a", modifiers: .option)
        app.type("12,75")
        #expect(model.price == 12.75)
        app.press(.tab)
        #expect(app.screen.row(0) == "12,75")
        app.press("a", modifiers: .option)
        app.type("3,25")
        #expect(model.discount == 3.25)
    }

    @Test("A style with a locale keeps it")
    func keeps() {
        let model = Model()
        let style = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "en_US"))
        let app = app(model, style.precision(.fractionLength(2)))
        #expect(app.screen.row(0) == "1,234.50")
        app.press("a", modifiers: .option)
        app.type("12.75")
        #expect(model.price == 12.75)
    }
}
