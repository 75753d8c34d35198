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
        guard try file.resolvingSymlinksInPath().resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
        else {
            throw POSIXError(files.fileExists(atPath: file.path) ? POSIXErrorCode.EOPNOTSUPP : .ENOENT)
        }
        let handle = try FileHandle(forReadingFrom: file)
        defer { try? handle.close() }
        return try handle.read(upToCount: limit) ?? Data()
    }

    func makeFolder(_ folder: URL) throws {
        try files.createDirectory(at: folder, withIntermediateDirectories: false)
    }

    func move(_ source: URL, to target: URL) throws {
        try files.moveItem(at: source, to: target)
    }

    func copy(_ source: URL, to target: URL) throws {
        // Copying a folder into itself would never end.
        let folder = target.deletingLastPathComponent().resolvingSymlinksInPath()
        if "\(folder.path)/".hasPrefix("\(source.resolvingSymlinksInPath().path)/") {
            throw CocoaError(.fileWriteInvalidFileName)
        }
        // A symbolic link counts as an existing file, even if its target is missing.
        guard (try? files.attributesOfItem(atPath: target.path)) == nil else { throw POSIXError(.EEXIST) }
        do {
            try files.copyItem(at: source, to: target)
        } catch {
            // An incomplete copy must not look like a complete one.
            try? files.removeItem(at: target)
            throw error
        }
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
