import SwiftUI

enum Appearance: String, CaseIterable, Identifiable {
    case system, light, dark
    var id: Self { self }
}

struct SettingsView: View {
    @State private var name = ""
    @State private var isPrivate = false
    @State private var notifies = true
    @State private var appearance = Appearance.system
    @State private var volume = 0.5
    @State private var copies = 1
    @State private var birthday = Date(timeIntervalSince1970: 0)
    @State private var colour = Color.blue
    @State private var notes = "Notes"
    @State private var showsMore = false
    @State private var asksForReset = false
    @State private var amount = 12.5
    @State private var age = 30
    @State private var isShowingPopover = false

    private let formatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    var body: some View {
        NavigationStack {
            Form {
                Section(header: Text("Profile"), footer: Text("Your name is shown to others.")) {
                    TextField("Name", text: $name, prompt: Text("Required"))
                        .onSubmit { isPrivate = false }
                    TextField("Age", value: $age, formatter: formatter)
                        .keyboardType(.numberPad)
                    TextField("Amount", value: $amount, format: .currency(code: "EUR"))
                        .keyboardType(.decimalPad)
                    Toggle("Private", isOn: $isPrivate)
                    DatePicker("Birthday", selection: $birthday, in: ...Date(), displayedComponents: [.date])
                }
                Section("Looks") {
                    Picker("Appearance", selection: $appearance) {
                        ForEach(Appearance.allCases) { Text($0.rawValue.capitalized) }
                    }
                    ColorPicker("Colour", selection: $colour, supportsOpacity: false)
                    Slider(value: $volume, in: 0...1, step: 0.1) {
                        Text("Volume")
                    } minimumValueLabel: {
                        Image(systemName: "speaker")
                    } maximumValueLabel: {
                        Image(systemName: "speaker.wave.3")
                    }
                    Stepper("Copies: \(copies)", value: $copies, in: 1...9)
                    Gauge(value: volume) { Text("Level") }
                }
                Section {
                    DisclosureGroup("More", isExpanded: $showsMore) {
                        TextEditor(text: $notes)
                            .frame(height: 80)
                    }
                    GroupBox(label: Label("Heart", systemImage: "heart.fill")) {
                        Text("72 a minute")
                    }
                    Button("Info") { isShowingPopover = true }
                        .popover(isPresented: $isShowingPopover, arrowEdge: .bottom) {
                            Text("Settings are kept.").padding()
                        }
                }
                .headerProminence(.increased)
                Section {
                    Button("Reset", role: .destructive) { asksForReset = true }
                        .frame(maxWidth: .infinity)
                } footer: {
                    Text("Version 1.0")
                        .font(.caption)
                }
            }
            .disabled(false)
            .navigationTitle("Settings")
            .scrollContentBackground(.hidden)
            .scrollDismissesKeyboard(.interactively)
            .confirmationDialog("Reset everything?", isPresented: $asksForReset, titleVisibility: .visible) {
                Button("Reset", role: .destructive) { name = "" }
                Button("Keep", role: .cancel) {}
            } message: {
                Text("Your name is forgotten.")
            }
        }
        .preferredColorScheme(appearance == .system ? nil : appearance == .dark ? .dark : .light)
    }
}

struct SettingsView_Previews: PreviewProvider {
    static var previews: some View {
        SettingsView()
    }
}
