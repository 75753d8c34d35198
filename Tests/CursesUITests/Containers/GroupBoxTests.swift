import CursesUI
import CursesUITesting
import Testing

@MainActor
@Suite("GroupBox")
struct GroupBoxTests {
    private let size = CellSize(width: 28, height: 8)

    private struct Network: View {
        @State private var isOn = true
        var body: some View {
            GroupBox("Network") {
                Toggle("Wi-Fi", isOn: $isOn)
                GroupBox {
                    LabeledContent("Name", value: "home")
                } label: {
                    Label("Details", systemImage: "info.circle")
                }
            }
        }
    }

    @Test("a box in a box, with a control that has the focus")
    func looks() {
        assertSnapshot(of: Network(), size: size)
        assertSnapshot(of: Network().disabled(true), size: size, named: "disabled")
    }

    @Test("with lines of ASCII where the terminal has no others")
    func ascii() {
        assertSnapshot(of: Network().environment(\.theme, .ascii), size: size)
    }

    @Test("what stands in a box takes keys and clicks")
    func input() {
        let app = TestApp(Network(), size: size)
        app.press(.space)
        #expect(app.screen.position(of: "[ ] Wi-Fi") != nil)
        app.click(text: "Wi-Fi")
        #expect(app.screen.position(of: "[x] Wi-Fi") != nil)
    }

    @Test("a box is as wide as it is offered, and as high as its content")
    func room() {
        let boxes = VStack(spacing: 0) {
            GroupBox("A") { Text("one") }
            GroupBox("B") { Text("two\nlines") }
        }
        #expect(
            render(boxes, size: CellSize(width: 12, height: 7)) == """
                ╭─ A ──────╮
                │ one      │
                ╰──────────╯
                ╭─ B ──────╮
                │ two      │
                │ lines    │
                ╰──────────╯
                """)
    }
}
