import CursesUITesting
import Testing

@MainActor
@Suite("The styles of buttons")
struct ButtonStyleTests {
    /// A named appearance that can be applied to a button.
    enum Look: String, CaseIterable {
        case automatic, bordered, borderedProminent, borderless, plain, link

        @MainActor @ViewBuilder
        func applied(to button: some View) -> some View {
            switch self {
            case .automatic: button.buttonStyle(.automatic)
            case .bordered: button.buttonStyle(.bordered)
            case .borderedProminent: button.buttonStyle(.borderedProminent)
            case .borderless: button.buttonStyle(.borderless)
            case .plain: button.buttonStyle(.plain)
            case .link: button.buttonStyle(.link)
            }
        }
    }

    private let size = CellSize(width: 14, height: 3)

    /// Creates an app with two buttons, the first of which has the focus.
    private func makeApp(_ look: Look, isDisabled: Bool = false) -> TestApp {
        TestApp(
            look.applied(
                to: VStack(spacing: 0) {
                    Button("One") {}
                    Button("Two") {}.disabled(isDisabled)
                }
            ),
            size: size
        )
    }

    /// Returns the cells of a text, on a terminal without colours.
    private func look(of text: String, in app: TestApp) -> [Cell] {
        guard let point = app.screen.position(of: text) else { return [] }
        return (max(0, point.column - 2)..<min(size.width, point.column + text.count + 2)).map {
            var cell = app.screen.cell($0, point.row)
            cell.style = Style(attributes: cell.style.attributes)
            return cell
        }
    }

    @Test("focused, pressed and disabled can be told apart without colours", arguments: Look.allCases)
    func states(look: Look) {
        let app = makeApp(look)
        let plain = self.look(of: "Two", in: app)
        app.press(.tab)
        let focused = self.look(of: "Two", in: app)
        let point = app.screen.position(of: "Two")!
        app.send(.mouse(TerminalEvent.MouseEvent(.press, button: .left, at: point)))
        let pressed = self.look(of: "Two", in: app)
        let disabled = self.look(of: "Two", in: makeApp(look, isDisabled: true))
        #expect(Set([plain, focused, pressed, disabled]).count == 4)
    }

    @Test(
        "each has its marks",
        arguments: [
            (.automatic, "   [ One ]\n   [ Two ]"), (.bordered, "   [ One ]\n   [ Two ]"),
            (.borderedProminent, "   [ One ]\n     Two"), (.borderless, "     One\n     Two"),
            (.plain, "     One\n     Two"), (.link, "     One\n     Two"),
        ] as [(Look, String)]
    )
    func marks(look: Look, picture: String) {
        #expect(makeApp(look).screen == picture)
    }

    @Test("the brackets of a high label are in the row of its text", arguments: 1...6)
    func highLabel(height: Int) {
        let button = Button {
        } label: {
            Text("Tall").frame(width: 8, height: CGFloat(height))
        }
        let rows = render(button, size: CellSize(width: 12, height: 6)).rows
        #expect(rows.contains("[   Tall   ]"))
    }

    @Test("a tint inside the label colours it, whatever the style", arguments: [Look.automatic, .borderless])
    func tintedLabel(look: Look) {
        let button = Button {
        } label: {
            Text("Go").tint(.orange)
        }
        let app = TestApp(look.applied(to: button), size: size)
        let place = app.screen.position(of: "Go")
        #expect(place.map { app.screen.cell($0.column, $0.row).style.foreground } == Color.orange.terminalColor)
    }

    @Test("a large button with a border stands in a box, heavy with the focus")
    func large() {
        let buttons = HStack {
            Button("One") {}
            Button("Two") {}
        }
        .buttonStyle(.bordered).controlSize(.large)
        #expect(
            render(buttons, size: CellSize(width: 15, height: 3)) == """
                ┏━━━━━┓ ╭─────╮
                ┃ One ┃ │ Two │
                ┗━━━━━┛ ╰─────╯
                """)
    }

    @Test("the shape of the border shows in the brackets")
    func shapes() {
        let buttons = HStack {
            Button("One") {}.buttonBorderShape(.capsule)
            Button("Two") {}.buttonBorderShape(.roundedRectangle)
        }
        .buttonStyle(.bordered)
        #expect(render(buttons, size: CellSize(width: 16, height: 1)) == "( One ) [ Two ]")
    }

    @Test("a prominent button is filled, whatever colour its label has")
    func prominent() {
        let button = Button {
        } label: {
            Text("Go").foregroundColor(.white)
        }
        .buttonStyle(.borderedProminent)
        let screen = render(button, size: CellSize(width: 6, height: 1))
        for column in 0..<6 {
            let style = screen.cell(column, 0).style
            #expect(style.attributes.contains(.reverse))
            #expect(style.foreground == screen.cell(0, 0).style.foreground)
        }
    }

    @Test("the names of the structures say the same")
    func structures() {
        func picture(_ view: some View) -> Snapshot { render(view, size: size) }
        let button = Button("One") {}
        #expect(picture(button.buttonStyle(DefaultButtonStyle())) == picture(button))
        #expect(picture(button.buttonStyle(PlainButtonStyle())) == picture(button.buttonStyle(.plain)))
        #expect(
            picture(button.buttonStyle(BorderlessButtonStyle()))
                == picture(button.buttonStyle(.borderless)))
        #expect(
            picture(button.buttonStyle(BorderedButtonStyle()))
                == picture(button.buttonStyle(.bordered)))
        #expect(
            picture(button.buttonStyle(BorderedProminentButtonStyle()))
                == picture(button.buttonStyle(.borderedProminent)))
    }

    @Test("a style of one's own sees the label, the role, the press and the environment")
    func custom() {
        struct Loud: ButtonStyle {
            @Environment(\.isEnabled) var isEnabled
            func makeBody(configuration: Configuration) -> some View {
                HStack(spacing: 0) {
                    configuration.label
                    Text(configuration.isPressed ? "!" : ".")
                    Text(configuration.role == .destructive ? "X" : "")
                    Text(isEnabled ? "" : "off")
                }
            }
        }
        let buttons = VStack(spacing: 0) {
            Button("One", role: .destructive) {}
            Button("Two") {}.disabled(true)
        }
        let app = TestApp(buttons.buttonStyle(Loud()), size: CellSize(width: 7, height: 2))
        #expect(app.screen == " One.X\nTwo.off")
        app.send(.mouse(TerminalEvent.MouseEvent(.press, button: .left, at: CellPoint(column: 2, row: 0))))
        #expect(app.screen == " One!X\nTwo.off")
    }

    @Test("a primitive style decides what triggers the action")
    func primitive() {
        struct Twice: PrimitiveButtonStyle {
            @State private var isArmed = false
            func makeBody(configuration: Configuration) -> some View {
                if isArmed {
                    Button(configuration).buttonStyle(.bordered)
                } else {
                    Button("Arm") { isArmed = true }
                }
            }
        }
        let log = Log()
        let app = TestApp(
            Button("Fire") { log.add("fired") }.buttonStyle(Twice()),
            size: CellSize(width: 10, height: 1)
        )
        app.press(.return)
        #expect(log.take() == [])
        #expect(app.screen.position(of: "[ Fire ]") != nil)
        app.press(.return)
        #expect(log.take() == ["fired"])
    }
}
