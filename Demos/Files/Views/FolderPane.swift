import CursesUI

/// A folder: its path, and its items in columns that sort them.
struct FolderPane: View {
    let model: FilesModel
    @Bindable var folder: Folder
    let showsHidden: Bool
    let edit: (FileItem) -> Void
    @AppStorage("sortColumn") private var sortColumn = FileColumn.name
    @AppStorage("sortsInReverse") private var sortsInReverse = false

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(folder.url.shortPath)
                .bold()
                .lineLimit(1)
                .truncationMode(.head)
            if let problem = folder.problem {
                ContentUnavailableView(
                    "This folder cannot be read", systemImage: "exclamationmark.triangle",
                    description: Text(problem.reason))
            } else if folder.isRead {
                list.searchable(text: $folder.search, prompt: "Filter \(folder.items.count) items")
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .onKeyPress(.delete) {
            run { await model.goUp() }
            return .handled
        }
        .onKeyPress(.space) {
            folder.toggleMark()
            return .handled
        }
        .keyHelp("Up", for: .delete)
        .keyHelp("Mark", for: .space)
        .dropDestination(for: URL.self) { urls, _ in move(urls, to: folder.url) }
    }

    private var list: some View {
        GeometryReader { geometry in
            Table(
                folder.items(by: order.wrappedValue[0], showsHidden: showsHidden),
                selection: $folder.selection, sortOrder: order
            ) {
                TableColumn("Name", value: \.sortedName) { item in
                    if item.isFolder {
                        NameCell(item: item, isMarked: folder.marked.contains(item.url))
                            .dropDestination(for: URL.self) { urls, _ in move(urls, to: item.url) }
                    } else {
                        NameCell(item: item, isMarked: folder.marked.contains(item.url))
                    }
                }
                TableColumn("Size", value: \.size) { item in
                    Text(item.isFolder ? "" : item.size.formatted(.byteCount(style: .file)))
                        .frame(maxWidth: .infinity, alignment: .trailing)
                }
                .width(9)
                if geometry.size.width >= 58 {
                    TableColumn("Modified", value: \.modified) { item in
                        Text(item.modified, format: Self.date)
                    }
                    .width(17)
                }
            }
            .contextMenu(forSelectionType: URL.self) { urls in
                Button("Delete") { run { await model.trash(Array(urls)) } }
                Button("Move across") { run { await model.move(Array(urls), to: model.otherFolder.url) } }
                Button("Copy across") { run { await model.copy(Array(urls), to: model.otherFolder.url) } }
            } primaryAction: { urls in
                guard let item = folder.items.first(where: { urls.contains($0.url) }) else { return }
                if item.isFolder { run { await folder.go(to: item.url) } } else { edit(item) }
            }
        }
    }

    static let date = Date.FormatStyle().year().month(.twoDigits).day(.twoDigits)
        .hour(.twoDigits(amPM: .omitted)).minute(.twoDigits)

    private var order: Binding<[KeyPathComparator<FileItem>]> {
        Binding {
            [sortColumn.comparator(sortsInReverse ? .reverse : .forward)]
        } set: { order in
            guard let comparator = order.first, let column = FileColumn(comparator) else { return }
            sortColumn = column
            sortsInReverse = comparator.order == .reverse
        }
    }

    private func move(_ urls: [URL], to target: URL) -> Bool {
        // A marked file takes the others along.
        let marked = model.folder.marked
        let all = urls.contains(where: marked.contains) ? Array(marked) : urls
        guard !all.contains(target) else { return false }
        run { await model.move(all, to: target) }
        return true
    }

    private func run(_ operation: @escaping @MainActor () async -> Void) {
        Task { await operation() }
    }
}

private struct NameCell: View {
    let item: FileItem
    let isMarked: Bool

    var body: some View {
        Label(item.name, systemImage: isMarked ? "checkmark" : item.symbol)
            .foregroundStyle(item.isHidden ? .secondary : .primary)
            .bold(item.isFolder)
            .draggable(item.url)
    }
}

extension URL {
    /// The path, with a tilde for the home of the user.
    fileprivate var shortPath: String {
        let home = NSHomeDirectory()
        return filePath == home || filePath.hasPrefix(home + "/") ? "~" + filePath.dropFirst(home.count) : filePath
    }
}
