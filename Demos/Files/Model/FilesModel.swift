import CursesUI

/// The state of the app: two folders, and the changes that can be undone.
@MainActor
@Observable
final class FilesModel {
    /// A change of the file system, as far as it can be undone.
    private struct Change {
        let title: String
        var moved: [(from: URL, to: URL)] = []
        var trashed: [TrashedFile] = []
        /// Files that did not exist before.
        var made: [URL] = []

        var isEmpty: Bool { moved.isEmpty && trashed.isEmpty && made.isEmpty }
    }

    /// The part of an operation that failed.
    struct Failure: Identifiable {
        let name: String
        let error: FileError

        var id: String { name }
        var text: String { "“\(name)”: \(error.reason)." }
    }

    let folders: [Folder]
    /// The pane with the focus.
    var active = 0
    /// The result of the last operation.
    private(set) var message = ""
    var failures: [Failure] = []
    private var changes: [Change] = []

    let fileSystem: any FileSystem

    init(_ start: URL, in fileSystem: any FileSystem = DiskFileSystem()) {
        self.fileSystem = fileSystem
        folders = [Folder(start, in: fileSystem), Folder(start, in: fileSystem)]
    }

    var folder: Folder { folders[active] }
    var otherFolder: Folder { folders[1 - active] }
    /// The title of the change that undo takes back; `nil` if there is none.
    var undoTitle: String? { changes.last?.title }

    /// The item at the cursor, for a preview or an editor.
    var current: FileItem? { folder.current }

    func read() async {
        for folder in folders { await folder.read() }
    }

    // MARK: Going

    func goUp() async {
        let url = folder.url
        guard url.filePath != "/" else { return }
        await folder.go(to: url.deletingLastPathComponent(), selecting: url)
    }

    // MARK: Changing

    func rename(_ item: FileItem, to name: String) async {
        guard name != item.name else { return }
        await change("Rename \(item.name)", [item.url]) { [fileSystem] (url, change) throws(FileError) in
            let target = url.deletingLastPathComponent().appending(path: try Self.checked(name))
            try fileSystem.move(url, to: target)
            change.moved.append((url, target))
        }
    }

    func makeFolder(_ name: String) async {
        let parent = folder.url
        await change("New folder \(name)", [parent.appending(path: name)]) {
            [fileSystem] (_, change) throws(FileError) in
            let url = parent.appending(path: try Self.checked(name))
            try fileSystem.makeFolder(url)
            change.made.append(url)
        }
    }

    func move(_ urls: [URL], to folder: URL) async {
        let urls = urls.filter { $0.deletingLastPathComponent().filePath != folder.filePath }
        await change("Move \(urls.title)", urls) { [fileSystem] (url, change) throws(FileError) in
            let target = folder.appending(path: url.lastPathComponent)
            try fileSystem.move(url, to: target)
            change.moved.append((url, target))
        }
    }

    func copy(_ urls: [URL], to folder: URL) async {
        await change("Copy \(urls.title)", urls) { [fileSystem] (url, change) throws(FileError) in
            let target = folder.appending(path: url.lastPathComponent)
            try fileSystem.copy(url, to: target)
            change.made.append(target)
        }
    }

    func trash(_ urls: [URL]) async {
        await change("Delete \(urls.title)", urls) { [fileSystem] (url, change) throws(FileError) in
            change.trashed.append(try fileSystem.trash(url))
        }
    }

    /// Takes the last change back. A file that cannot be moved back stays where it is, and an alert names it.
    func undo() async {
        guard let last = changes.popLast() else { return }
        let steps = last.moved.reversed().map(\.to) + last.trashed.map(\.original) + last.made
        await change(nil, steps) { [fileSystem] (url, _) throws(FileError) in
            if let move = last.moved.first(where: { $0.to == url }) {
                try fileSystem.move(move.to, to: move.from)
            } else if let file = last.trashed.first(where: { $0.original == url }) {
                try fileSystem.restore(file)
            } else {
                // Meanwhile there may be something in a new folder: nothing is deleted for good.
                _ = try fileSystem.trash(url)
            }
        }
        if failures.isEmpty { message = "Undone: \(last.title)" }
    }

    /// Runs an operation for each of some files: where one fails, the others are not left out.
    ///
    /// - Parameter title: the title for undo; `nil` if the operation is an undo itself.
    private func change(
        _ title: String?, _ urls: [URL], _ operation: @escaping @Sendable (URL, inout Change) throws(FileError) -> Void
    ) async {
        guard !urls.isEmpty else { return }
        var done = Change(title: title ?? "")
        var failures: [Failure] = []
        for url in urls {
            let before = done
            let result = await inBackground { () throws(FileError) in
                var change = before
                try operation(url, &change)
                return change
            }
            switch result {
            case .success(let change): done = change
            case .failure(let error): failures.append(Failure(name: url.lastPathComponent, error: error))
            }
        }
        if let title, !done.isEmpty {
            changes.append(done)
            message = title
        }
        self.failures = failures
        await read()
        // A new or renamed file is selected, so that the next key acts on it.
        let new = done.made + done.moved.map(\.to)
        if let visible = folder.items.map(\.url).first(where: new.contains) { folder.selection = visible }
    }

    nonisolated private static func checked(_ name: String) throws(FileError) -> String {
        guard !name.isEmpty, !name.contains("/"), name != ".", name != ".." else { throw .badName }
        return name
    }
}

extension [URL] {
    fileprivate var title: String { count == 1 ? self[0].lastPathComponent : "\(count) files" }
}
