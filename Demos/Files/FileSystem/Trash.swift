import CursesUI
import Glibc

/// The trash, as other programs of the desktop know it: the Trash specification 1.0 of freedesktop.org.
///
/// A file goes to the trash of the user's home, or, if that is on a different disk, to the trash at the top of its own.
struct Trash: Sendable {
    /// The trash of the user's home.
    var home = Self.standardHome
    var now: @Sendable () -> Date = { Date() }

    private static let standardHome: URL = {
        let data = ProcessInfo.processInfo.environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let folder = data.map { URL(filePath: $0) } ?? URL(filePath: NSHomeDirectory()).appending(path: ".local/share")
        return folder.appending(path: "Trash")
    }()

    func put(_ file: URL) throws(FileError) -> TrashedFile {
        let (folder, top) = try place(for: file)
        for folder in [folder.appending(path: "files"), folder.appending(path: "info")] { try Self.make(folder) }
        // Files of the same name are numbered. The description is written first: whoever creates it has the name.
        for number in 1... {
            let name = file.lastPathComponent + (number == 1 ? "" : ".\(number)")
            let trashed = TrashedFile(
                original: file,
                file: folder.appending(path: "files/\(name)"),
                info: folder.appending(path: "info/\(name).trashinfo")
            )
            do throws(FileError) {
                try write(description(of: file, in: top), to: trashed.info)
            } catch .exists {
                continue
            }
            do throws(FileError) {
                try DiskFileSystem.rename(file, to: trashed.file)
                return trashed
            } catch {
                unlink(trashed.info.filePath)
                if error != .exists { throw error }
            }
        }
        throw .exists
    }

    func restore(_ file: TrashedFile) throws(FileError) {
        try DiskFileSystem.rename(file.file, to: file.original)
        unlink(file.info.filePath)
    }

    // MARK: The place

    /// The trash for a file, and the top of its disk; paths in the trash at the top are relative to it.
    private func place(for file: URL) throws(FileError) -> (folder: URL, top: URL?) {
        let disk = try Self.status(file).st_dev
        try Self.make(home)
        if try Self.status(home).st_dev == disk { return (home, nil) }
        var top = file.deletingLastPathComponent()
        while top.filePath != "/", try Self.status(top.deletingLastPathComponent()).st_dev == disk {
            top = top.deletingLastPathComponent()
        }
        // A shared folder is safe only if nobody can remove the files of others.
        let shared = top.appending(path: ".Trash")
        if let status = try? Self.status(shared), status.st_mode & S_IFMT == S_IFDIR, status.st_mode & S_ISVTX != 0 {
            let own = shared.appending(path: "\(getuid())")
            if (try? Self.make(own)) != nil { return (own, top) }
        }
        let own = top.appending(path: ".Trash-\(getuid())")
        try Self.make(own)
        return (own, top)
    }

    private static func status(_ url: URL) throws(FileError) -> stat {
        var status = stat()
        try FileError.check(lstat(url.filePath, &status))
        return status
    }

    /// Makes a folder that only the user can read, and those around it, unless it exists.
    private static func make(_ folder: URL) throws(FileError) {
        guard mkdir(folder.filePath, 0o700) != 0, errno != EEXIST else { return }
        guard errno == ENOENT else { throw .system(errno) }
        try make(folder.deletingLastPathComponent())
        try FileError.check(mkdir(folder.filePath, 0o700))
    }

    // MARK: The description

    private func description(of file: URL, in top: URL?) -> String {
        var path = file.filePath
        if let top { path = String(path.dropFirst(top.filePath == "/" ? 1 : top.filePath.count + 1)) }
        let style = Date.ISO8601FormatStyle(timeZone: .current).year().month().day().dateSeparator(.dash)
            .time(includingFractionalSeconds: false).timeSeparator(.colon)
        return """
            [Trash Info]
            Path=\(path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path)
            DeletionDate=\(now().formatted(style))

            """
    }

    private func write(_ text: String, to file: URL) throws(FileError) {
        let descriptor = open(file.filePath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        try FileError.check(descriptor)
        defer { close(descriptor) }
        let bytes = Array(text.utf8)
        guard Glibc.write(descriptor, bytes, bytes.count) == bytes.count else {
            unlink(file.filePath)
            throw .system(ENOSPC)
        }
    }
}
