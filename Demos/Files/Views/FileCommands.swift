import CursesUI

/// The commands that change files, and the questions and messages that belong to them.
struct FileCommands: ViewModifier {
    @Bindable var model: FilesModel
    /// Whether the keys apply to the files of a pane, because the tree of folders does not have the focus.
    let isEnabled: Bool
    /// The item to rename; `nil` if a new folder is created.
    @State private var renamed: FileItem?
    @State private var isNaming = false
    @State private var name = ""
    @Environment(\.suspend) private var suspend

    func body(content: Content) -> some View {
        content
            .paletteCommands { commands }
            .alert(renamed.map { "Rename \($0.name)" } ?? "New folder", isPresented: $isNaming) {
                TextField("Name", text: $name)
                Button("Cancel", role: .cancel) {}
                Button("Save") {
                    if let renamed { model.rename(renamed, to: name) } else { model.makeFolder(name) }
                }
                .disabled(name.isEmpty || name.contains("/") || name == renamed?.name)
            }
            .alert("Not everything was done", isPresented: $model.hasFailures) {
            } message: {
                Text(model.failures.prefix(8).joined(separator: "\n"))
            }
    }

    @ViewBuilder
    private var commands: some View {
        let chosen = model.folder.chosen.map(\.url)
        let current = model.folder.current
        Group {
            Button("Delete") { model.trash(chosen) }.keyboardShortcut("d", modifiers: [])
            Button("Move across") { model.move(chosen, to: model.otherFolder.url) }.keyboardShortcut("m", modifiers: [])
            Button("Copy across") { model.copy(chosen, to: model.otherFolder.url) }.keyboardShortcut("c", modifiers: [])
        }
        .disabled(chosen.isEmpty || !isEnabled)
        Group {
            Button("Rename") { askForName(of: current) }.keyboardShortcut("r", modifiers: [])
            Button("Open") { if let current { Task { await model.open(current, suspend) } } }
                .keyboardShortcut("e", modifiers: [])
        }
        .disabled(current == nil || !isEnabled)
        Button("New folder") { askForName(of: nil) }.keyboardShortcut("n", modifiers: [])
        if let title = model.undoTitle {
            Button("Undo: \(title)") { model.undo() }.keyboardShortcut("u", modifiers: [])
        }
        Button("Up") { Task { await model.folder.goUp() } }.keyboardShortcut(.delete, modifiers: [])
        Button("Home") { Task { await model.folder.go(to: URL(filePath: NSHomeDirectory())) } }
            .keyboardShortcut("~", modifiers: [])
        Button("Read again") { Task { await model.read() } }.keyboardShortcut("l", modifiers: [])
    }

    private func askForName(of item: FileItem?) {
        renamed = item
        name = item?.name ?? ""
        isNaming = true
    }
}
