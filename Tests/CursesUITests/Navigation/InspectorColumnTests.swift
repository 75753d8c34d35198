import CursesUITesting
import Testing

@MainActor
@Suite("Inspectors beside a view")
struct InspectorColumnTests {
    private struct Page: View {
        @State private var isShown = true
        @State private var count = 0
        var body: some View {
            VStack(spacing: 0) {
                Button("Count \(count)") { count += 1 }
                Toggle("Details", isOn: $isShown)
            }
            .inspector(isPresented: $isShown) {
                Button("Inspect") { count += 10 }
            }
        }
    }

    @Test("in a wide terminal the inspector is a column")
    func column() {
        let app = TestApp(Page(), size: CellSize(width: 60, height: 6))
        #expect(app.screen.rows[0].contains("│"))
        app.click(text: "Inspect")
        #expect(app.screen.position(of: "Count 10") != nil)
        app.click(text: "Details")
        #expect(app.screen.position(of: "Inspect") == nil)
    }

    @Test(
        "in a narrow terminal it is a sheet, which Escape closes",
        arguments: [CellSize(width: 40, height: 12), CellSize(width: 20, height: 5)])
    func sheet(size: CellSize) {
        let app = TestApp(Page(), size: size)
        #expect(app.focused?.name == "Inspect")
        app.press(.return)
        app.press(.escape)
        #expect(app.screen.position(of: "Inspect") == nil)
        #expect(app.screen.position(of: "Count 10") != nil)
        #expect(app.screen.position(of: "[ ] Details") != nil)
    }

    @Test("a resize turns one into the other, and keeps it open")
    func resize() {
        let app = TestApp(Page(), size: CellSize(width: 80, height: 12))
        app.click(text: "Count 0")
        app.resize(to: CellSize(width: 40, height: 12))
        #expect(app.focused?.name == "Inspect")
        app.resize(to: CellSize(width: 80, height: 12))
        #expect(app.screen.rows[0].contains("│"))
        #expect(app.screen.position(of: "[x] Details") != nil)
        #expect(app.screen.position(of: "Count 1") != nil)
    }
}
