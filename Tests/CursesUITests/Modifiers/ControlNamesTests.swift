import CursesUI
import CursesUITesting
import Testing

/// All controls of CursesUI that have a title, to check their accessibility names.
private struct Gallery: View {
    @State private var text = ""
    @State private var isOn = false
    @State private var number = 1
    @State private var amount = 0.5
    @State private var color = Color.red
    @State private var date = Date(timeIntervalSinceReferenceDate: 0)

    var body: some View {
        VStack {
            Group {
                Button("Push") {}
                Button("Bordered") {}.buttonStyle(.bordered)
                Button("Delete", role: .destructive) {}.buttonStyle(.plain)
                Link("Website", destination: URL(string: "https://example.org")!)
                Menu("Actions") { Button("Copy") {} }
            }
            Group {
                TextField("Name", text: $text)
                TextField("Age", value: $number, format: .number).textFieldStyle(.roundedBorder)
                SecureField("Password", text: $text)
                TextEditor(text: $text).accessibilityLabel("Notes").frame(height: 2)
            }
            Group {
                Toggle("Sound", isOn: $isOn)
                Toggle("Light", isOn: $isOn).toggleStyle(.button)
                Stepper("Copies", value: $number, in: 1...9)
                Slider(value: $amount) { Text("Volume") }
                ColorPicker("Ink", selection: $color)
                DatePicker("Due", selection: $date)
            }
            Group {
                Picker("Size", selection: $number) {
                    Text("Small").tag(1)
                    Text("Large").tag(2)
                }
                Picker("Kind", selection: $number) {
                    Text("Round").tag(1)
                    Text("Square").tag(2)
                }
                .pickerStyle(.segmented)
                Picker("Place", selection: $number) {
                    Text("Here").tag(1)
                    Text("There").tag(2)
                }
                .pickerStyle(.inline)
                DisclosureGroup("More") { Text("details") }
            }
        }
    }
}

@MainActor
@Suite struct ControlNamesTests {
    private let app = TestApp(Gallery(), size: CellSize(width: 80, height: 60))

    @Test("No control that was given a title is without a name")
    func unnamed() {
        #expect(app.unnamedControls.map(\.description) == [])
        #expect(app.diagnostics == [])
    }

    @Test(
        "A control is called by its title, and by nothing of what its style draws",
        arguments: [
            "Push", "Bordered", "Delete", "Website", "Actions", "Name", "Age", "Password", "Notes",
            "Sound", "Light", "Copies", "Volume", "Ink", "Due", "Size", "Kind", "Here", "There", "More",
        ])
    func name(_ title: String) {
        let names = app.elements.filter(\.isFocusable).map(\.name)
        #expect(names.contains(title), "controls: \(names)")
    }

    @Test("What a control stands at is its value")
    func values() {
        #expect(app.element(named: "Name")?.value == "")
        #expect(app.element(named: "Age")?.value == "1")
        #expect(app.element(named: "Size")?.value == "Small")
        app.click(app.element(named: "Password")!)
        app.type("abc")
        #expect(app.element(named: "Password")?.value == "•••")
    }
}
