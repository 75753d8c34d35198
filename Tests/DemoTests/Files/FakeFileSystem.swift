import Foundation

@testable import Files

/// An in-memory file system. Files whose names begin with "locked" are listed, but cannot be read or changed.
final class FakeFileSystem: FileSystem, @unchecked Sendable {
    // `@unchecked Sendable` is safe because the variables are accessed only while the lock is held.
    private let lock = NSLock()
    private var nodes: [String: Node] = ["/": .folder]
    /// The original URLs of the files in the trash.
    private var trashed: [String: URL] = [:]

    private enum Node: Equatable {
        case folder
        case file(Data)

        var data: Data? { if case .file(let data) = self { data } else { nil } }
    }

    init(_ files: [String: String]) {
        for (path, text) in files {
            var folder = (path as NSString).deletingLastPathComponent
            while folder != "/" {
                nodes[folder] = .folder
                folder = (folder as NSString).deletingLastPathComponent
            }
            if path.hasSuffix("/") { nodes[String(path.dropLast())] = .folder } else { add(path, Data(text.utf8)) }
        }
    }

    /// The paths of all files, without folders.
    var files: [String] { lock.withLock { nodes.filter { $0.value != .folder }.keys.sorted() } }

    func add(_ path: String, _ data: Data) { lock.withLock { nodes[path] = .file(data) } }

    private static func check(_ url: URL) throws {
        if url.lastPathComponent.hasPrefix("locked") {
            throw CocoaError(.fileReadNoPermission, userInfo: [NSUnderlyingErrorKey: POSIXError(.EACCES)])
        }
    }

    func items(in folder: URL) throws -> [FileItem] {
        try Self.check(folder)
        let all = lock.withLock { nodes }
        guard all[folder.path] == .folder else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSUnderlyingErrorKey: POSIXError(.ENOENT)])
        }
        return all.compactMap { path, node in
            guard path != "/", (path as NSString).deletingLastPathComponent == folder.path else { return nil }
            return FileItem(
                url: URL(filePath: path), isFolder: node == .folder, isLink: false, size: Int64(node.data?.count ?? 0),
                modified: Date(timeIntervalSince1970: 1_000_000_000 + Double(path.count) * 100_000)
            )
        }
    }

    func start(of file: URL, limit: Int) throws -> Data {
        try Self.check(file)
        guard let data = lock.withLock({ nodes[file.path]?.data }) else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSUnderlyingErrorKey: POSIXError(.ENOENT)])
        }
        return data.prefix(limit)
    }

    func move(_ source: URL, to target: URL) throws {
        try Self.check(source)
        if target.path.hasPrefix(source.path + "/") { throw CocoaError(.fileWriteInvalidFileName) }
        let all = lock.withLock { nodes }
        guard all[target.path] == nil else {
            throw CocoaError(.fileWriteFileExists, userInfo: [NSUnderlyingErrorKey: POSIXError(.EEXIST)])
        }
        guard all[source.path] != nil else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSUnderlyingErrorKey: POSIXError(.ENOENT)])
        }
        for (path, node) in all where path.isAt(source.path) {
            let moved = target.path + path.dropFirst(source.path.count)
            lock.withLock {
                nodes[path] = nil
                nodes[moved] = node
            }
        }
    }

    func trash(_ file: URL) throws -> URL {
        let place = URL(filePath: "/trash/\(file.lastPathComponent)")
        lock.withLock {
            nodes["/trash"] = .folder
            trashed[place.path] = file
        }
        try move(file, to: place)
        return place
    }

    func putBack(_ file: URL) throws {
        guard let original = lock.withLock({ trashed[file.path] }) else { throw POSIXError(.ENOENT) }
        try move(file, to: original)
    }
}

extension String {
    fileprivate func isAt(_ path: String) -> Bool { self == path || hasPrefix(path + "/") }
}
