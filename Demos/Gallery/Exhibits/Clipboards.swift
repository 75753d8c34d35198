import CursesUI

/// Copying, cutting and pasting with keys, and finding text.
struct Clipboards: View {
    @State private var harbours = ["Oslo", "Rome", "Ostend"]
    @State private var chosen: Set<String> = []
    @State private var notes = "The tide rises.\nThe tide falls."
    @State private var isFinding = false
    @State private var harbour = ""
    @State private var last = "nothing yet"

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            HStack(spacing: 2) {
                List(harbours, id: \.self, selection: $chosen) { name in
                    Text(name)
                        .typeSelectEquivalent(name)
                        .itemProvider { NSItemProvider(object: name as NSString) }
                }
                .copyable(harbours.filter(chosen.contains))
                .cuttable(for: String.self) {
                    defer { harbours.removeAll(where: chosen.contains) }
                    return harbours.filter(chosen.contains)
                }
                .pasteDestination(for: String.self) { harbours += $0.filter { !harbours.contains($0) } }
                .frame(width: 20, height: 4)
                services
            }
            Toggle("Find", isOn: $isFinding)
            TextEditor(text: $notes)
                .findNavigator(isPresented: $isFinding)
                .replaceDisabled(notes.isEmpty)
                .findDisabled(false)
                .frame(height: 5)
                .accessibilityLabel("Notes")
            TextField("Harbour", text: $harbour)
                .textInputSuggestions(harbours.filter { $0.hasPrefix(harbour) }, id: \.self) {
                    Text($0).textInputCompletion($0)
                }
        }
    }

    /// A view that passes its own items on.
    private var services: some View {
        Text("Last: \(last)")
            .focusable()
            .onCopyCommand {
                last = "copied"
                return [NSItemProvider(object: "a tide" as NSString)]
            }
            .onCutCommand {
                last = "cut"
                return [NSItemProvider(object: "a tide" as NSString)]
            }
            .onPasteCommand(of: [UTType.plainText]) { _ in last = "pasted" }
            .exportsItemProviders([.plainText]) { [NSItemProvider(object: "a tide" as NSString)] }
            .importsItemProviders([.plainText]) { _ in true }
            .exportableToServices(harbours)
            .importableFromServices(for: String.self) {
                harbours += $0
                return true
            }
    }
}
