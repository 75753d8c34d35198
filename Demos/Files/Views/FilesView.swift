import CursesUI

struct FilesView: View {
    @Bindable var model: FilesModel
    /// The file that is previewed in a full-screen cover, if there is no space for a preview beside the list.
    @State private var previewed: FileItem?
    @FocusState private var focusedPane: Int?
    @FocusState private var isTreeFocused: Bool
    @AppStorage("showsPreview") private var showsPreview = true
    @AppStorage("showsTree") private var showsTree = false
    @AppStorage("showsHidden") private var showsHidden = false
    @AppStorage("sortColumn") private var sortColumn = FileColumn.name
    @AppStorage("sortsInReverse") private var sortsInReverse = false
    @Environment(\.horizontalSizeClass) private var width

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(alignment: .top, spacing: 0) {
                if isWide && showsTree {
                    FolderTree(model: model, showsHidden: showsHidden)
                        .focused($isTreeFocused)
                        .containerRelativeFrame(.horizontal) { width, _ in width * 0.25 }
                    Divider()
                }
                if isWide && !showsPreview {
                    pane(0)
                    Divider()
                    pane(1)
                } else {
                    pane(model.active)
                    if isWide {
                        Divider()
                        Preview(item: model.folder.current, fileSystem: model.fileSystem)
                            .containerRelativeFrame(.horizontal) { width, _ in width * (showsTree ? 0.35 : 0.45) }
                    }
                }
            }
            StatusLine(model: model)
        }
        .onChange(of: arrangement, initial: true) { model.arrangement = arrangement }
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
        .modifier(FileCommands(model: model, isEnabled: !isTreeFocused))
        .paletteCommands { viewCommands }
    }

    private var isWide: Bool { width == .regular }

    private var arrangement: FileArrangement {
        FileArrangement(column: sortColumn, isReversed: sortsInReverse, showsHidden: showsHidden)
    }

    /// The order of the items, which is stored for the next run.
    private var order: Binding<[KeyPathComparator<FileItem>]> {
        Binding {
            [arrangement.comparator]
        } set: { order in
            guard let comparator = order.first, let column = FileColumn(comparator) else { return }
            sortColumn = column
            sortsInReverse = comparator.order == .reverse
        }
    }

    private func pane(_ index: Int) -> some View {
        FolderPane(model: model, folder: model.folders[index], order: order)
            .focused($focusedPane, equals: index)
            .id(index)
    }

    @ViewBuilder
    private var viewCommands: some View {
        if isWide {
            Button(showsPreview ? "Two folders" : "Preview") { showsPreview.toggle() }
                .keyboardShortcut("v", modifiers: [])
            Button(showsTree ? "Hide the tree" : "Tree") { showsTree.toggle() }.keyboardShortcut("t", modifiers: [])
        } else {
            Button("Preview") { previewed = model.folder.current }
                .keyboardShortcut("v", modifiers: [])
                .disabled(model.folder.current == nil)
        }
        Button("Other folder") {
            model.active = 1 - model.active
            if isWide && !showsPreview { focusedPane = model.active }
        }
        .keyboardShortcut("o", modifiers: [])
        Button(showsHidden ? "Hide hidden files" : "Hidden files") { showsHidden.toggle() }
            .keyboardShortcut(".", modifiers: [])
    }
}

struct FilesView_Previews: PreviewProvider {
    static var previews: some View {
        FilesView(model: FilesModel(URL(filePath: "/")))
    }
}
