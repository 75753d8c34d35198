import Foundation

/// The content of the window for naming a file: a text field for its path, and the folders and files in the same
/// folder.
struct FileSaver {
    let title: LocalizedStringKey
    let options: FileDialogOptions
    let save: (URL) -> Void
    let cancel: () -> Void
    @State private var path: String

    /// - Parameters:
    ///   - title: the title of the button, unless the options have one.
    ///   - name: the initial name of the file.
    init(
        title: LocalizedStringKey,
        name: String,
        options: FileDialogOptions = FileDialogOptions(),
        save: @escaping (URL) -> Void,
        cancel: @escaping () -> Void
    ) {
        self.title = title
        self.options = options
        self.save = save
        self.cancel = cancel
        let folder = options.folder?.path ?? FileManager.default.currentDirectoryPath
        _path = State(wrappedValue: folder + "/" + name)
    }
}

extension FileSaver: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if let label = options.nameLabel { label }
            TextField("Path", text: $path).onSubmit { if canSave { finish() } }
            List(FileListing(of: folder, types: []).entries) { entry in
                Button {
                    path = entry.isFolder ? entry.path + "/" + name : entry.path
                } label: {
                    Text(verbatim: entry.name + (entry.isFolder ? "/" : ""))
                }
                .buttonStyle(.plain)
            }
            if exists { Text("A file of this name exists. It will be replaced.").foregroundStyle(.secondary) }
            HStack {
                Button("Cancel", role: .cancel) { cancel() }
                Spacer()
                Button {
                    finish()
                } label: {
                    options.confirmation ?? Text(title)
                }
                .disabled(!canSave)
            }
        }
    }

    private var wanted: String { (path as NSString).expandingTildeInPath }
    private var name: String { path.hasSuffix("/") ? "" : (path as NSString).lastPathComponent }
    /// The folder of the path, with a slash at its end.
    private var folder: String {
        path.lastIndex(of: "/").map { String(path[...$0]) } ?? FileManager.default.currentDirectoryPath + "/"
    }

    private var exists: Bool { !name.isEmpty && FileManager.default.fileExists(atPath: wanted) }

    /// Whether the path names a file in a folder that exists.
    private var canSave: Bool {
        var isFolder: ObjCBool = false
        let parent = (folder as NSString).expandingTildeInPath
        let hasFolder = FileManager.default.fileExists(atPath: parent, isDirectory: &isFolder) && isFolder.boolValue
        let isFolderItself =
            FileManager.default.fileExists(atPath: wanted, isDirectory: &isFolder) && isFolder.boolValue
        return !name.isEmpty && hasFolder && !isFolderItself
    }

    @MainActor
    private func finish() {
        save(URL(fileURLWithPath: wanted))
    }
}
