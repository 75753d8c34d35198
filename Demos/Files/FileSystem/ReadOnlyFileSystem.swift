import CursesUI

/// A file system whose files can be read, but not changed.
struct ReadOnlyFileSystem<Base: FileSystem>: FileSystem {
    private let base: Base

    init(_ base: Base) {
        self.base = base
    }

    var isReadOnly: Bool { true }

    func items(in folder: URL) throws -> [FileItem] { try base.items(in: folder) }
    func start(of file: URL, limit: Int) throws -> Data { try base.start(of: file, limit: limit) }

    func makeFolder(_ folder: URL) throws { throw POSIXError(.EROFS) }
    func move(_ source: URL, to target: URL) throws { throw POSIXError(.EROFS) }
    func copy(_ source: URL, to target: URL) throws { throw POSIXError(.EROFS) }
    func trash(_ file: URL) throws -> URL { throw POSIXError(.EROFS) }
    func putBack(_ file: URL) throws { throw POSIXError(.EROFS) }
}
