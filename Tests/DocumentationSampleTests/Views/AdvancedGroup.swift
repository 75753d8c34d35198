import CursesUI

struct AdvancedGroup: View {
    @State private var isOpen = true
    @State private var isVerbose = false

    var body: some View {
        VStack(alignment: .leading) {
            DisclosureGroup("Advanced", isExpanded: $isOpen) {
                Toggle("Verbose", isOn: $isVerbose)
                LabeledContent("Cache", value: "12 MB")
            }
            DisclosureGroup("Network") { Text("no proxy") }
        }
        .padding()
    }
}
