import CursesUI

/// A tree of the folders around the folder in the active pane. Opening a folder in the tree shows it in the pane.
struct FolderTree: View {
    let model: FilesModel

    var body: some View {
        // The tree begins at the folder around the first one, unless the user has gone elsewhere.
        let parent = model.start.deletingLastPathComponent()
        let root = model.folder.url.isIn(parent) ? parent : URL(filePath: "/")
        List {
            FolderBranch(model: model, folder: root, isOpen: true).id(root)
        }
    }
}

/// A folder and, while it is open, its subfolders.
private struct FolderBranch: View {
    let model: FilesModel
    let folder: URL
    @State var isOpen: Bool
    @State private var folders: [URL] = []

    var body: some View {
        DisclosureGroup(isExpanded: $isOpen) {
            ForEach(folders, id: \.self) { folder in
                FolderBranch(model: model, folder: folder, isOpen: model.folder.url.isIn(folder))
            }
        } label: {
            Text(folder.lastPathComponent).bold(folder.path == model.folder.url.path)
        }
        .onChange(of: isOpen) {
            if isOpen { Task { await model.folder.go(to: folder) } }
        }
        .task(id: isOpen) {
            guard isOpen else { return }
            let contents = Folder(folder, in: model.fileSystem)
            await contents.read()
            folders = contents.shown.filter(\.isFolder).map(\.url)
        }
    }
}
