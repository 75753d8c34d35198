import CursesUI

struct FilesView: View {
    @Bindable var model: FilesModel
    @State private var naming: Naming?
    /// The file in a window of its own, where there is no space for a preview beside the list.
    @State private var previewed: FileItem?
    @FocusState private var focusedPane: Int?
    @AppStorage("showsPreview") private var showsPreview = true
    @AppStorage("showsHidden") private var showsHidden = false
    @Environment(\.suspend) private var suspend

    var body: some View {
        GeometryReader { geometry in
            let isWide = geometry.size.width >= 60
            VStack(alignment: .leading, spacing: 0) {
                HStack(alignment: .top, spacing: 0) {
                    if isWide && !showsPreview {
                        pane(0)
                        Divider()
                        pane(1)
                    } else {
                        pane(model.active)
                        if isWide {
                            Divider()
                            Preview(item: model.current, fileSystem: model.fileSystem).frame(
                                width: geometry.size.width * 0.45)
                        }
                    }
                }
                StatusLine(model: model)
            }
            .paletteCommands { commands(isWide: isWide) }
        }
        .task { await model.read() }
        .onChange(of: focusedPane) { _, pane in
            if let pane { model.active = pane }
        }
        .fullScreenCover(item: $previewed) { item in
            NavigationStack {
                Preview(item: item, fileSystem: model.fileSystem)
                    .navigationTitle(item.name)
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) { Button("Close") { previewed = nil } }
                    }
            }
        }
        .sheet(item: $naming) { NameForm(model: model, naming: $0) }
        .alert(
            "Not everything was done",
            isPresented: Binding {
                !model.failures.isEmpty
            } set: { isPresented in
                if !isPresented { model.failures = [] }
            }
        ) {
        } message: {
            Text(model.failures.prefix(8).map(\.text).joined(separator: "\n"))
        }
    }

    private func pane(_ index: Int) -> some View {
        FolderPane(model: model, folder: model.folders[index], showsHidden: showsHidden) { edit($0) }
            .focused($focusedPane, equals: index)
            .id(index)
    }

    @ViewBuilder
    private func commands(isWide: Bool) -> some View {
        let chosen = model.folder.chosen.map(\.url)
        Group {
            Button("Delete") { run { await model.trash(chosen) } }.keyboardShortcut("d", modifiers: [])
            Button("Move across") { run { await model.move(chosen, to: model.otherFolder.url) } }
                .keyboardShortcut("m", modifiers: [])
            Button("Copy across") { run { await model.copy(chosen, to: model.otherFolder.url) } }
                .keyboardShortcut("c", modifiers: [])
        }
        .disabled(chosen.isEmpty)
        Group {
            Button("Rename") { naming = model.current.map(Naming.rename) }.keyboardShortcut("r", modifiers: [])
            Button("Edit") { model.current.map(edit) }.keyboardShortcut("e", modifiers: [])
        }
        .disabled(model.current == nil)
        Button("New folder") { naming = .newFolder }.keyboardShortcut("n", modifiers: [])
        if let title = model.undoTitle {
            Button("Undo: \(title)") { run { await model.undo() } }.keyboardShortcut("u", modifiers: [])
        }
        if isWide {
            Button(showsPreview ? "Two folders" : "Preview") { showsPreview.toggle() }.keyboardShortcut(
                "v", modifiers: [])
        } else {
            Button("Preview") { previewed = model.current }
                .keyboardShortcut("v", modifiers: [])
                .disabled(model.current == nil)
        }
        Button("Other folder") { switchPane(isWide: isWide) }.keyboardShortcut("o", modifiers: [])
        Button(showsHidden ? "Hide hidden files" : "Hidden files") { showsHidden.toggle() }
            .keyboardShortcut(".", modifiers: [])
        Button("Home") { run { await model.folder.go(to: URL(filePath: NSHomeDirectory())) } }
            .keyboardShortcut("~", modifiers: [])
        Button("Read again") { run { await model.read() } }.keyboardShortcut("l", modifiers: [])
    }

    private func run(_ operation: @escaping @MainActor () async -> Void) {
        Task { await operation() }
    }

    private func switchPane(isWide: Bool) {
        model.active = 1 - model.active
        if isWide && !showsPreview { focusedPane = model.active }
    }

    /// Hands the terminal over to the user's editor.
    private func edit(_ item: FileItem) {
        guard !item.isFolder else { return }
        Task {
            let editor = "exec ${VISUAL:-${EDITOR:-vi}} \"$0\""
            _ = try? await suspend(running: "sh", arguments: ["-c", editor, item.url.filePath])
            await model.read()
        }
    }
}

struct FilesView_Previews: PreviewProvider {
    static var previews: some View {
        FilesView(model: FilesModel(URL(filePath: "/")))
    }
}
