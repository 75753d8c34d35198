import CursesUI
import CursesUITesting
import Foundation
import Testing

@MainActor
@Suite("Controls in too little room")
struct ControlRoomTests {
    private func narrow(
        _ view: some View,
        from width: Int,
        height: Int = 1,
        named name: String? = nil,
        function: String = #function,
        line: UInt = #line
    ) {
        let picture = RoomPictures.narrowed(from: width, height: height, view)
        assertSnapshot(of: picture, as: .text, named: name, function: function, line: line)
    }

    @Test("Menu: the name is cut, and its sign stays")
    func menu() {
        narrow(Menu("Actions") { Button("Rename") {} }, from: 13)
        let borderless = Menu("Actions") { Button("Rename") {} }.menuStyle(.borderlessButton)
        narrow(borderless, from: 9, named: "borderless")
    }

    @Test("Toggle: the label is cut, and its box or switch stays")
    func toggle() {
        let toggle = Toggle("Send reports", isOn: .constant(true))
        narrow(toggle, from: 16, named: "checkbox")
        narrow(toggle.toggleStyle(.switch), from: 18, named: "switch")
        narrow(toggle.toggleStyle(.button), from: 16, named: "button")
    }

    @Test("Stepper: the label is cut, then the value, and the signs stay")
    func stepper() {
        narrow(Stepper("Number of guests", value: .constant(3)), from: 24)
        let format = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "en_US"))
        narrow(Stepper("Rate", value: .constant(0.75), format: format), from: 18, named: "value")
    }

    @Test("Slider: the track becomes shorter, and the thumb stays")
    func slider() {
        narrow(Slider(value: .constant(0.4)), from: 20)
        let labelled = Slider(value: .constant(0.4)) {
            Text("Volume")
        } minimumValueLabel: {
            Text("low")
        } maximumValueLabel: {
            Text("high")
        }
        narrow(labelled, from: 20, named: "labels")
    }

    @Test("TextField: the prompt is cut, and of a text the part at the caret is shown")
    func textField() {
        narrow(TextField("User name", text: .constant("")), from: 10, named: "prompt")
        narrow(TextField("User name", text: .constant("Ada Lovelace")), from: 14, named: "text")
        let border = TextField("User name", text: .constant("")).textFieldStyle(.roundedBorder)
        narrow(border, from: 14, height: 3, named: "border")
        let low = RoomPictures.lowered(from: 3, width: 14, border)
        assertSnapshot(of: low, as: .text, named: "low")
    }

    @Test("SecureField: the prompt is cut, and the marks are")
    func secureField() {
        narrow(SecureField("Password", text: .constant("")), from: 9, named: "prompt")
        narrow(SecureField("Password", text: .constant("secret")), from: 8, named: "text")
    }

    @Test("TextEditor: lines are broken, to a column each in the end")
    func textEditor() {
        narrow(TextEditor(text: .constant("Dear Ada")), from: 9, height: 3)
    }

    @Test("DisclosureGroup: the label is cut, and its sign stays")
    func disclosureGroup() {
        let group = DisclosureGroup("More options", isExpanded: .constant(true)) {
            Toggle("Fast", isOn: .constant(true))
        }
        narrow(group, from: 14, height: 2)
        assertSnapshot(of: RoomPictures.lowered(from: 3, width: 14, group), as: .text, named: "low")
    }

    private func picker(_ style: some PickerStyle) -> some View {
        Picker("Flavour", selection: .constant(1)) {
            Text("chocolate").tag(0)
            Text("vanilla").tag(1)
            Text("mint").tag(2)
        }
        .pickerStyle(style)
    }

    @Test("Picker: labels are cut, and the choice that holds stays")
    func picker() {
        narrow(picker(.menu), from: 24, named: "menu")
        narrow(picker(.segmented), from: 32, named: "segmented")
        narrow(picker(.inline), from: 14, height: 4, named: "inline")
        assertSnapshot(
            of: RoomPictures.lowered(from: 4, width: 14, picker(.inline)), as: .text, named: "low"
        )
    }

    @Test("ProgressView: the label is cut, and the bar or the spinner stays")
    func progressView() {
        narrow(ProgressView("Loading pages"), from: 16, named: "spinner")
        let bar = ProgressView("Loading pages", value: 0.4)
        narrow(bar, from: 16, height: 2, named: "bar")
        assertSnapshot(of: RoomPictures.lowered(from: 3, width: 16, bar), as: .text, named: "low")
        let words = ProgressView(value: 0.4) {
            Text("Loading")
        } currentValueLabel: {
            Text("4 of 10")
        }
        narrow(words.progressViewStyle(.circular), from: 20, named: "percent")
    }

    @Test("DatePicker: the label is cut, and the date stays")
    func datePicker() throws {
        let components = DateComponents(year: 2024, month: 5, day: 9, hour: 7, minute: 30)
        let date = try #require(Calendar.current.date(from: components))
        narrow(DatePicker("Due date", selection: .constant(date)), from: 30)
    }

    @Test("ColorPicker: the label is cut, and the colour stays")
    func colorPicker() {
        narrow(ColorPicker("Background", selection: .constant(.red)), from: 24)
    }

    @Test("Link, Label and LabeledContent are cut")
    func labels() {
        narrow(Link("Source code", destination: URL(string: "https://example.org")!), from: 12, named: "link")
        narrow(Label("Favourites", systemImage: "star"), from: 13, named: "label")
        narrow(LabeledContent("Version", value: "1.0.3"), from: 16, named: "content")
    }
}
