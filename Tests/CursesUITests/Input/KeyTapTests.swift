import CursesUITesting
import Foundation
import Testing

@testable import CursesUI

@MainActor
@Suite("A key that activates a control taps the gestures around it")
struct KeyTapTests {
    enum Control: CaseIterable {
        case button, toggle, menu, picker, link, datePicker, colorPicker, stepper
    }

    enum Precedence: CaseIterable { case simultaneous, high, normal }

    @MainActor
    private final class Counts {
        var taps = 0
        var actions = 0
    }

    private struct ControlView: View {
        let control: Control
        let counts: Counts
        @State private var isOn = false
        @State private var date = Date(timeIntervalSinceReferenceDate: 0)
        @State private var color = Color.red
        @State private var number = 1

        var body: some View {
            switch control {
            case .button: Button("Control") { counts.actions += 1 }
            case .toggle: Toggle("Control", isOn: $isOn).onChange(of: isOn) { counts.actions += 1 }
            case .menu: Menu("Control") { Text("Opened") }
            case .picker:
                Picker("Control", selection: $number) {
                    ForEach(1..<4) { Text(verbatim: "Opened \($0)") }
                }
                .pickerStyle(.menu)
            case .link: NavigationLink("Control") { Text("Opened") }
            case .datePicker: DatePicker("Control", selection: $date, displayedComponents: .date)
            case .colorPicker: ColorPicker("Control", selection: $color)
            case .stepper: Stepper("Control", value: $number)
            }
        }
    }

    private struct Screen: View {
        let control: Control
        let precedence: Precedence
        let counts: Counts

        private var tap: some Gesture { TapGesture().onEnded { counts.taps += 1 } }

        var body: some View {
            NavigationStack {
                switch precedence {
                case .simultaneous: ControlView(control: control, counts: counts).simultaneousGesture(tap)
                case .high: ControlView(control: control, counts: counts).highPriorityGesture(tap)
                case .normal: ControlView(control: control, counts: counts).onTapGesture { counts.taps += 1 }
                }
            }
        }
    }

    private struct Result: Equatable {
        let taps: Int
        let actions: Int
        let hasOpened: Bool
    }

    private func result(_ control: Control, _ precedence: Precedence, _ act: (TestApp) -> Void) -> Result {
        let counts = Counts()
        let app = TestApp(
            Screen(control: control, precedence: precedence, counts: counts), size: CellSize(width: 40, height: 12))
        let opened = app.screen.text.contains("Opened 2")
        act(app)
        return Result(
            taps: counts.taps, actions: counts.actions, hasOpened: !opened && app.screen.text.contains("Opened"))
    }

    @Test("as a click does", arguments: Control.allCases, [Precedence.simultaneous, .high])
    func likeAClick(_ control: Control, _ precedence: Precedence) {
        let click = result(control, precedence) { $0.click(text: "Control") }
        #expect(click.taps == 1)
        #expect(result(control, precedence) { $0.press(.return) } == click)
        #expect(result(control, precedence) { $0.press(.space) } == click)
    }

    @Test("but not one to which the control comes first", arguments: Control.allCases)
    func normal(_ control: Control) {
        for key in [KeyEquivalent.return, .space] {
            let result = result(control, .normal) { $0.press(key) }
            #expect(result.taps == 0)
        }
    }

    @Test("a key in a text field is no tap, and a double tap does not keep the control from its action")
    func others() {
        let counts = Counts()
        let field = TestApp(
            TextField("Name", text: .constant("")).simultaneousGesture(TapGesture().onEnded { counts.taps += 1 }))
        field.press(.return)
        #expect(counts.taps == 0)
        let button = TestApp(
            Button("Button") { counts.actions += 1 }
                .highPriorityGesture(TapGesture(count: 2).onEnded { counts.taps += 1 }))
        button.press(.return)
        #expect(counts.taps == 0)
        #expect(counts.actions == 1)
    }

    @Test("the gestures come before the action of a button, the innermost first, as with a click")
    func order() {
        for act in [{ (app: TestApp) in app.press(.return) }, { app in app.click(text: "Play") }] {
            let log = Log()
            let app = TestApp(
                HStack {
                    Button("Play") { log.add("play") }
                        .simultaneousGesture(TapGesture().onEnded { log.add("inner") })
                }
                .simultaneousGesture(TapGesture().onEnded { log.add("outer") }))
            act(app)
            #expect(log.entries == ["inner", "outer", "play"])
        }
    }

    @Test("a tap keeps the key from nothing that uses it")
    func otherUses() {
        let log = Log()
        let tap = TapGesture().onEnded { log.add("tap") }
        let slider = TestApp(
            VStack {
                Slider(value: .constant(0.5)).simultaneousGesture(tap)
                Button("Save") { log.add("save") }.keyboardShortcut(.defaultAction)
            })
        slider.press(.return)
        #expect(log.take() == ["save"])
        let pressed = TestApp(
            Text("Board").focusable()
                .onKeyPress(.space) {
                    log.add("key")
                    return .handled
                }
                .highPriorityGesture(tap))
        pressed.press(.space)
        #expect(log.take() == ["key"])
        let masked = TestApp(
            HStack { Button("Play") { log.add("play") }.simultaneousGesture(tap) }
                .gesture(TapGesture().onEnded { log.add("outer") }, including: .gesture))
        masked.press(.return)
        #expect(!log.take().contains("tap"))
    }

    private struct Rows: View {
        let log: Log
        @State private var chosen: Set<Int> = [1, 2]

        var body: some View {
            List(0..<4, id: \.self, selection: $chosen) { Text(verbatim: "row \($0)") }
                .simultaneousGesture(TapGesture().onEnded { log.add("tap") })
                .onChange(of: chosen) { log.add("\(chosen.sorted())") }
        }
    }

    @Test("a row of a list is selected alone, and the list is tapped")
    func rows() {
        let log = Log()
        let app = TestApp(Rows(log: log), size: CellSize(width: 30, height: 8))
        app.press(.return)
        #expect(log.entries.contains("tap"))
        #expect(log.entries.contains { $0.hasPrefix("[") && $0.count == 3 })
    }
}
