import CursesUI
import CursesUITesting
import Foundation
import Testing

@MainActor
@Suite("Views on screens of any size")
struct AnySizeTests {
    enum Kind: CaseIterable {
        case menu, toggle, stepper, slider, textField, secureField, textEditor, disclosureGroup
        case menuPicker, segmentedPicker, inlinePicker, spinner, bar, datePicker, colorPicker
        case tabView, pages, navigation, toolbar, groupBox, list, form, dialog
    }

    private struct Screen: View {
        let kind: Kind
        @State private var isOn = true
        @State private var count = 3
        @State private var volume = 0.5
        @State private var text = "some text"
        @State private var date = Date(timeIntervalSince1970: 0)
        @State private var color = Color.red

        var body: some View {
            switch kind {
            case .menu: Menu("Actions") { Button("Rename") {} }
            case .toggle: Toggle("Send reports", isOn: $isOn).toggleStyle(.switch)
            case .stepper: Stepper("Guests: \(count)", value: $count, in: 0...9)
            case .slider: Slider(value: $volume)
            case .textField: TextField("Name", text: $text).textFieldStyle(.roundedBorder)
            case .secureField: SecureField("Password", text: $text)
            case .textEditor: TextEditor(text: $text)
            case .disclosureGroup: DisclosureGroup("More", isExpanded: $isOn) { Text("inside") }
            case .menuPicker: picker
            case .segmentedPicker: picker.pickerStyle(.segmented)
            case .inlinePicker: picker.pickerStyle(.inline)
            case .spinner: ProgressView("Loading")
            case .bar: ProgressView("Loading", value: volume)
            case .datePicker: DatePicker("Due", selection: $date)
            case .colorPicker: ColorPicker("Ink", selection: $color)
            case .tabView: tabs
            case .pages: tabs.tabViewStyle(.page)
            case .navigation: NavigationStack { NavigationLink("on") { Text("there") }.navigationTitle("Root") }
            case .toolbar: Text("content").toolbar { ToolbarItem(placement: .bottomBar) { Button("Delete") {} } }
            case .groupBox: GroupBox("Network") { Toggle("Wi-Fi", isOn: $isOn) }
            case .list: List { ForEach(0..<9, id: \.self) { Text("row \($0)").badge($0) } }
            case .form: Form { Section("Account") { TextField("Name", text: $text) } }
            case .dialog: Text("below").alert("Delete?", isPresented: $isOn) { Button("Delete") {} }
            }
        }

        private var picker: some View {
            Picker("Flavour", selection: $count) {
                Text("vanilla").tag(3)
                Text("mint").tag(4)
            }
        }

        private var tabs: some View {
            TabView {
                Text("home").tabItem { Text("Home") }
                Text("found").tabItem { Text("Search") }
            }
        }
    }

    @Test(
        "A view that is squeezed takes keys and clicks, and says the same when it has room again",
        arguments: Kind.allCases
    )
    func squeezed(kind: Kind) {
        let size = CellSize(width: 30, height: 8)
        let app = TestApp(Screen(kind: kind), size: size)
        let before = app.screen
        for width in [12, 7, 4, 3, 2, 1] {
            for height in [3, 2, 1] {
                app.resize(width: width, height: height)
                #expect(app.screen.size == CellSize(width: width, height: height))
            }
        }
        app.resize(width: 30, height: 8)
        #expect(app.screen.text == before.text)
        for width in [9, 5, 2, 1] {
            app.resize(width: width, height: 1)
            for key: KeyEquivalent in [.rightArrow, .leftArrow, .downArrow, .upArrow, .tab, .space, .return, .escape] {
                app.press(key)
            }
            app.click(column: 0, row: 0)
            app.click(column: width - 1, row: 0)
        }
        app.resize(width: 30, height: 8)
        #expect(app.diagnostics.isEmpty)
    }
}
