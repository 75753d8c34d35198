import CursesUI

/// The commands that change files, and the questions and messages that belong to them.
struct FileCommands: ViewModifier {
    @Bindable var model: FilesModel
    /// Whether the keys apply to the files of a pane, because a pane has the focus.
    let isEnabled: Bool
    @State private var renamed: FileItem?
    @State private var name = ""

    func body(content: Content) -> some View {
        content
            .paletteCommands { commands }
            .alert(
                "Rename \(renamed?.name ?? "")",
                isPresented: Binding(get: { renamed != nil }, set: { if !$0 { renamed = nil } }), presenting: renamed
            ) { item in
                TextField("Name", text: $name)
                Button("Cancel", role: .cancel) {}
                Button("Save") { model.move(item.url, to: item.url.deletingLastPathComponent().appending(path: name)) }
                    .disabled(name.isEmpty || name.contains("/") || name == item.name)
            }
            .alert("Nothing was changed", isPresented: $model.hasFailed, actions: {}) { Text(model.failure) }
    }

    @ViewBuilder
    private var commands: some View {
        let (item, other) = (model.folder.current, model.otherFolder.url)
        Group {
            Button("Delete") { if let item { model.trash(item.url) } }.keyboardShortcut("d", modifiers: [])
            Button("Rename") { (renamed, name) = (item, item?.name ?? "") }.keyboardShortcut("r", modifiers: [])
            Button("Move across") { if let item { model.move(item.url, to: other.appending(path: item.name)) } }
                .keyboardShortcut("m", modifiers: [])
        }
        .disabled(item == nil || !isEnabled)
        if let title = model.undoTitle {
            Button("Undo: \(title)") { model.undo() }.keyboardShortcut("u", modifiers: [])
        }
        Button("Up") { Task { await model.folder.goUp() } }.keyboardShortcut(.delete, modifiers: [])
        Button("Read again") { Task { await model.read() } }.keyboardShortcut("l", modifiers: [])
    }
}
