import CursesUI

/// A file, shown in the rows of ``ListApp``, ``TableApp`` and ``GridApp``.
struct FileItem: Identifiable {
    let id: Int

    var name: String { "File \(id)" }
    var kind: String { id.isMultiple(of: 3) ? "Folder" : "Document" }
    var size: Int { id * 37 % 1000 }
}

/// W5u and L: a list with a selection, whose rows are a symbol and three texts, below buttons that change the data.
struct ListApp: App {
    var body: some Scene {
        WindowGroup { FileList() }
    }
}

private struct FileList: View {
    @State private var files = (0..<WorkloadApps.count).map { FileItem(id: $0) }
    @State private var selection: FileItem.ID?
    @State private var target = 60

    var body: some View {
        ScrollViewReader { proxy in
            VStack(alignment: .leading, spacing: 0) {
                List(files, selection: $selection) { file in
                    HStack {
                        Image(systemName: "doc")
                        Text(file.name)
                        Spacer()
                        Text(file.kind)
                        Text("\(file.size)")
                    }
                }
                HStack {
                    Button("Remove") { files.removeFirst() }.keyboardShortcut("d")
                    Button("New") { files.insert(FileItem(id: files.count), at: 0) }.keyboardShortcut("n")
                    Button("Reverse") { files.reverse() }.keyboardShortcut("r")
                    Button("Next") {
                        target += 1
                        proxy.scrollTo(target)
                    }
                    .keyboardShortcut("g")
                    Button("Far") {
                        target = target < files.count / 2 ? files.count - 10 : 10
                        proxy.scrollTo(files[target].id)
                    }
                    .keyboardShortcut("t")
                }
            }
        }
    }
}

/// L: a list below a field that filters it.
struct SearchApp: App {
    var body: some Scene {
        WindowGroup { FilteredList() }
    }
}

private struct FilteredList: View {
    @State private var files = (0..<WorkloadApps.count).map { FileItem(id: $0) }
    @State private var query = ""

    private var found: [FileItem] {
        query.isEmpty ? files : files.filter { $0.id.isMultiple(of: query.count + 1) }
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            TextField("Search", text: $query)
            List(found) { Text($0.name) }
        }
    }
}
