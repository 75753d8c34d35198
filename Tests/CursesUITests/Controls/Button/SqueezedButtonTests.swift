import CursesUITesting
import Testing

@MainActor
@Suite("Buttons with too little room")
struct SqueezedButtonTests {
    @Test(
        "a button keeps its row and its marks, and its label is cut",
        arguments: [
            (12, "[ Save all ]"), (11, "[Save all]"), (10, "[Save all]"), (9, "[Save a…]"), (6, "[Sav…]"),
            (4, "[S…]"), (3, "[…]"),
        ]
    )
    func oneRow(width: Int, picture: String) {
        for style in [AnyView(button), AnyView(button.buttonStyle(.bordered))] {
            #expect(render(style, size: CellSize(width: width, height: 3)).text == "\n\(picture)")
        }
    }

    private var button: some View { Button("Save all") {} }

    @Test(
        "a symbol takes the place of its marks before it disappears",
        arguments: [(5, "[ + ]"), (3, "[+]"), (2, "+")]
    )
    func symbol(width: CGFloat, picture: String) {
        let button = Button(action: {}, label: { Image(systemName: "plus") }).frame(width: width)
        let text = render(button, size: CellSize(width: 5, height: 1)).text
        #expect(text.trimmingCharacters(in: .whitespaces) == picture)
    }

    @Test("a button with a box keeps its three rows")
    func box() {
        let large = button.buttonStyle(.bordered).controlSize(.large)
        #expect(
            render(large, size: CellSize(width: 9, height: 3)) == """
                ┏━━━━━━━┓
                ┃Save a…┃
                ┗━━━━━━━┛
                """)
    }

    @Test("buttons that share too short a row break no word", arguments: ButtonStyleTests.Look.allCases)
    func row(look: ButtonStyleTests.Look) {
        let row = HStack {
            Button("Remember") {}
            Button("Forget everything") {}
        }
        let screen = render(look.applied(to: row), size: CellSize(width: 21, height: 3))
        let picture =
            switch look {
            case .automatic, .bordered: "[Remember] [Forget…]"
            case .borderedProminent: "[Remember]  Forget…"
            case .borderless, .plain, .link: "Forget\n Remember everything"
            }
        #expect(screen.text.trimmingCharacters(in: .whitespacesAndNewlines) == picture)
    }

    @Test("a label without marks breaks between words, and cuts a word that is longer than a row")
    func bare() {
        let button = Button("Forget everything") {}.buttonStyle(.plain)
        #expect(render(button, size: CellSize(width: 7, height: 2)).text == "Forget\neveryt…")
    }

    @Test("a label may have several rows where that is asked for")
    func lines() {
        let button = Button("Save all") {}.lineLimit(2)
        #expect(render(button, size: CellSize(width: 9, height: 2)).text == "[ Save ]\n  all")
    }

    @Test("a button that fits beside others is not cut")
    func fits() {
        let row = HStack {
            Button("1") {}
            Text("ab")
        }
        #expect(render(row, size: CellSize(width: 8, height: 1)).text == "[ 1 ] ab")
    }

    @Test("the sign of a menu and the segments of a picker stay in their row")
    func menus() {
        let menu = Menu("Everything") { Button("One") {} }
        #expect(render(menu, size: CellSize(width: 12, height: 2)).text == "[Everyth… ▾]")
        let picker = Picker("Size", selection: .constant(1)) {
            Text("Enormous").tag(1)
            Text("Tiny").tag(2)
        }
        .pickerStyle(.segmented)
        #expect(render(picker, size: CellSize(width: 16, height: 2)).text == "[Enormous] Tiny")
    }

    @Test("a figure without texts has no marks, also if it is rotated")
    func figure() {
        let button = Button {
        } label: {
            ZStack { Image(systemName: "chevron.up").resizable().scaledToFit().scaleEffect(0.3) }
        }
        for view in [AnyView(button), AnyView(button.rotationEffect(.degrees(180)))] {
            // The focus, which has brackets, is elsewhere.
            let screen = VStack {
                Button("a") {}
                view
            }
            let text = render(screen, size: CellSize(width: 30, height: 10)).text
            #expect(text.filter { $0 == "[" }.count == 1)
        }
    }
}
