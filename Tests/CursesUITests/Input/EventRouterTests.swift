import CursesUITerminal
import Testing

@testable import CursesUI

@MainActor
@Suite("The event router by itself")
struct EventRouterTests {
    @MainActor
    final class Process: ProcessControl {
        var calls: [String] = []

        func interrupt() { calls.append("interrupt") }
        func stop() { calls.append("stop") }
        func redraw() { calls.append("redraw") }
        func repeatLine() { calls.append("repeatLine") }
    }

    private let focus = FocusManager()
    private let column: ControlColumn
    private let router: EventRouter
    private let process = Process()

    init() {
        column = ControlColumn(3, LayoutContext(focus: focus))
        router = EventRouter(focus: focus, shortcuts: ShortcutRegistry(), keyHelp: KeyHelp(), palette: CommandPalette())
        router.tree = column
        router.process = process
        focus.settle()
        for control in column.controls { _ = control.takeEvents() }
    }

    private var controls: [StageControl] { column.controls }

    private func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) {
        router.route(.key(KeyPress(key, modifiers: modifiers)))
    }

    @Test("A key goes to the control with the focus, then to what is around it")
    func keys() {
        let around = StageControl(column.root)
        press(.return)
        #expect(controls[0].takeEvents() == ["key"])
        #expect(around.takeEvents().isEmpty)
        controls[0].usesKeys = false
        press(.return)
        #expect(controls[0].takeEvents() == ["key"])
        #expect(around.takeEvents() == ["key"])
        #expect(controls[1].takeEvents().isEmpty)
    }

    @Test("Tab and the arrows move the focus where no control uses them")
    func movement() {
        press(.tab)
        #expect(focus.focused === controls[0])
        for control in controls { control.usesKeys = false }
        press(.tab)
        #expect(focus.focused === controls[1])
        press(.downArrow)
        #expect(focus.focused === controls[2])
        press(.tab, .shift)
        #expect(focus.focused === controls[1])
    }

    @Test("Control-C, Control-Z and Control-L are the program's where no control uses them")
    func program() {
        press("c", .control)
        #expect(process.calls.isEmpty)
        controls[0].usesKeys = false
        press("c", .control)
        press("z", .control)
        press("l", .control)
        #expect(process.calls == ["interrupt", "stop", "redraw"])
    }

    @Test("What is pasted goes to the control with the focus")
    func paste() {
        router.route(.paste("text"))
        #expect(controls[0].takeEvents() == ["paste text"])
    }

    private func mouse(_ action: TerminalEvent.MouseEvent.Action, _ column: Int, _ row: Int) {
        let position = CellPoint(column: column, row: row)
        router.route(.mouse(TerminalEvent.MouseEvent(action, button: .left, at: position)))
    }

    @Test("A press goes to the control under the mouse, in its own cells, and gives it the focus")
    func press() {
        mouse(.press, 3, 2)
        #expect(controls[2].takeEvents() == ["focused", "press 3,0"])
        #expect(controls[0].takeEvents() == ["left"])
        mouse(.press, 3, 7)
        #expect(focus.focused === controls[2])
    }

    @Test("The control that was pressed gets the mouse until the button is released")
    func drag() {
        mouse(.press, 0, 1)
        _ = controls[1].takeEvents()
        mouse(.drag, 5, 2)
        mouse(.release, 6, 9)
        mouse(.drag, 0, 1)
        #expect(controls[1].takeEvents() == ["drag 5,1", "release 6,8"])
        #expect(controls[2].takeEvents().isEmpty)
    }
}
