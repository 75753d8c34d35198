import CursesUI

/// The state of the app: two folders, and the changes that can be undone.
@MainActor
@Observable
final class FilesModel {
    private typealias Undo = @Sendable () throws -> Void

    /// The folder that the app shows first.
    let start: URL
    let fileSystem: any FileSystem
    /// Whether nothing may be changed.
    let isReadOnly: Bool
    let folders: [Folder]
    /// The pane with the focus.
    var active = 0
    /// The result of the last operation.
    private(set) var message = ""
    /// The reason why the last operation failed.
    private(set) var failure = ""
    var hasFailed = false
    /// The changes that can be undone, the most recent last.
    private var undoable: [(title: String, undo: Undo)] = []

    init(_ start: URL, in fileSystem: any FileSystem = DiskFileSystem(), isReadOnly: Bool = false) {
        self.start = start
        self.fileSystem = fileSystem
        self.isReadOnly = isReadOnly
        folders = [Folder(start, in: fileSystem), Folder(start, in: fileSystem)]
    }

    var folder: Folder { folders[active] }
    var otherFolder: Folder { folders[1 - active] }
    /// The title of the change that would be undone; `nil` if there is none.
    var undoTitle: String? { undoable.last?.title }

    func read() async {
        for folder in folders { await folder.read() }
    }

    // MARK: Changing

    /// Moves a file, or renames it if it stays in its folder.
    func move(_ file: URL, to target: URL) {
        let (old, new) = (file.deletingLastPathComponent(), target.deletingLastPathComponent())
        guard file.path != target.path else { return message = "Already in \(new.lastPathComponent)" }
        let name = file.lastPathComponent
        let title = old.path == new.path ? "Rename \(name)" : "Move \(name) to \(new.lastPathComponent)"
        change(title, selecting: target) { [fileSystem] in
            try fileSystem.move(file, to: target)
            return { try fileSystem.move(target, to: file) }
        }
    }

    func trash(_ file: URL) {
        change("Delete \(file.lastPathComponent)", selecting: file) { [fileSystem] in
            let place = try fileSystem.trash(file)
            return { try fileSystem.putBack(place) }
        }
    }

    /// Undoes the last change. A file that cannot be moved back stays where it is, and an alert says why.
    func undo() {
        guard let last = undoable.popLast() else { return }
        change("Undo: \(last.title)") {
            try last.undo()
            return nil
        }
    }

    /// Makes a change on a different thread, because it waits for the disk, and keeps what undoes it.
    ///
    /// - Parameter file: a new or renamed file, which is selected, so that the next key acts on it.
    private func change(_ title: String, selecting file: URL? = nil, _ make: @escaping @Sendable () throws -> Undo?) {
        Task {
            do {
                if isReadOnly { throw POSIXError(.EROFS) }
                if let undo = try await Task.detached(operation: make).value { undoable.append((title, undo)) }
                message = title
                await folder.read(selecting: file)
            } catch {
                failure = "\(title): \(error.reason)."
                hasFailed = true
            }
            await read()
        }
    }
}
