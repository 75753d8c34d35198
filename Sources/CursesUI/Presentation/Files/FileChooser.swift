import Foundation

#if canImport(UniformTypeIdentifiers)
import UniformTypeIdentifiers
#endif

/// The content of a window for choosing files: a field for a path, and a list of completions.
struct FileChooser {
    let types: [UTType]
    let allowsSeveral: Bool
    private let options: FileDialogOptions
    let choose: ([URL]) -> Void
    let cancel: () -> Void
    @State private var path: String
    @State private var chosen: [String] = []

    init(
        types: [UTType],
        allowsSeveral: Bool,
        options: FileDialogOptions = FileDialogOptions(),
        choose: @escaping ([URL]) -> Void,
        cancel: @escaping () -> Void
    ) {
        self.types = types
        self.allowsSeveral = allowsSeveral
        self.options = options
        _path = State(wrappedValue: (options.folder?.path ?? FileManager.default.currentDirectoryPath) + "/")
        self.choose = choose
        self.cancel = cancel
    }
}

extension FileChooser: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            TextField("Path", text: $path).onSubmit { if canOpen { open() } }
            List(listing.entries) { entry in
                Button {
                    pick(entry)
                } label: {
                    Text(verbatim: mark(of: entry) + entry.name + (entry.isFolder ? "/" : ""))
                }
                .buttonStyle(.plain)
            }
            HStack {
                Button("Cancel", role: .cancel) { cancel() }
                Spacer()
                Button {
                    open()
                } label: {
                    options.confirmation ?? Text("Open")
                }
                .disabled(!canOpen)
            }
        }
    }

    @MainActor
    private var listing: FileListing {
        FileListing(
            of: path, types: types, showsHidden: options.browser.contains(.includeHiddenFiles),
            isEnabled: options.isEnabled)
    }

    /// Passes files to the app.
    @MainActor
    private func finish(_ paths: [String]) {
        let urls = paths.map { URL(fileURLWithPath: $0) }
        options.note(urls)
        choose(options.keepsLinks ? urls : urls.map { $0.resolvingSymlinksInPath() })
    }

    @MainActor
    private func mark(of entry: FileListing.Entry) -> String {
        guard allowsSeveral, !entry.isFolder else { return "" }
        return chosen.contains(entry.path) ? "[x] " : "[ ] "
    }

    @MainActor
    private func pick(_ entry: FileListing.Entry) {
        if entry.isFolder {
            path = entry.path + "/"
        } else if !allowsSeveral {
            finish([entry.path])
        } else if let index = chosen.firstIndex(of: entry.path) {
            chosen.remove(at: index)
        } else {
            chosen.append(entry.path)
        }
    }

    /// The chosen files, or else the file at the path.
    @MainActor
    private var wanted: [String] {
        if !chosen.isEmpty { return chosen }
        let path = (path as NSString).expandingTildeInPath
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
        let isWanted =
            isFolder.boolValue
            ? types.contains(where: \.meansFolder)
            : types.isEmpty || types.contains { $0.includes(path) }
        let isEnabled = isFolder.boolValue || options.isEnabled?(URL(fileURLWithPath: path)) != false
        return isWanted && isEnabled ? [path] : []
    }

    @MainActor
    private var canOpen: Bool { !wanted.isEmpty }

    @MainActor
    private func open() {
        finish(wanted)
    }
}
