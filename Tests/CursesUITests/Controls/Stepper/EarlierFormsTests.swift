import CursesUITesting
import Testing

@MainActor
@Suite("Steppers and sliders as they were written at first")
struct EarlierFormsTests {
    struct Forms: View {
        @State var count = 1
        @State var volume = 0.5
        let log: Log
        var body: some View {
            Stepper(value: $count, in: 0...9, onEditingChanged: { log.add("a \($0)") }) { Text("a") }
            Stepper(value: $count, onEditingChanged: { log.add("b \($0)") }) { Text("b") }
            Stepper(onIncrement: { count += 1 }, onDecrement: nil) { Text(verbatim: "c \(count)") }
            Slider(
                value: $volume, in: 0...1, minimumValueLabel: Text("-"), maximumValueLabel: Text("+")
            ) {
                Text("Volume")
            }
            Slider(value: $volume, onEditingChanged: { log.add("d \($0)") }) { Text("Volume") }
        }
    }

    @Test("they work as those of today")
    func forms() {
        let log = Log()
        let app = TestApp(Forms(log: log), size: CellSize(width: 12, height: 5))
        app.press(.rightArrow)
        app.press(.tab)
        app.press(.rightArrow)
        app.press(.tab)
        app.press(.rightArrow)
        #expect(app.screen.position(of: "c 4") != nil)
        #expect(log.take() == ["a true", "a false", "b true", "b false"])
        app.press(.tab)
        app.press(.home)
        #expect(app.screen.row(3) == "- ●─────── +")
    }
}
