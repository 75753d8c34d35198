import CursesUI
import CursesUITesting
import Testing

@MainActor
@Suite("Colours of rows and of containers")
struct ListItemTintTests {
    @Test("the symbols of labels have the tint, their titles do not")
    func tint() {
        let list = List {
            Label("plain", systemImage: "star.fill")
            Label("green", systemImage: "star.fill").listItemTint(.green)
            Label("mono", systemImage: "star.fill").listItemTint(.monochrome)
        }
        .listItemTint(.fixed(.red))
        let screen = render(list, size: CellSize(width: 20, height: 5))
        func colors(_ title: String) -> (icon: TerminalColor, title: TerminalColor)? {
            guard let place = screen.position(of: title) else { return nil }
            let icon = CellPoint(column: place.column - 2, row: place.row)
            return (screen.cell(at: icon).style.foreground, screen.cell(at: place).style.foreground)
        }
        let (plain, green, mono) = (colors("plain"), colors("green"), colors("mono"))
        #expect(plain?.icon != plain?.title)
        #expect(green?.icon != green?.title)
        #expect(plain?.icon != green?.icon)
        #expect(mono?.icon == mono?.title)
    }

    @Test("the background of a container fills it")
    func background() {
        let stack = NavigationStack {
            Text("x").containerBackground(.red, for: .navigation).navigationTitle("T")
        }
        let screen = render(stack, size: CellSize(width: 12, height: 6))
        let corner = screen.cell(at: CellPoint(column: 0, row: 5)).style.background
        #expect(corner != .default)
        #expect(screen.cell(at: CellPoint(column: 11, row: 2)).style.background == corner)
        let widget = render(Text("x").containerBackground(.red, for: .widget), size: CellSize(width: 12, height: 6))
        #expect(widget.cell(at: CellPoint(column: 0, row: 5)).style.background == .default)
    }
}
