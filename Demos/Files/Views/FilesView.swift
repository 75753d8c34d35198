import CursesUI

struct FilesView: View {
    let model: FilesModel
    /// The file that is previewed on the whole screen.
    @State private var opened: FileItem?
    @FocusState private var focusedPane: Int?
    @AppStorage("showsPreview") private var showsPreview = true
    @AppStorage("showsTree") private var showsTree = false
    @AppStorage("showsHidden") private var showsHidden = false
    @AppStorage("order") private var order = FileOrder.name
    @Environment(\.horizontalSizeClass) private var width

    var body: some View {
        let isWide = width == .regular
        VStack(alignment: .leading, spacing: 0) {
            HStack(alignment: .top, spacing: 0) {
                if isWide && showsTree {
                    FolderTree(model: model).containerRelativeFrame(.horizontal) { width, _ in width * 0.25 }
                    Divider()
                }
                pane(isWide && !showsPreview ? 0 : model.active)
                if isWide {
                    Divider()
                    if showsPreview {
                        Preview(item: model.folder.current, fileSystem: model.fileSystem)
                            .containerRelativeFrame(.horizontal) { width, _ in width * (showsTree ? 0.35 : 0.45) }
                    } else {
                        pane(1)
                    }
                }
            }
            StatusLine(model: model)
        }
        .task { await model.read() }
        .onChange(of: order, initial: true) { model.folders.forEach { $0.order = order } }
        .onChange(of: showsHidden, initial: true) { model.folders.forEach { $0.showsHidden = showsHidden } }
        .onChange(of: focusedPane) { model.active = focusedPane ?? model.active }
        .onChange(of: model.active) { focusedPane = model.active }
        .fullScreenCover(item: $opened) { item in
            NavigationStack {
                Preview(item: item, fileSystem: model.fileSystem).navigationTitle(item.name).toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Close") { opened = nil } }
                }
            }
        }
        .modifier(FileCommands(model: model, isEnabled: focusedPane != nil))
        .paletteCommands {
            Button(showsHidden ? "Hide hidden files" : "Hidden files") { showsHidden.toggle() }
                .keyboardShortcut(".", modifiers: [])
            if isWide {
                Button(showsPreview ? "Two folders" : "Preview") { showsPreview.toggle() }
                    .keyboardShortcut("v", modifiers: [])
                Button(showsTree ? "Hide the tree" : "Tree") { showsTree.toggle() }.keyboardShortcut("t", modifiers: [])
            }
            Button("Other folder") { model.active = 1 - model.active }.keyboardShortcut("o", modifiers: [])
        }
    }

    private func pane(_ index: Int) -> some View {
        let folder = model.folders[index]
        // The order is stored for the next run.
        let comparators = Binding {
            [order.comparator]
        } set: { comparators in
            order = FileOrder.allCases.first { $0.comparator == comparators.first } ?? .name
        }
        return FolderPane(model: model, folder: folder, order: comparators) { item in
            if item.isFolder { Task { await folder.go(to: item.url) } } else { opened = item }
        }
        .focused($focusedPane, equals: index)
        .id(index)
    }
}

struct FilesView_Previews: PreviewProvider {
    static var previews: some View {
        FilesView(model: FilesModel(URL(filePath: "/")))
    }
}
