import CursesUI

/// Links, the clipboard, colours and names.
struct Sharing: View {
    @State private var pasted = "nothing"
    @State private var color = Color.green
    @State private var name = "Untitled"
    @FocusState private var isRenaming: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Link("swift.org", destination: URL(string: "https://www.swift.org")!)
            ShareLink("Copy the address", item: URL(string: "https://www.swift.org")!)
            SettingsLink()
            PasteButton(payloadType: String.self) { pasted = $0.joined() }
            Text("Pasted: \(pasted)").foregroundStyle(.secondary)
            ColorPicker("Colour", selection: $color)
            HStack {
                TextField("Name", text: $name).focused($isRenaming)
                RenameButton().renameAction($isRenaming)
            }
        }
        .onOpenURL { pasted = $0.absoluteString }
    }
}
