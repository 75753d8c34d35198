import CursesUI
import CursesUITesting

/// Creates pictures of a control in its states: normal, focused, pressed with the mouse, and disabled.
@MainActor
struct StatePictures<Control: View> {
    let size: CellSize
    /// The text of the control on which the mouse button is pressed; `nil` if the control cannot be pressed.
    let pressed: String?
    let control: Control

    init(width: Int, height: Int = 1, pressing pressed: String?, @ViewBuilder _ control: () -> Control) {
        size = CellSize(width: width, height: height)
        self.pressed = pressed
        self.control = control()
    }

    private func makeApp(isEnabled: Bool = true) -> TestApp {
        let screen = StateScreen(control: control.disabled(!isEnabled), height: size.height)
        return TestApp(screen, size: CellSize(width: size.width, height: size.height + 1))
    }

    var sheet: Snapshot {
        var sheet = ContactSheet()
        let app = makeApp()
        sheet.add("focused", app.screen.top(size.height))
        app.click(text: "Elsewhere")
        sheet.add("at rest", app.screen.top(size.height))
        if let pressed, let place = app.screen.position(of: pressed) {
            app.send(.mouse(TerminalEvent.MouseEvent(.press, button: .left, at: place)))
            sheet.add("pressed", app.screen.top(size.height))
            app.send(.mouse(TerminalEvent.MouseEvent(.release, button: .left, at: place)))
        }
        sheet.add("disabled", makeApp(isEnabled: false).screen.top(size.height))
        return sheet.snapshot
    }
}

/// A screen with a control, which has the focus because it comes first, above a button that can take the focus.
private struct StateScreen<Control: View>: View {
    let control: Control
    let height: Int

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            control.frame(height: CGFloat(height), alignment: .top)
            Button("Elsewhere") {}
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}
