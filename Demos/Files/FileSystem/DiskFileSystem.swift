import CursesUI

/// The file system of this machine.
struct DiskFileSystem: FileSystem {
    private var files: FileManager { .default }

    func items(in folder: URL) throws -> [FileItem] {
        // Skips files that are deleted while the folder is read.
        try files.contentsOfDirectory(atPath: folder.path).compactMap { try? FileItem(folder.appending(path: $0)) }
    }

    func start(of file: URL, limit: Int) throws -> Data {
        // A pipe without a writer would block the thread forever.
        let isFile = try file.resolvingSymlinksInPath().resourceValues(forKeys: [.isRegularFileKey]).isRegularFile
        if isFile != true { throw POSIXError(files.fileExists(atPath: file.path) ? .EOPNOTSUPP : .ENOENT) }
        let handle = try FileHandle(forReadingFrom: file)
        defer { try? handle.close() }
        return try handle.read(upToCount: limit) ?? Data()
    }

    func move(_ source: URL, to target: URL) throws {
        try files.moveItem(at: source, to: target)
    }

    func trash(_ file: URL) throws -> URL {
        var place: NSURL?
        try files.trashItem(at: file, resultingItemURL: &place)
        return place! as URL
    }

    func putBack(_ file: URL) throws {
        try files.putBackItem(fromTrash: file)
    }
}
