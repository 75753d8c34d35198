import CursesUITesting
import Testing
@testable import CursesUI

@MainActor
@Suite("Sliders")
struct SliderTests {
    struct Volume: View {
        @State var volume = 5.0
        let log: Log
        var body: some View {
            Slider(value: $volume, in: 0...10, step: 1) {
                Text("Volume")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text(verbatim: "\(Int(volume))")
            } onEditingChanged: {
                log.add("\($0)")
            }
        }
    }

    private let log = Log()

    private func makeApp() -> TestApp {
        TestApp(Volume(log: log), size: CellSize(width: 15, height: 1))
    }

    @Test("keys move the thumb by steps, by tenths and to the bounds")
    func keys() {
        let app = makeApp()
        #expect(app.screen == "0 ━━━━━●───── 5")
        app.press(.rightArrow)
        #expect(app.screen == "0 ━━━━━━●──── 6")
        app.press(.home)
        #expect(app.screen == "0 ●────────── 0")
        app.press(.leftArrow)
        app.press(.pageUp)
        #expect(app.screen == "0 ━●───────── 1")
        app.press(.end)
        app.press(.rightArrow)
        #expect(app.screen == "0 ━━━━━━━━━● 10")
    }

    @Test("a hidden thumb is shown while the slider has the focus")
    func hiddenThumb() {
        struct Hidden: View {
            @State private var value = 0.5
            var body: some View {
                VStack(spacing: 0) {
                    Button("OK") {}
                    Slider(value: $value).sliderThumbVisibility(.hidden)
                }
            }
        }
        let app = TestApp(Hidden(), size: CellSize(width: 11, height: 2))
        #expect(app.screen.rows[1] == "━━━━━──────")
        app.press(.tab)
        #expect(app.screen.rows[1] == "━━━━━●─────")
        app.press(.rightArrow)
        #expect(app.screen.rows[1] == "━━━━━━●────")
    }

    @Test("the mouse takes the thumb along")
    func mouse() {
        let app = makeApp()
        func send(_ action: TerminalEvent.MouseEvent.Action, _ column: Int) {
            app.send(.mouse(TerminalEvent.MouseEvent(action, button: .left, at: CellPoint(column: column, row: 0))))
        }
        send(.press, 4)
        #expect(app.screen == "0 ━>●<─────── 2")
        send(.drag, 9)
        #expect(app.screen == "0 ━━━━━━>●<── 7")
        send(.drag, 0)
        send(.release, 0)
        #expect(app.screen == "0 ●────────── 0")
        #expect(log.take() == ["true", "false"])
    }

    @Test("focused and disabled looks differ without colours")
    func looks() {
        func thumb(_ app: TestApp) -> Style.Attributes {
            app.screen.cell(app.screen.position(of: "●")!.column, 0).style.attributes
        }
        #expect(thumb(makeApp()) == [.bold, .reverse])
        let disabled = TestApp(Volume(log: log).disabled(true), size: CellSize(width: 15, height: 1))
        disabled.press(.rightArrow)
        #expect(disabled.screen == "0 ━━━━━●───── 5")
        #expect(thumb(disabled) == .dim)
    }

    @Test("all forms compile, and without a step the values are any")
    func forms() {
        struct Forms: View {
            @State var double = 0.5
            @State var float: Float = 2
            var body: some View {
                Slider(value: $double)
                Slider(value: $double, onEditingChanged: { _ in })
                Slider(value: $float, in: 0...4)
                Slider(value: $float, in: 0...4, step: 2)
                Slider(value: $float, in: 0...4) { Text("label") }
            }
        }
        let app = TestApp(Forms(), size: CellSize(width: 11, height: 5))
        app.press(.rightArrow)
        app.press(.rightArrow)
        #expect(app.screen.row(0) == "━━━━━━●────")
        #expect(app.screen.row(2) == "━━━━━●─────")
    }

    @Test(
        "values are those that steps lead to",
        arguments: [(0.0, 0.0), (0.14, 0.0), (0.16, 3.0), (0.8, 9.0), (1.0, 9.0), (7.0, 9.0), (-1.0, 0.0)]
    )
    func steps(fraction: Double, value: Double) {
        #expect(SliderScale(lower: 0, upper: 10, step: 3).value(at: fraction) == value)
    }

    @Test("bounds that are equal have one value")
    func empty() {
        let scale = SliderScale(lower: 3, upper: 3, step: nil)
        #expect(scale.fraction(of: 3) == 0)
        #expect(scale.value(1, from: 3) == 3)
        #expect(scale.value(at: 1) == 3)
    }
}
