import Foundation

@testable import Files

/// Files in memory. Names that begin with "locked" can be seen, but neither read nor changed.
final class FakeFileSystem: FileSystem, @unchecked Sendable {
    // Sendable: `nodes` is accessed only while the lock is held.
    private let lock = NSLock()
    private var nodes: [String: Node] = ["/": .folder]

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

    private static func check(_ url: URL) throws(FileError) {
        if url.lastPathComponent.hasPrefix("locked") { throw .system(EACCES) }
    }

    func items(in folder: URL) throws(FileError) -> [FileItem] {
        try Self.check(folder)
        let all = lock.withLock { nodes }
        guard all[folder.filePath] == .folder else { throw .system(ENOENT) }
        return all.compactMap { path, node in
            guard path != "/", (path as NSString).deletingLastPathComponent == folder.filePath else { return nil }
            return FileItem(
                url: URL(filePath: path), isFolder: node == .folder, isLink: false, size: Int64(node.data?.count ?? 0),
                modified: Date(timeIntervalSince1970: 1_000_000_000 + Double(path.count) * 100_000)
            )
        }
    }

    func start(of file: URL, limit: Int) throws(FileError) -> Data {
        try Self.check(file)
        guard let data = lock.withLock({ nodes[file.filePath]?.data }) else { throw .system(ENOENT) }
        return data.prefix(limit)
    }

    func makeFolder(_ folder: URL) throws(FileError) {
        guard lock.withLock({ nodes[folder.filePath] == nil }) else { throw .exists }
        lock.withLock { nodes[folder.filePath] = .folder }
    }

    func move(_ source: URL, to target: URL) throws(FileError) {
        try copy(source, to: target)
        lock.withLock { nodes = nodes.filter { !$0.key.isAt(source.filePath) } }
    }

    func copy(_ source: URL, to target: URL) throws(FileError) {
        try Self.check(source)
        if target.filePath.hasPrefix(source.filePath + "/") { throw .isInsideItself }
        let all = lock.withLock { nodes }
        guard all[target.filePath] == nil else { throw .exists }
        guard all[source.filePath] != nil else { throw .system(ENOENT) }
        for (path, node) in all where path.isAt(source.filePath) {
            let copy = target.filePath + path.dropFirst(source.filePath.count)
            lock.withLock { nodes[copy] = node }
        }
    }

    func trash(_ file: URL) throws(FileError) -> TrashedFile {
        let place = URL(filePath: "/trash/\(file.lastPathComponent)")
        lock.withLock { nodes["/trash"] = .folder }
        try move(file, to: place)
        return TrashedFile(original: file, file: place, info: place)
    }

    func restore(_ file: TrashedFile) throws(FileError) {
        try move(file.file, to: file.original)
    }
}

extension String {
    fileprivate func isAt(_ path: String) -> Bool { self == path || hasPrefix(path + "/") }
}
