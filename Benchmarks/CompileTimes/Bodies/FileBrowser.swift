import SwiftUI

struct FileItem: Identifiable, Hashable {
    var id: String { path }
    let path: String
    let size: Int64
    let modified: Date
    var children: [FileItem]?

    var name: String { path.split(separator: "/").last.map(String.init) ?? path }
    var total: Int64 { children?.reduce(0) { $0 + $1.total } ?? size }
}

struct FileBrowser: View {
    let root: [FileItem]
    @State private var selection: Set<FileItem.ID> = []
    @State private var expanded: Set<String> = []
    @State private var renamed: FileItem?
    @State private var newName = ""
    @State private var query = ""
    @State private var isGrid = false

    var body: some View {
        NavigationSplitView {
            List(selection: $selection) {
                Section("Folders") {
                    OutlineGroup(root, children: \.children) { item in
                        Label {
                            HStack {
                                Text(item.name).lineLimit(1).truncationMode(.middle)
                                Spacer()
                                Text(item.total, format: .byteCount(style: .file))
                                    .font(.caption)
                                    .foregroundStyle(item.total > 1_000_000 ? .primary : .secondary)
                            }
                        } icon: {
                            Image(
                                systemName: item.children == nil
                                    ? "doc" : expanded.contains(item.id) ? "folder.fill" : "folder"
                            )
                            .foregroundStyle(item.children == nil ? Color.gray : .blue)
                        }
                        .tag(item.id)
                    }
                }
                Section("Recent") {
                    ForEach(
                        root.filter { $0.modified > .now.addingTimeInterval(-86_400 * 7) }.sorted {
                            $0.modified > $1.modified
                        }.prefix(5)
                    ) { item in
                        VStack(alignment: .leading) {
                            Text(item.name)
                            Text("\(item.modified, style: .relative) ago").font(.caption2)
                        }
                    }
                }
            }
            .listStyle(.sidebar)
            .searchable(text: $query, placement: .sidebar)
            .frame(minWidth: 180)
        } detail: {
            let shown = root.flatMap { $0.children ?? [$0] }.filter {
                query.isEmpty || $0.name.localizedStandardContains(query)
            }
            Group {
                if isGrid {
                    ScrollView {
                        LazyVGrid(columns: [
                            GridItem(.adaptive(minimum: 80, maximum: 120), spacing: 12, alignment: .top)
                        ]) {
                            ForEach(shown) { item in
                                VStack(spacing: 4) {
                                    Image(systemName: item.children == nil ? "doc" : "folder")
                                        .font(.system(size: 40))
                                        .frame(width: 64, height: 56)
                                        .background(
                                            selection.contains(item.id) ? Color.accentColor.opacity(0.2) : .clear,
                                            in: .rect(cornerRadius: 8))
                                    Text(item.name).font(.caption).lineLimit(2).multilineTextAlignment(.center)
                                }
                                .onTapGesture { selection = [item.id] }
                            }
                        }
                        .padding(12)
                    }
                } else {
                    Table(shown, selection: $selection) {
                        TableColumn("Name") { Text($0.name) }
                        TableColumn("Size") { Text($0.total, format: .byteCount(style: .memory)).monospacedDigit() }
                            .width(min: 60, ideal: 80, max: 120)
                        TableColumn("Modified") { Text($0.modified, format: .dateTime.year().month().day()) }
                    }
                }
            }
            .navigationTitle(
                "\(shown.count) items, \(shown.reduce(0) { $0 + $1.total }.formatted(.byteCount(style: .file)))"
            )
            .toolbar {
                Picker("View", selection: $isGrid) {
                    Label("List", systemImage: "list.bullet").tag(false)
                    Label("Grid", systemImage: "square.grid.2x2").tag(true)
                }
                .pickerStyle(.segmented)
                Button("Rename", systemImage: "pencil") { renamed = shown.first { selection.contains($0.id) } }
                    .disabled(selection.count != 1)
            }
            .alert(
                "Rename \(renamed?.name ?? "")",
                isPresented: Binding(get: { renamed != nil }, set: { if !$0 { renamed = nil } })
            ) {
                TextField("Name", text: $newName)
                Button("Rename") { newName = "" }.disabled(newName.contains("/"))
                Button("Cancel", role: .cancel) {}
            }
        }
    }
}
