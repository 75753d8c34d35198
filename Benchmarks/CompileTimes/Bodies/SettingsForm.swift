import SwiftUI

struct SettingsForm: View {
    enum Appearance: String, CaseIterable { case system = "System", light = "Light", dark = "Dark" }

    @AppStorage("appearance") private var appearance = Appearance.system
    @AppStorage("fontSize") private var fontSize = 14.0
    @AppStorage("notifies") private var notifies = true
    @AppStorage("sound") private var sound = "Bell"
    @AppStorage("limit") private var limit = 25
    @State private var start = Calendar.current.startOfDay(for: .now)
    @State private var accent = Color.accentColor
    @State private var isResetting = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Form {
            Section(header: Text("Appearance"), footer: Text("The size is \(Int(fontSize)) points.")) {
                Picker(selection: $appearance) {
                    ForEach(Appearance.allCases, id: \.self) { Text($0.rawValue) }
                } label: {
                    Label("Theme", systemImage: "paintbrush")
                }
                VStack(alignment: .leading) {
                    Slider(value: $fontSize, in: 10...24, step: 1)
                    Text("The quick brown fox")
                        .font(.system(size: fontSize))
                        .lineLimit(1)
                        .minimumScaleFactor(0.5)
                        .padding(.vertical, fontSize / 4)
                }
                ColorPicker("Accent", selection: $accent)
            }
            Section("Notifications") {
                Toggle(isOn: $notifies) {
                    VStack(alignment: .leading, spacing: 2) {
                        Text("Notify me")
                        Text(notifies ? "At most \(limit) a day" : "Never")
                            .font(.caption)
                            .foregroundColor(notifies ? .primary : .secondary)
                    }
                }
                Group {
                    Stepper(value: $limit, in: 5...100, step: 5) {
                        Text("Limit: \(limit)")
                    }
                    Picker("Sound", selection: $sound) {
                        ForEach(["Bell", "Chime", "Drop", "None"], id: \.self) { name in
                            Label(name, systemImage: name == "None" ? "speaker.slash" : "speaker.wave.2")
                                .tag(name)
                        }
                    }
                    DatePicker("From", selection: $start, displayedComponents: .hourAndMinute)
                }
                .disabled(!notifies)
                .opacity(notifies ? 1 : 0.5)
            }
            Section {
                LabeledContent("Version", value: "2.1")
                Link("Web site", destination: URL(string: "https://example.com")!)
                NavigationLink("Licences") {
                    List(0..<5) { Text("Licence \($0 + 1)") }
                        .navigationTitle("Licences")
                }
                Button("Reset", role: .destructive) { isResetting = true }
            } header: {
                Label("About", systemImage: "info.circle")
            }
        }
        .formStyle(.grouped)
        .tint(accent)
        .preferredColorScheme(appearance == .system ? nil : appearance == .dark ? .dark : .light)
        .confirmationDialog("Reset everything?", isPresented: $isResetting, titleVisibility: .visible) {
            Button("Reset", role: .destructive) {
                fontSize = 14
                limit = 25
                notifies = true
            }
            Button("Keep", role: .cancel) {}
        }
        .toolbar {
            ToolbarItem(placement: .confirmationAction) {
                Button("Done") { dismiss() }
            }
        }
    }
}
