import CursesUI
import CursesUITesting
import Foundation
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

    @ViewBuilder private var label: some View {
        Label("Title", systemImage: "bell")
        Text(verbatim: "Subtitle")
    }

    @Test("the second text of a label's title stands below the first, beside the icon of the first")
    func titles() {
        let label = Label {
            Text(verbatim: "Title")
            Text(verbatim: "Subtitle")
        } icon: {
            Text(verbatim: "I")
        }
        expectBelow(label)
        expectBelow(Toggle(isOn: .constant(true)) { label })
        let screen = render(label, size: CellSize(width: 30, height: 2))
        #expect(screen.position(of: "I Title") != nil)
    }

    @Test("The text after a label stands below its title, and not below its icon")
    func labels() {
        expectBelow(Toggle(isOn: .constant(true)) { label })
        expectBelow(Toggle(isOn: .constant(true)) { label }.toggleStyle(.switch))
        expectBelow(Toggle(isOn: .constant(true)) { label }.labelStyle(.titleOnly))
        let content = LabeledContent {
            Text(verbatim: "value")
        } label: {
            label
        }
        expectBelow(content)
        let picker = Picker(selection: .constant(0)) {
            Text(verbatim: "One").tag(0)
        } label: {
            label
        }
        expectBelow(picker.pickerStyle(.menu))
        expectBelow(picker.pickerStyle(.inline))
        let date = Binding.constant(Date(timeIntervalSince1970: 0))
        expectBelow(DatePicker(selection: date, displayedComponents: .date) { label })
        expectBelow(Stepper(value: .constant(1), label: { label }))
        expectBelow(
            Toggle(isOn: .constant(true)) {
                Label("Title", systemImage: "bell").font(.headline)
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
