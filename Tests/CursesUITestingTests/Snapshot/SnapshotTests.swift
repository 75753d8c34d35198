import Testing

@testable import CursesUITesting

@Suite struct SnapshotTests {
    private let picture = Snapshot.drawn(
        width: 12, height: 4, ("漢字 ab", .plain, 0, 0), ("ab ab", .bold, 2, 2))

    @Test("A picture equals its text, whatever trailing blanks there are")
    func textEquality() {
        #expect(picture == "漢字 ab\n\n  ab ab")
        #expect(picture == "漢字 ab  \n   \n  ab ab\n\n\n")
        #expect(picture != "漢字 ab\n  ab ab")
        #expect(picture != "漢字 ab\n\n ab ab")
    }

    @Test("A text is found by its first column, a wide character counting twice")
    func positions() {
        #expect(picture.position(of: "ab") == CellPoint(column: 5, row: 0))
        #expect(
            picture.positions(of: "ab")
                == [CellPoint(column: 5, row: 0), CellPoint(column: 2, row: 2), CellPoint(column: 5, row: 2)])
        #expect(picture.position(of: "字") == CellPoint(column: 2, row: 0))
        #expect(picture.position(of: "ba") == nil)
        #expect(picture.position(of: "") == nil)
        #expect(picture.style(of: "ab ab") == .bold)
        #expect(picture.style(of: "nowhere") == nil)
    }

    @Test("Cells outside the picture are blank")
    func outside() {
        #expect(picture.cell(12, 0) == .blank)
        #expect(picture.cell(-1, 0) == .blank)
        #expect(picture.row(4) == "")
        #expect(picture.row(-1) == "")
    }

    @Test("A picture that differs from a text is described with the differences")
    func description() {
        let picture = Snapshot.drawn(width: 6, height: 3, ("abc", .bold, 1, 1))
        #expect(!(picture == "\n abd\nx"))
        #expect(
            picture.testDescription == """

                ┌──────┐
                │      │
                │ abc  │
                  (1 empty row)
                └──────┘
                which differs from what was expected:
                row 1, column 3: "d" → "c"
                row 2, column 0: "x" → " "

                """)
    }

    @MainActor
    @Test("Colours become those that the terminal shows")
    func colorLevels() {
        let view = Text("x").foregroundColor(Color(red: 1, green: 0, blue: 0))
        let size = CellSize(width: 1, height: 1)
        let colors = [Capabilities.ColorLevel.trueColor, .ansi256, .ansi16, .ansi8, .none].map {
            render(view, size: size, colorLevel: $0).cell(0, 0).style.foreground
        }
        #expect(colors == [.rgb(255, 0, 0), .palette(196), .brightRed, .red, .default])
    }

    @MainActor
    @Test("Views read whether the terminal is light or dark, and pictures have its colours")
    func colorSchemes() {
        struct Scheme: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { Text(scheme == .light ? "light" : "dark") }
        }
        let size = CellSize(width: 5, height: 1)
        let light = render(Scheme(), size: size, colorScheme: .light)
        #expect(light == "light")
        #expect(light.svg.contains("fill=\"#ffffff\""))
        let dark = render(Scheme(), size: size)
        #expect(dark == "dark")
        #expect(dark.html.contains("background:#1e1e1e"))
    }
}
