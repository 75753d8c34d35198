import CursesUI
import CursesUITesting
import Testing

@MainActor
@Suite("Labels of several texts")
struct ControlSubtitleTests {
    private func isDim(_ text: String, in screen: Snapshot) -> Bool {
        guard let point = screen.position(of: text) else { return false }
        let style = screen.cell(point.column, point.row).style
        return style != screen.cell(screen.position(of: "Title")!.column, screen.position(of: "Title")!.row).style
    }

    private func expectBelow(_ view: some View, sourceLocation: SourceLocation = #_sourceLocation) {
        // A control beside it has the focus, which would hide the style.
        let screen = render(
            VStack(alignment: .leading) {
                Button("First") {}
                view
            },
            size: CellSize(width: 30, height: 6))
        let (title, subtitle) = (screen.position(of: "Title"), screen.position(of: "Subtitle"))
        #expect(title != nil && subtitle?.row == title.map { $0.row + 1 }, sourceLocation: sourceLocation)
        #expect(subtitle?.column == title?.column, sourceLocation: sourceLocation)
        #expect(isDim("Subtitle", in: screen), sourceLocation: sourceLocation)
    }

    @Test("the second text stands below the first, in the secondary style")
    func toggles() {
        expectBelow(
            Toggle(isOn: .constant(true)) {
                Text(verbatim: "Title")
                Text(verbatim: "Subtitle")
            })
        expectBelow(
            Toggle(isOn: .constant(true)) {
                Text(verbatim: "Title")
                Text(verbatim: "Subtitle")
            }
            .toggleStyle(.switch))
        expectBelow(
            LabeledContent {
                Text(verbatim: "value")
            } label: {
                Text(verbatim: "Title")
                Text(verbatim: "Subtitle")
            })
        expectBelow(
            Picker(selection: .constant(0)) {
                Text(verbatim: "One").tag(0)
            } label: {
                Text(verbatim: "Title")
                Text(verbatim: "Subtitle")
            })
    }

    @Test("the name of the control has both, and other labels stay as they are")
    func others() {
        let app = TestApp(
            Toggle(isOn: .constant(true)) {
                Text(verbatim: "Title")
                Text(verbatim: "Subtitle")
            },
            size: CellSize(width: 30, height: 3))
        #expect(app.focused?.name.contains("Title") == true)
        #expect(app.focused?.name.contains("Subtitle") == true)
        let screen = render(
            Toggle(isOn: .constant(true)) {
                Image(systemName: "star")
                Text(verbatim: "Title")
            },
            size: CellSize(width: 30, height: 3))
        #expect(screen.position(of: "Title")?.row == screen.position(of: "[x]")?.row)
    }
}
