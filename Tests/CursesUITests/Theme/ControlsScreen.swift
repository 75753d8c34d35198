import CursesUITesting

@testable import CursesUI

/// A screen with every control in its default style.
struct ControlsScreen: View {
    @State private var name = "Ada Lovelace"
    @State private var empty = ""
    @State private var notes = "Call the harbour master\nabout the berth."
    @State private var isOn = true
    @State private var isOff = false
    @State private var flavour = 1
    @State private var guests = 3
    @State private var volume = 0.6
    @State private var chosen: Int? = 1

    var body: some View {
        HStack(alignment: .top, spacing: 2) {
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 1) {
                    Button("Save") {}
                    Button("Send") {}.buttonStyle(.borderedProminent)
                    Button("Delete", role: .destructive) {}
                    Button("Off") {}.disabled(true)
                }
                Text("Secondary").foregroundStyle(.secondary)
                Text("Tertiary").foregroundStyle(.tertiary)
                TextField("Name", text: $name)
                TextField("Prompt", text: $empty)
                TextField("Boxed", text: $name).textFieldStyle(.roundedBorder)
                TextEditor(text: $notes).frame(height: 2)
                Toggle("Remember me", isOn: $isOn)
                Toggle("Not me", isOn: $isOff)
                Toggle("Wi-Fi", isOn: $isOn).toggleStyle(.switch)
                Toggle("Bluetooth", isOn: $isOff).toggleStyle(.switch)
            }
            .frame(width: 38)
            VStack(alignment: .leading, spacing: 0) {
                Picker("Flavour", selection: $flavour) { flavours }.pickerStyle(.segmented)
                Picker("Flavour", selection: $flavour) { flavours }
                Picker("Flavour", selection: $flavour) { flavours }.pickerStyle(.inline)
                Stepper("Guests: \(guests)", value: $guests)
                Slider(value: $volume)
                ProgressView(value: 0.4)
                GroupBox("Network") {
                    Text("Connected")
                    Text("3 devices").foregroundStyle(.secondary)
                }
                Link("swift.org", destination: URL(string: "https://swift.org")!)
                List(0..<3, id: \.self, selection: $chosen) { Text("Row \($0)") }
            }
            .frame(width: 36)
        }
    }

    @ViewBuilder private var flavours: some View {
        Text("Mint").tag(0)
        Text("Vanilla").tag(1)
        Text("Lemon").tag(2)
    }
}

/// A screen with a sidebar, a table and tabs in their default styles.
struct TableScreen: View {
    struct Berth: Identifiable {
        let id: Int
        let ship: String
        let length: Int
    }

    private let berths = [
        Berth(id: 1, ship: "Marble Fox", length: 24), Berth(id: 2, ship: "Northern Light", length: 61),
        Berth(id: 3, ship: "Isolde", length: 18), Berth(id: 4, ship: "Second Wind", length: 33),
        Berth(id: 5, ship: "Halcyon", length: 42),
    ]
    @State private var chosen: Int? = 2
    @State private var harbour: String? = "Kiel"
    @State private var isShown = false

    var body: some View {
        NavigationSplitView {
            List(["Hamburg", "Kiel", "Rostock"], id: \.self, selection: $harbour) { Text($0) }
                .navigationTitle("Harbours")
        } detail: {
            VStack(alignment: .leading, spacing: 0) {
                Table(berths, selection: $chosen) {
                    TableColumn("Ship", value: \.ship)
                    TableColumn("Length") { Text("\($0.length) m") }
                }
                .tableStyle(.inset(alternatesRowBackgrounds: true))
                Button("Add a ship") { isShown = true }
            }
            .navigationTitle("Berths")
            .sheet(isPresented: $isShown) {
                Text("A new ship").bold()
                Text("It gets the next free berth.").foregroundStyle(.secondary)
                Button("Add") { isShown = false }
            }
        }
    }
}
