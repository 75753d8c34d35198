import CursesUITesting
import Foundation
import Testing

@MainActor
@Suite("Steppers")
struct StepperTests {
    struct Guests: View {
        @State var guests = 1
        let log: Log
        var body: some View {
            Stepper("Guests: \(guests)", value: $guests, in: 0...3, step: 2) { log.add("\($0)") }
        }
    }

    private let log = Log()

    private func makeApp() -> TestApp {
        TestApp(Guests(log: log), size: CellSize(width: 18, height: 1))
    }

    @Test("arrows and signs step, up to the bounds")
    func keys() {
        let app = makeApp()
        #expect(app.screen == "Guests: 1    [−|+]")
        app.press(.rightArrow)
        #expect(app.screen == "Guests: 3    [−| ]")
        app.type("+")
        #expect(app.screen == "Guests: 3    [−| ]")
        app.type("-")
        app.press(.leftArrow)
        #expect(app.screen == "Guests: 0    [ |+]")
    }

    @Test("a click on a sign steps")
    func clicks() {
        let app = makeApp()
        app.click(text: "+")
        #expect(app.screen.position(of: "Guests: 3") != nil)
        app.click(text: "−")
        #expect(app.screen.position(of: "Guests: 1") != nil)
        app.click(text: "Guests")
        #expect(app.screen.position(of: "Guests: 1") != nil)
    }

    @Test("each step tells that it begins and ends")
    func editing() {
        let app = makeApp()
        app.press(.rightArrow)
        app.press(.rightArrow)
        #expect(log.take() == ["true", "false"])
    }

    @Test("steps may be actions")
    func actions() {
        struct Zoom: View {
            @State var zoom = 1.0
            var body: some View {
                Stepper {
                    Text(verbatim: "\(zoom)")
                } onIncrement: {
                    zoom *= 2
                } onDecrement: {
                    zoom /= 2
                }
            }
        }
        let app = TestApp(Zoom(), size: CellSize(width: 12, height: 1))
        app.press(.rightArrow)
        app.press(.rightArrow)
        app.press(.leftArrow)
        #expect(app.screen == "2.0    [−|+]")
    }

    @Test("with a format it shows its value")
    func format() {
        struct Rate: View {
            @State var rate = 0.5
            var body: some View {
                Stepper(
                    "Rate", value: $rate, in: 0...1, step: 0.25,
                    format: .number.locale(Locale(identifier: "en_US")))
            }
        }
        let app = TestApp(Rate(), size: CellSize(width: 18, height: 1))
        app.press(.rightArrow)
        #expect(app.screen == "Rate    0.75 [−|+]")
    }

    @Test("focused and disabled looks differ without colours")
    func looks() {
        func attributes(_ app: TestApp) -> Style.Attributes { app.screen.cell(0, 0).style.attributes }
        #expect(attributes(makeApp()).contains(.reverse))
        let disabled = TestApp(Guests(log: log).disabled(true), size: CellSize(width: 18, height: 1))
        disabled.press(.rightArrow)
        #expect(disabled.screen == "Guests: 1    [−|+]")
        #expect(attributes(disabled) == .dim)
    }
}
