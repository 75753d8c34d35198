import CursesUI
import CursesUITesting
import Foundation
import Testing

@MainActor
@Suite("Labels of several views")
struct SeveralLabelViewsTests {
    @ViewBuilder private var parts: some View {
        Image(systemName: "star")
        Text(verbatim: "Two")
    }

    private struct PaddedStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding(.horizontal, 2)
        }
    }

    private func expectSpace(_ view: some View, sourceLocation: SourceLocation = #_sourceLocation) {
        let screen = render(view, size: CellSize(width: 50, height: 8))
        #expect(screen.text.contains("☆ Two"), "\(screen.text)", sourceLocation: sourceLocation)
    }

    @Test("The views in the label of a button have the default spacing, in every style")
    func buttons() {
        let button = Button {
        } label: {
            parts
        }
        expectSpace(button)
        expectSpace(button.buttonStyle(.bordered).controlSize(.large))
        expectSpace(button.buttonStyle(.borderedProminent))
        expectSpace(button.buttonStyle(.borderless))
        expectSpace(button.buttonStyle(.plain))
        expectSpace(button.buttonStyle(PaddedStyle()))
        expectSpace(Link(destination: URL(string: "https://example.org")!) { parts })
        expectSpace(ShareLink(item: "text") { parts })
        expectSpace(
            Menu {
                Button("Rename") {}
            } label: {
                parts
            })
        expectSpace(NavigationStack { NavigationLink(value: 1) { parts } })
    }

    @Test("So do the views in the label of a control that shows a value")
    func controls() {
        let toggle = Toggle(isOn: .constant(true)) { parts }
        expectSpace(toggle)
        expectSpace(toggle.toggleStyle(.switch))
        expectSpace(toggle.toggleStyle(.button))
        let picker = Picker(selection: .constant(0)) {
            Text(verbatim: "One").tag(0)
        } label: {
            parts
        }
        expectSpace(picker.pickerStyle(.menu))
        expectSpace(picker.pickerStyle(.inline))
        expectSpace(Stepper(value: .constant(1), label: { parts }))
        expectSpace(DatePicker(selection: .constant(Date(timeIntervalSince1970: 0))) { parts })
        expectSpace(ColorPicker(selection: .constant(.red)) { parts })
        expectSpace(ProgressView(value: 0.5) { parts })
        expectSpace(ProgressView { parts })
        expectSpace(Gauge(value: 0.5) { parts })
    }

    @Test("So do the views in the label or the content of a container")
    func containers() {
        expectSpace(
            DisclosureGroup {
                Text(verbatim: "content")
            } label: {
                parts
            })
        expectSpace(
            GroupBox {
                Text(verbatim: "content")
            } label: {
                parts
            })
        expectSpace(
            LabeledContent {
                Text(verbatim: "value")
            } label: {
                parts
            })
        expectSpace(LabeledContent("Title") { parts })
        let slider = LabeledContent("Size") {
            Slider(value: .constant(10.0), in: 0...10.0)
            Text(verbatim: "14")
        }
        #expect(render(slider, size: CellSize(width: 30, height: 1)).text.contains(" 14"))
    }

    @Test("The views of a label that come from data have a space between them too")
    func data() {
        let button = Button {
        } label: {
            ForEach(["a", "b", "c"], id: \.self) { Text(verbatim: $0) }
        }
        #expect(render(button, size: CellSize(width: 20, height: 1)).text.contains("[ a b c ]"))
    }
}
