import CursesUITesting
import Testing

@MainActor
@Suite("Colour pickers")
struct ColorPickerTests {
    struct Fixture: View {
        @State var color = Color.red
        var body: some View {
            ColorPicker("Ink", selection: $color)
            Text("ink").foregroundColor(color)
        }
    }

    @Test("it shows the colour, and lists the named ones")
    func chooses() {
        let app = TestApp(Fixture(), size: CellSize(width: 20, height: 19))
        #expect(app.screen.position(of: "Ink         [ ██ ▾ ]") != nil)
        app.press(.return)
        #expect(app.screen.position(of: "✓ ██ Red") != nil)
        app.press(.downArrow)
        app.press(.downArrow)
        app.press(.downArrow)
        app.press(.return)
        #expect(app.screen.position(of: "Red") == nil)
        let point = app.screen.position(of: "ink")!
        #expect(app.screen.cell(point.column, point.row).style.foreground == .green)
    }

    @Test("a colour without a name is shown")
    func unnamed() {
        let picker = ColorPicker("Ink", selection: .constant(Color(red: 0, green: 0, blue: 0.2)))
        let screen = render(picker, size: CellSize(width: 20, height: 1))
        let point = screen.position(of: "██")!
        #expect(screen.cell(point.column, 0).style.foreground == .rgb(0, 0, 51))
    }
}
