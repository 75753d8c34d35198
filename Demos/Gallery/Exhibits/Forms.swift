import CursesUI

/// The styles of a form.
struct Forms: View {
    @State private var name = "Ada"
    @State private var isMember = true
    @State private var seats = 2
    @State private var isExpanded = true

    var body: some View {
        TabView {
            fields.formStyle(.automatic).tabItem { Text("Automatic") }
            fields.formStyle(.grouped).tabItem { Text("Grouped") }
            fields.formStyle(.columns).tabItem { Text("Columns") }
        }
    }

    private var fields: some View {
        Form {
            Section {
                TextField("Name", text: $name)
                Toggle("Member", isOn: $isMember)
            } header: {
                Text("Person")
            } footer: {
                Text("Members pay nothing.")
            }
            Section("Order", isExpanded: $isExpanded) {
                Stepper("Seats: \(seats)", value: $seats, in: 1...9)
                LabeledContent("Price", value: isMember ? "free" : "\(seats * 12) €")
            }
            .collapsible(true)
            .headerProminence(.increased)
        }
    }
}
