import CursesUI

/// The state of the app: two folders, and the changes that can be undone.
@MainActor
@Observable
final class FilesModel {
    let fileSystem: any FileSystem
    let folders: [Folder]
    /// The order of the items in both panes.
    var arrangement = FileArrangement() {
        didSet { for folder in folders { folder.arrangement = arrangement } }
    }
    /// The pane with the focus.
    var active = 0
    /// The result of the last operation.
    var message = ""
    /// The reasons why parts of the last operation failed.
    var failures: [String] = []
    /// The changes that can be undone, the most recent first.
    private var undoable: [(title: String, changes: [FileChange])] = []

    init(_ start: URL, in fileSystem: any FileSystem = DiskFileSystem()) {
        self.fileSystem = fileSystem
        folders = [Folder(start, in: fileSystem), Folder(start, in: fileSystem)]
    }

    var folder: Folder { folders[active] }
    var otherFolder: Folder { folders[1 - active] }
    /// The title of the change that would be undone; `nil` if there is none.
    var undoTitle: String? { undoable.last?.title }

    var hasFailures: Bool {
        get { !failures.isEmpty }
        set { if !newValue { failures = [] } }
    }

    func read() async {
        for folder in folders { await folder.read() }
    }

    /// Returns the subfolders of a folder, sorted by name.
    func folders(in url: URL, showsHidden: Bool) async -> [URL] {
        let folder = Folder(url, in: fileSystem)
        folder.arrangement.showsHidden = showsHidden
        await folder.read()
        return folder.shown.filter(\.isFolder).map(\.url)
    }

    /// Goes to a folder, or opens a file in the user's editor, which takes over the terminal.
    func open(_ item: FileItem, _ suspend: SuspendAction) async {
        if item.isFolder { return await folder.go(to: item.url) }
        guard !fileSystem.isReadOnly else { return message = "Nothing can be changed, so no editor is opened." }
        _ = try? await suspend(editing: item.url)
        await read()
    }

    // MARK: Changing

    func rename(_ item: FileItem, to name: String) {
        let target = item.url.deletingLastPathComponent().appending(path: name)
        make("Rename \(item.name)", [fileSystem.moving(item.url, to: target)])
    }

    func makeFolder(_ name: String) {
        make("New folder \(name)", [fileSystem.makingFolder(folder.url.appending(path: name))])
    }

    func move(_ files: [URL], to folder: URL) {
        let files = files.filter { $0.deletingLastPathComponent().path != folder.path }
        guard !files.isEmpty else { return message = "Already in \(folder.lastPathComponent)" }
        make(
            "Move \(files.title) to \(folder.lastPathComponent)",
            files.map { fileSystem.moving($0, to: $0.moved(to: folder)) })
    }

    func copy(_ files: [URL], to folder: URL) {
        make(
            "Copy \(files.title) to \(folder.lastPathComponent)",
            files.map { fileSystem.copying($0, to: $0.moved(to: folder)) })
    }

    func trash(_ files: [URL]) {
        make("Delete \(files.title)", files.map(fileSystem.trashing))
    }

    private func make(_ title: String, _ changes: [FileChange]) {
        Task {
            let made = await made(changes)
            guard !made.isEmpty else { return }
            undoable.append((title, made.reversed()))
            message = title
        }
    }

    /// Undoes the last change. A file that cannot be moved back stays where it is, and an alert names it.
    func undo() {
        guard let last = undoable.popLast() else { return }
        Task {
            _ = await made(last.changes)
            if failures.isEmpty { message = "Undone: \(last.title)" }
        }
    }

    /// Applies changes, and returns the changes that undo them. If one fails, the others are still applied.
    private func made(_ changes: [FileChange]) async -> [FileChange] {
        failures = []
        var inverses: [FileChange] = []
        var results: [URL] = []
        for change in changes {
            do {
                inverses.append(try await inBackground { try change.make() })
                if let result = change.result { results.append(result) }
            } catch {
                failures.append("“\(change.file.lastPathComponent)”: \(error.reason).")
            }
        }
        // A new or renamed file is selected, so that the next key acts on it.
        let (folder, otherFolder) = (folder, otherFolder)
        await folder.read(selecting: results)
        await otherFolder.read()
        return inverses
    }
}

extension URL {
    fileprivate func moved(to folder: URL) -> URL { folder.appending(path: lastPathComponent) }
}

extension [URL] {
    fileprivate var title: String { count == 1 ? self[0].lastPathComponent : "\(count) files" }
}

/// Runs blocking work, such as disk access, on a different thread.
@concurrent
nonisolated func inBackground<Value: Sendable>(_ work: @Sendable () throws -> Value) async throws -> Value {
    try work()
}
