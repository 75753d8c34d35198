import CursesUI

struct FolderBrowser: View {
    let folder: URL

    var body: some View {
        List { FolderRows(folder: folder) }
    }
}

struct FolderRows: View {
    let folder: URL
    @State private var entries: [URL] = []

    var body: some View {
        ForEach(entries, id: \.self) { entry in
            if entry.hasDirectoryPath {
                DisclosureGroup(entry.lastPathComponent) { FolderRows(folder: entry) }
            } else {
                Text(entry.lastPathComponent)
            }
        }
        .onAppear(perform: read)
    }

    private func read() {
        let names = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        entries = (names ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
    }
}
