import CursesUI

/// A folder: its path, and its items in columns that sort them.
struct FolderPane: View {
    let model: FilesModel
    @Bindable var folder: Folder
    /// The order of the items, which the titles of the columns change.
    @Binding var order: [KeyPathComparator<FileItem>]
    @Environment(\.suspend) private var suspend
    @FocusState private var isTableFocused: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(folder.url.shortPath).bold().lineLimit(1).truncationMode(.head)
            if let problem = folder.problem {
                ContentUnavailableView(
                    "This folder cannot be read", systemImage: "exclamationmark.triangle", description: Text(problem))
            } else if folder.isRead {
                table.searchable(text: $folder.search, prompt: "Filter \(folder.visibleItems.count) items")
                    .onSubmit(of: .search) { isTableFocused = true }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .onKeyPress(.space) {
            folder.toggleMark()
            return .handled
        }
        .keyHelp("Mark", for: .space)
        .dropDestination(for: URL.self) { files, _ in move(files, to: folder.url) }
    }

    private var table: some View {
        GeometryReader { geometry in
            Table(folder.shown, selection: $folder.selection, sortOrder: $order) {
                TableColumn("Name", value: \.sortedName) { item in
                    if item.isFolder {
                        name(of: item).dropDestination(for: URL.self) { files, _ in move(files, to: item.url) }
                    } else {
                        name(of: item)
                    }
                }
                TableColumn("Size", value: \.size) { item in
                    Text(item.isFolder ? "" : item.size.formatted(.byteCount(style: .file)))
                }
                .width(9)
                .alignment(.numeric)
                if geometry.size.width >= 58 {
                    TableColumn("Modified", value: \.modified) { Text($0.modified, format: .fileDate) }.width(17)
                }
            }
            .contextMenu(forSelectionType: URL.self) { files in
                Button("Delete") { model.trash(Array(files)) }
                Button("Move across") { model.move(Array(files), to: model.otherFolder.url) }
                Button("Copy across") { model.copy(Array(files), to: model.otherFolder.url) }
            } primaryAction: { files in
                if let item = folder.shown.first(where: { files.contains($0.url) }) {
                    Task { await model.open(item, suspend) }
                }
            }
            .focused($isTableFocused)
        }
    }

    private func name(of item: FileItem) -> some View {
        Label(item.name, systemImage: folder.marked.contains(item.url) ? "checkmark" : item.symbol)
            .foregroundStyle(item.isHidden ? .secondary : .primary)
            .bold(item.isFolder)
            .draggable(item.url)
    }

    private func move(_ files: [URL], to target: URL) -> Bool {
        // Dragging a marked file drags the other marked files as well.
        let marked = model.folder.marked
        let all = files.contains(where: marked.contains) ? Array(marked) : files
        guard !all.contains(target) else { return false }
        model.move(all, to: target)
        return true
    }
}

extension URL {
    /// The path, with a tilde in place of the home directory.
    fileprivate var shortPath: String {
        let home = NSHomeDirectory()
        return path == home || path.hasPrefix(home + "/") ? "~" + path.dropFirst(home.count) : path
    }
}

extension FormatStyle where Self == Date.FormatStyle {
    static var fileDate: Self {
        .init().year().month(.twoDigits).day(.twoDigits).hour(.twoDigits(amPM: .omitted)).minute(.twoDigits)
    }
}
