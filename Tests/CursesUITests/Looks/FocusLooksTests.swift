import CursesUITesting
import Testing

/// Tests that the focus is visible in every style, and that it removes no colour.
@MainActor
@Suite("the focus is seen")
struct FocusLooksTests {
    enum Look: CaseIterable {
        case button, borderedButton, prominentButton, plainButton, linkButton, borderlessButton, largeButton
        case ownStyle, ownCard, colouredLabel, colouredPlain, gradient, picture, swatch, painting
        case toggle, switchToggle, buttonToggle, ownToggle
        case menuPicker, segmentedPicker, inlinePicker, stepper, slider
        case datePicker, calendar, dateField, colorPicker, multiDatePicker
        case menu, link, textLink, navigationLink, disclosure, contextMenu, tap, colouredTap
        case textField, roundedField, secureField, editor
        case focusable, area, listRow, colouredRow, linkRow, treeRow, tableRow, tableTitle, formRow, groupBox
    }

    struct Plain: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
    }

    struct Card: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding().background(.blue).foregroundStyle(.yellow)
        }
    }

    struct Tapped: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.onTapGesture { configuration.isOn.toggle() }
        }
    }

    struct Item: Identifiable {
        let id: String
        var children: [Item]?
    }

    struct Sample: View {
        let look: Look
        @State private var isOn = true
        @State private var count = 3
        @State private var volume = 0.5
        @State private var text = "text"
        @State private var date = Date(timeIntervalSince1970: 0)
        @State private var dates: Set<DateComponents> = []
        @State private var color = Color.red
        @State private var chosen: String?
        @State private var order = [KeyPathComparator(\Item.id)]

        var body: some View {
            switch look {
            case .button, .borderedButton, .prominentButton, .plainButton, .linkButton, .borderlessButton,
                .largeButton, .ownStyle, .ownCard, .colouredLabel, .colouredPlain, .gradient, .picture, .swatch,
                .painting:
                buttons
            case .listRow, .colouredRow, .linkRow, .treeRow, .tableRow, .tableTitle, .formRow, .groupBox: containers
            case .toggle: Toggle("on", isOn: $isOn)
            case .switchToggle: Toggle("on", isOn: $isOn).toggleStyle(.switch)
            case .buttonToggle: Toggle("on", isOn: $isOn).toggleStyle(.button)
            case .ownToggle: Toggle("on", isOn: $isOn).toggleStyle(Tapped())
            case .menuPicker: picker
            case .segmentedPicker: picker.pickerStyle(.segmented)
            case .inlinePicker: picker.pickerStyle(.inline)
            case .stepper: Stepper("Guests", value: $count)
            case .slider: Slider(value: $volume)
            case .datePicker: DatePicker("Due", selection: $date)
            case .calendar: DatePicker("Due", selection: $date).datePickerStyle(.graphical)
            case .dateField: DatePicker("Due", selection: $date).datePickerStyle(.field)
            case .colorPicker: ColorPicker("Ink", selection: $color)
            case .multiDatePicker: MultiDatePicker("Days", selection: $dates)
            case .menu: Menu("Actions") { Button("Rename") {} }
            case .link: Link("Site", destination: URL(string: "https://example.org")!)
            case .textLink: Text("[Site](https://example.org)")
            case .navigationLink: NavigationStack { NavigationLink("on") { Text("there") } }
            case .disclosure: DisclosureGroup("More") { Text("inside") }
            case .contextMenu: Text("file").contextMenu { Button("Rename") {} }
            case .tap: Text("tap").onTapGesture {}
            case .colouredTap: Text("tap").foregroundStyle(.red).background(.green).onTapGesture {}
            case .textField: TextField("Name", text: $text)
            case .roundedField: TextField("Name", text: $text).textFieldStyle(.roundedBorder)
            case .secureField: SecureField("Name", text: $text)
            case .editor: TextEditor(text: $text).frame(height: 3)
            case .focusable: Text("focusable").focusable()
            case .area: Color.red.frame(width: 8, height: 5).focusable()
            }
        }

        private var picker: some View {
            Picker("Flavour", selection: $count) {
                Text("vanilla").tag(3)
                Text("mint").tag(4)
            }
        }

        @ViewBuilder private var buttons: some View {
            switch look {
            case .borderedButton: Button("Press") {}.buttonStyle(.bordered)
            case .prominentButton: Button("Press") {}.buttonStyle(.borderedProminent)
            case .plainButton: Button("Press") {}.buttonStyle(.plain)
            case .linkButton: Button("Press") {}.buttonStyle(.link)
            case .borderlessButton: Button("Press") {}.buttonStyle(.borderless)
            case .largeButton: Button("Press") {}.buttonStyle(.bordered).controlSize(.large)
            case .ownStyle: Button("Press") {}.buttonStyle(Plain())
            case .ownCard: Button("Press") {}.buttonStyle(Card())
            case .colouredLabel: button { Text(" Press ").foregroundStyle(.white).background(.blue) }
            case .colouredPlain:
                button { Text("Press").foregroundStyle(.red).background(.blue) }.buttonStyle(.plain)
            case .gradient:
                button {
                    Text("Press").background(
                        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
                    )
                }
                .buttonStyle(.plain)
            case .picture:
                button {
                    Canvas { context, size in
                        context.fill(
                            Path(ellipseIn: CGRect(origin: .zero, size: size)),
                            with: .linearGradient(
                                Gradient(colors: [.red, .green]), startPoint: .zero, endPoint: CGPoint(x: 8, y: 4))
                        )
                    }
                    .frame(width: 8, height: 4)
                }
                .buttonStyle(Plain())
            case .swatch: button { Color.orange.frame(width: 1, height: 1) }.buttonStyle(Plain())
            case .painting: button { Color.orange.frame(width: 8, height: 4) }.buttonStyle(.plain)
            default: Button("Press") {}
            }
        }

        private func button(@ViewBuilder label: () -> some View) -> some View {
            Button(action: {}, label: label)
        }

        private let items = [Item(id: "a", children: [Item(id: "b")]), Item(id: "c")]

        @ViewBuilder private var containers: some View {
            switch look {
            case .listRow: List(items, selection: $chosen) { Text($0.id) }
            case .colouredRow:
                List(items, selection: $chosen) { Text($0.id).foregroundStyle(.yellow).listRowBackground(Color.blue) }
            case .linkRow:
                NavigationStack { List(items) { NavigationLink($0.id) { Text("there") } } }
            case .treeRow: List(items, children: \.children) { Text($0.id).foregroundStyle(.red) }
            case .tableRow:
                Table(items, selection: $chosen) { TableColumn("Name", value: \.id) }
            case .tableTitle:
                Table(items, sortOrder: $order) { TableColumn("Name", value: \.id) }
            case .formRow: Form { Toggle("on", isOn: $isOn) }
            default: GroupBox("Box") { Toggle("on", isOn: $isOn) }
            }
        }
    }

    private struct Screen: View {
        let look: Look
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Sample(look: look)
                Spacer(minLength: 0)
                Button("Elsewhere") {}
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    /// Returns the colours of the cells above the last row.
    private func colors(of screen: Snapshot) -> Set<TerminalColor> {
        var colors: Set<TerminalColor> = []
        for row in 0..<screen.size.height - 1 {
            for column in 0..<screen.size.width {
                let style = screen.cell(column, row).style
                colors.formUnion([style.foreground, style.background])
            }
        }
        return colors
    }

    @Test(
        "in at least one cell, and no colour of the content goes",
        arguments: Look.allCases, [Capabilities.ColorLevel.trueColor, .ansi256, .ansi16, .ansi8, .none]
    )
    func isSeen(look: Look, level: Capabilities.ColorLevel) {
        let size = CellSize(width: 40, height: 14)
        let app = TestApp(Screen(look: look), size: size, colorLevel: level)
        let first = app.focused?.name
        var focused = app.screen
        if first == "Elsewhere" {
            app.press(.tab)
            focused = app.screen
        }
        app.click(text: "Elsewhere")
        let rest = app.screen
        #expect(app.focused?.name == "Elsewhere")
        let changed = (0..<size.height - 1).flatMap { row in (0..<size.width).map { CellPoint(column: $0, row: row) } }
            .contains { focused.cell(at: $0) != rest.cell(at: $0) }
        #expect(changed || focused.cursor != nil)
        let lost = colors(of: rest).subtracting(colors(of: focused))
        #expect(lost.isEmpty)
    }
}
