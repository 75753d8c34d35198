import CursesUITesting
import Testing

@MainActor
@Suite("Toggles")
struct ToggleTests {
    @MainActor @Observable
    final class Model {
        var isOn = false
        var isDisabled = false
    }

    struct Fixture<S: ToggleStyle>: View {
        @Bindable var model: Model
        let style: S
        var body: some View {
            Toggle("Wi-Fi", isOn: $model.isOn)
                .toggleStyle(style)
                .disabled(model.isDisabled)
        }
    }

    private let model = Model()

    private func makeApp(_ style: some ToggleStyle, width: Int = 16) -> TestApp {
        TestApp(Fixture(model: model, style: style), size: CellSize(width: width, height: 1))
    }

    private func isReversed(_ text: String, in app: TestApp) -> Bool {
        let point = app.screen.position(of: text)!
        return app.screen.cell(point.column, point.row).style.attributes.contains(.reverse)
    }

    @Test("a checkbox shows its state before its label, and has reverse video with the focus")
    func checkbox() {
        let app = makeApp(.checkbox, width: 9)
        #expect(app.screen == "[ ] Wi-Fi")
        #expect(isReversed("[ ]", in: app))
        app.press(.space)
        #expect(app.screen == "[x] Wi-Fi")
        app.press(.return)
        #expect(model.isOn == false)
        app.click(text: "Fi")
        #expect(model.isOn)
    }

    @Test("a switch stands at the end of the row")
    func switches() {
        let app = makeApp(.switch)
        #expect(app.screen == "Wi-Fi        ○──")
        app.press(.space)
        #expect(app.screen == "Wi-Fi        ━━●")
    }

    @Test("a button is filled while it is on, and keeps the focus")
    func button() {
        let app = makeApp(.button, width: 9)
        #expect(app.screen == "[ Wi-Fi ]")
        app.press(.space)
        #expect(model.isOn)
        app.press(.space)
        #expect(model.isOn == false)
    }

    @Test("the automatic style is the checkbox, and the structures say the same")
    func structures() {
        #expect(makeApp(.automatic).screen == makeApp(.checkbox).screen)
        #expect(makeApp(DefaultToggleStyle()).screen == makeApp(.automatic).screen)
        #expect(makeApp(SwitchToggleStyle(tint: .green)).screen == makeApp(.switch).screen)
        #expect(makeApp(ButtonToggleStyle()).screen == makeApp(.button).screen)
    }

    @Test("a disabled toggle is dim and takes neither keys nor clicks")
    func disabled() {
        model.isDisabled = true
        let app = makeApp(.checkbox, width: 9)
        app.press(.space)
        app.click(column: 1, row: 0)
        #expect(model.isOn == false)
        #expect(app.screen.cell(1, 0).style.attributes.contains(.dim))
        #expect(!isReversed("[ ]", in: app))
    }

    @Test("while the mouse holds it, it shows that")
    func pressed() {
        let app = makeApp(.checkbox, width: 9)
        app.send(.mouse(TerminalEvent.MouseEvent(.press, button: .left, at: CellPoint(column: 1, row: 0))))
        #expect(app.screen.cell(1, 0).style.attributes.contains(.underline))
        app.send(.mouse(TerminalEvent.MouseEvent(.release, button: .left, at: CellPoint(column: 1, row: 5))))
        #expect(app.screen == "[ ] Wi-Fi")
        #expect(!app.screen.cell(1, 0).style.attributes.contains(.underline))
    }

    @Test("one for several values is mixed where they differ, and turns all on")
    func sources() {
        struct Sources: View {
            @State var values = [true, false]
            var body: some View {
                Toggle("All", sources: [$values[0], $values[1]], isOn: \.self)
                Text(verbatim: "\(values)")
            }
        }
        let app = TestApp(Sources(), size: CellSize(width: 14, height: 2))
        #expect(app.screen.position(of: "[-] All") != nil)
        app.press(.space)
        #expect(app.screen.position(of: "[true, true]") != nil)
        #expect(app.screen.position(of: "[x] All") != nil)
    }

    @Test("labels that are hidden leave the box alone, and still name it")
    func labelsHidden() {
        let toggle = Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden()
        #expect(render(toggle, size: CellSize(width: 3, height: 1)) == "[x]")
    }

    /// A custom style, whose picture is switched by a gesture or a button.
    struct Lamp: ToggleStyle {
        let hasButton: Bool
        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 0) {
                configuration.label
                if hasButton {
                    Button(configuration.isOn ? "*" : ".") { configuration.isOn.toggle() }
                        .buttonStyle(.plain)
                } else {
                    Text(configuration.isOn ? "*" : ".")
                }
            }
        }
    }

    @Test("a style of one's own works by keys, with a button in it or without", arguments: [true, false])
    func custom(hasButton: Bool) {
        let app = makeApp(Lamp(hasButton: hasButton), width: 6)
        #expect(app.screen == "Wi-Fi.")
        app.press(.space)
        #expect(app.screen == "Wi-Fi*")
        app.press(.return)
        #expect(app.screen == "Wi-Fi.")
    }

    @Test("a toggle of the configuration has the look of another style")
    func nested() {
        struct Framed: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Text("<"); Toggle(configuration); Text(">")
                }
            }
        }
        #expect(makeApp(Framed()).screen.position(of: "< [ ] Wi-Fi >") != nil)
    }
}
