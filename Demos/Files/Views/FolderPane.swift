import CursesUI

/// A folder: its path, and its items in columns that sort them.
struct FolderPane: View {
    let model: FilesModel
    @Bindable var folder: Folder
    /// The order of the items, which the titles of the columns change.
    @Binding var order: [KeyPathComparator<FileItem>]
    let open: (FileItem) -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(folder.url.path).bold().lineLimit(1).truncationMode(.head)
            if let problem = folder.problem {
                ContentUnavailableView(
                    "This folder cannot be read", systemImage: "exclamationmark.triangle", description: Text(problem))
            } else if folder.isRead {
                GeometryReader { table(hasDates: $0.size.width >= 58) }
                    .searchable(text: $folder.search, prompt: "Filter \(folder.shown.count) items")
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .dropDestination(for: URL.self) { files, _ in move(files, into: folder.url) }
    }

    private func table(hasDates: Bool) -> some View {
        Table(folder.shown, selection: $folder.selection, sortOrder: $order) {
            TableColumn("Name", value: \.sortedName) { item in
                Label(item.name, systemImage: item.symbol)
                    .foregroundStyle(item.isHidden ? .secondary : .primary)
                    .bold(item.isFolder)
                    .draggable(item.url)
                    .dropDestination(for: URL.self) { files, _ in
                        move(files, into: item.isFolder ? item.url : folder.url)
                    }
            }
            TableColumn("Size", value: \.size) { Text($0.isFolder ? "" : $0.size.formatted(.byteCount(style: .file))) }
                .width(9)
                .alignment(.numeric)
            if hasDates {
                TableColumn("Modified", value: \.modified) { Text($0.modified, format: .fileDate) }.width(17)
            }
        }
        .contextMenu(forSelectionType: URL.self) { files in
            Button("Delete") { files.forEach(model.trash) }
            Button("Move across") { _ = move(Array(files), into: model.otherFolder.url) }
        } primaryAction: { files in
            if let item = folder.shown.first(where: { files.contains($0.url) }) { open(item) }
        }
    }

    private func move(_ files: [URL], into target: URL) -> Bool {
        let moved = files.filter { $0 != target }
        moved.forEach { model.move($0, to: target.appending(path: $0.lastPathComponent)) }
        return !moved.isEmpty
    }
}

extension FormatStyle where Self == Date.VerbatimFormatStyle {
    static var fileDate: Self {
        .init(
            format: """
                \(year: .defaultDigits)-\(month: .twoDigits)-\(day: .twoDigits) \
                \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)
                """,
            timeZone: .current, calendar: .current)
    }
}
