import CursesUI
import CursesUITerminal
import CursesUITesting
import Testing

@MainActor
@Suite("The mark of the focus")
struct FocusMarkTests {
    private func app(margin: CGFloat) -> TestApp {
        let button = Button {
        } label: {
            Text(verbatim: "Edit").frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, margin)
        }
        .buttonStyle(.plain)
        return TestApp(button.background(Color.blue), size: CellSize(width: 12, height: 1))
    }

    @Test("On a coloured ground, brackets are drawn on both sides or on none")
    func brackets() {
        let between = app(margin: 1)
        #expect(between.screen == "[Edit      ]")
        between.press(.return)
        #expect(between.screen == "[Edit      ]")
        let alone = app(margin: 0)
        #expect(alone.screen == "Edit")
        #expect((0..<4).allSatisfy { alone.screen.cell($0, 0).style.attributes.contains(.underline) })
    }

    @Test("The bracket of a control counts as none that shows the focus")
    func stepper() {
        let stepper = Stepper("", value: .constant(3)).frame(width: 12).background(Color.blue)
        #expect(render(stepper, size: CellSize(width: 12, height: 1)) == "       [−|+]")
    }
}
