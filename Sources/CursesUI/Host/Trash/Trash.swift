import CursesUISupport
import Foundation

/// The trash that all programs of the desktop share, according to version 1.0 of the freedesktop.org Trash
/// specification.
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

    /// Moves an item to the trash. Returns its URL there.
    func put(_ item: URL) throws -> URL {
        let (trash, top) = try folder(for: item)
        for part in ["files", "info"] { try Self.makeFolder(trash.appending(path: part)) }
        var number = 1
        while true {
            let name = item.lastPathComponent + (number == 1 ? "" : ".\(number)")
            let place = trash.appending(path: "files").appending(path: name)
            let description = Self.description(of: place)
            do {
                // Creating the description file reserves the name for this process.
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

    /// Moves an item from a trash back to its original location. Returns its original URL.
    func putBack(_ place: URL) throws -> URL {
        let description = Self.description(of: place)
        let lines = try String(contentsOf: description, encoding: .utf8).split(separator: "\n")
        guard let line = lines.first(where: { $0.hasPrefix("Path=") }),
            let path = line.dropFirst(5).removingPercentEncoding
        else { throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: description.path]) }
        // In the trash at the top of a volume, the path is relative to the top of the volume.
        var top = place.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        if top.lastPathComponent == ".Trash" { top.deleteLastPathComponent() }
        let original = path.hasPrefix("/") ? URL(filePath: path) : top.appending(path: path)
        try files.moveItem(at: place, to: original)
        try? files.removeItem(at: description)
        return original
    }

    // MARK: The folder

    /// Returns the trash folder for an item, and the top of its volume, which is `nil` for the trash in the home
    /// directory.
    private func folder(for item: URL) throws -> (trash: URL, top: URL?) {
        let disk = try Self.status(item).st_dev
        try Self.makeFolder(home)
        if try Self.status(home).st_dev == disk { return (home, nil) }
        var top = item.deletingLastPathComponent()
        while top.path != "/", try Self.status(top.deletingLastPathComponent()).st_dev == disk {
            top.deleteLastPathComponent()
        }
        // A shared folder is safe only if it has the sticky bit, so that users cannot remove the files of other users.
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

    /// Creates a folder and its missing parent folders, with access only for the user.
    private static func makeFolder(_ folder: URL) throws {
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    // MARK: The description

    /// Returns the file that describes an item in the trash.
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
