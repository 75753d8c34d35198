import CursesUI

/// A tree of the folders around the folder in the active pane. Opening a folder in the tree shows it in the pane.
struct FolderTree: View {
    let model: FilesModel
    let showsHidden: Bool
    /// The root of the tree: the parent of the first visible folder, or the folder to which the user has gone up since
    /// then.
    @State private var root: URL

    init(model: FilesModel, showsHidden: Bool) {
        self.model = model
        self.showsHidden = showsHidden
        _root = State(initialValue: model.folder.url.deletingLastPathComponent())
    }

    var body: some View {
        List {
            FolderBranch(model: model, folder: root, showsHidden: showsHidden, isOpen: true).id(root)
        }
        .onChange(of: model.folder.url) { _, folder in
            if !folder.isIn(root) { root = folder.deletingLastPathComponent() }
        }
    }
}

/// A folder and, while it is open, its subfolders.
private struct FolderBranch: View {
    let model: FilesModel
    let folder: URL
    let showsHidden: Bool
    @State var isOpen: Bool
    @State private var folders: [URL] = []

    var body: some View {
        DisclosureGroup(isExpanded: $isOpen) {
            ForEach(folders, id: \.self) { folder in
                FolderBranch(
                    model: model, folder: folder, showsHidden: showsHidden, isOpen: model.folder.url.isIn(folder))
            }
        } label: {
            Text(folder.lastPathComponent).bold(folder.path == model.folder.url.path)
        }
        .onChange(of: isOpen) {
            if isOpen { Task { await model.folder.go(to: folder) } }
        }
        .task(id: [isOpen, showsHidden]) {
            if isOpen { folders = await model.folders(in: folder, showsHidden: showsHidden) }
        }
    }
}

extension URL {
    /// Returns whether the folder is the given one, or contained in it.
    fileprivate func isIn(_ folder: URL) -> Bool {
        path == folder.path || path.hasPrefix(folder.path == "/" ? "/" : folder.path + "/")
    }
}
