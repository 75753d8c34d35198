import CursesUITesting
import Foundation
import Testing

@MainActor
@Suite("What controls are called and stand at")
struct ControlLabelsTests {
    struct Controls: View {
        @State var text = "abc"
        @State var isOn = true
        @State var count = 2
        @State var volume = 0.5
        @State var choice = 1
        @State var date = Date(timeIntervalSince1970: 0)
        @State var color = Color.red

        var body: some View {
            SecureField("Password", text: $text)
            TextEditor(text: $text).accessibilityLabel("Notes").frame(height: 1)
            Toggle("Wi-Fi", isOn: $isOn)
            Toggle("Power", isOn: $isOn).toggleStyle(.switch)
            Stepper("Guests", value: $count)
            Slider(value: $volume) { Text("Volume") }
            Picker("Size", selection: $choice) { Text("Small").tag(1) }.pickerStyle(.segmented)
            DatePicker("Departure", selection: $date)
            ColorPicker("Ink", selection: $color)
            Link("Source", destination: URL(string: "https://example.org")!)
        }
    }

    private let size = CellSize(width: 40, height: 20)

    @Test("labels that are hidden still name them")
    func hidden() {
        let app = TestApp(Controls().labelsHidden(), size: size)
        #expect(app.unnamedControls.isEmpty)
        #expect(app.element(named: "Wi-Fi")?.isFocusable == true)
        #expect(app.screen.position(of: "Wi-Fi") == nil)
    }

    @Test("values are told, but no secret")
    func values() {
        let app = TestApp(Controls(), size: size)
        #expect(app.element(named: "Password")?.value == "•••")
        #expect(app.element(named: "Wi-Fi")?.value == "on")
        #expect(app.element(named: "Volume")?.value == "50%")
        #expect(app.element(named: "Ink")?.value == "Red")
        #expect(app.element(named: "Wi-Fi")?.traits.contains(.isToggle) == true)
        #expect(app.element(named: "Source")?.traits.contains(.isLink) == true)
    }
}
