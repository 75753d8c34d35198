import CursesUI

struct AccountForm: View {
    @State private var name = "Ada Lovelace"
    @State private var isPublic = true
    @State private var language = "Swift"

    var body: some View {
        Form {
            Section("Account") {
                TextField("Name", text: $name)
                Toggle("Public profile", isOn: $isPublic)
            }
            Section {
                Picker("Language", selection: $language) {
                    ForEach(["Swift", "C", "Rust"], id: \.self) { Text($0) }
                }
                LabeledContent("Version", value: "6.3")
            } header: {
                Text("Tools")
            } footer: {
                Text("A change applies to new projects.")
            }
        }
    }
}
