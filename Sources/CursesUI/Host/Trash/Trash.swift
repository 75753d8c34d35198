import CursesUISupport
import Foundation

/// The trash, as all programs of the desktop use it: the Trash specification 1.0 of freedesktop.org.
struct Trash {
    /// The trash of the user's home.
    var home = Self.standardHome
    var now: @Sendable () -> Date = { Date() }

    private static let standardHome: URL = {
        let home = NSHomeDirectory()
        let data = BaseDirectory.data.path(in: ProcessInfo.processInfo.environment, home: home)
        return URL(filePath: data ?? home).appending(path: "Trash")
    }()

    private var files: FileManager { .default }

    /// Moves an item to the trash, and returns its place there.
    func put(_ item: URL) throws -> URL {
        let (trash, top) = try folder(for: item)
        for part in ["files", "info"] { try Self.makeFolder(trash.appending(path: part)) }
        var number = 1
        while true {
            let name = item.lastPathComponent + (number == 1 ? "" : ".\(number)")
            let place = trash.appending(path: "files").appending(path: name)
            let description = Self.description(of: place)
            do {
                // The process that creates the description owns the name.
                try self.description(of: item, in: top).write(to: description, options: .withoutOverwriting)
                do {
                    try files.moveItem(at: item, to: place)
                    return place
                } catch {
                    try? files.removeItem(at: description)
                    throw error
                }
            } catch CocoaError.fileWriteFileExists {
                number += 1
            }
        }
    }

    /// Moves an item of a trash back to its original place, and returns that.
    func putBack(_ place: URL) throws -> URL {
        let description = Self.description(of: place)
        let lines = try String(contentsOf: description, encoding: .utf8).split(separator: "\n")
        guard let line = lines.first(where: { $0.hasPrefix("Path=") }),
            let path = line.dropFirst(5).removingPercentEncoding
        else { throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: description.path]) }
        // A path in the trash at the top of a disk is relative to the top.
        var top = place.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        if top.lastPathComponent == ".Trash" { top.deleteLastPathComponent() }
        let original = path.hasPrefix("/") ? URL(filePath: path) : top.appending(path: path)
        try files.moveItem(at: place, to: original)
        try? files.removeItem(at: description)
        return original
    }

    // MARK: The folder

    /// The trash for an item, and the top of its disk; `nil` for the trash of the home.
    private func folder(for item: URL) throws -> (trash: URL, top: URL?) {
        let disk = try Self.status(item).st_dev
        try Self.makeFolder(home)
        if try Self.status(home).st_dev == disk { return (home, nil) }
        var top = item.deletingLastPathComponent()
        while top.path != "/", try Self.status(top.deletingLastPathComponent()).st_dev == disk {
            top.deleteLastPathComponent()
        }
        // A shared folder is safe only if nobody can remove the files of others.
        let shared = top.appending(path: ".Trash")
        if let status = try? Self.status(shared), status.st_mode & S_IFMT == S_IFDIR, status.st_mode & S_ISVTX != 0 {
            let own = shared.appending(path: "\(getuid())")
            if (try? Self.makeFolder(own)) != nil { return (own, top) }
        }
        let own = top.appending(path: ".Trash-\(getuid())")
        try Self.makeFolder(own)
        return (own, top)
    }

    private static func status(_ url: URL) throws -> stat {
        var status = stat()
        guard lstat(url.path, &status) == 0 else {
            let code: CocoaError.Code = errno == ENOENT ? .fileNoSuchFile : .fileReadNoPermission
            throw CocoaError(code, userInfo: [NSFilePathErrorKey: url.path])
        }
        return status
    }

    /// Makes a folder, and the missing folders around it, that only the user can read.
    private static func makeFolder(_ folder: URL) throws {
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    // MARK: The description

    /// The file that describes an item of the trash.
    private static func description(of place: URL) -> URL {
        let trash = place.deletingLastPathComponent().deletingLastPathComponent()
        return trash.appending(path: "info").appending(path: place.lastPathComponent + ".trashinfo")
    }

    private func description(of item: URL, in top: URL?) -> Data {
        var path = item.path
        if let top { path = String(path.dropFirst(top.path == "/" ? 1 : top.path.count + 1)) }
        let style = Date.ISO8601FormatStyle(timeZone: .current).year().month().day().dateSeparator(.dash)
            .time(includingFractionalSeconds: false).timeSeparator(.colon)
        let text = """
            [Trash Info]
            Path=\(path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path)
            DeletionDate=\(now().formatted(style))

            """
        return Data(text.utf8)
    }
}
