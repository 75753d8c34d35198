import CursesUI

/// T: a table with a selection.
struct TableApp: App {
    var body: some Scene {
        WindowGroup { FileTable() }
    }
}

private struct FileTable: View {
    @State private var files = (0..<WorkloadApps.count).map { FileItem(id: $0) }
    @State private var selection: FileItem.ID?

    var body: some View {
        Table(files, selection: $selection) {
            TableColumn("Name", value: \.name)
            TableColumn("Kind", value: \.kind)
            TableColumn("Size") { file in
                Text("\(file.size)").foregroundStyle(.secondary)
            }
        }
    }
}
