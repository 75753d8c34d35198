import CursesUI
import Glibc

/// The files of this machine.
struct DiskFileSystem: FileSystem {
    var trash = Trash()

    func items(in folder: URL) throws(FileError) -> [FileItem] {
        guard let stream = opendir(folder.filePath) else { throw .system(errno) }
        defer { closedir(stream) }
        var items: [FileItem] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            guard name != ".", name != ".." else { continue }
            // A file may be deleted while the folder is read.
            if let item = item(folder.appending(path: name)) { items.append(item) }
        }
        return items
    }

    private func item(_ url: URL) -> FileItem? {
        var status = stat()
        guard lstat(url.filePath, &status) == 0 else { return nil }
        let isLink = status.st_mode & S_IFMT == S_IFLNK
        // A link to nothing remains a link.
        if isLink { _ = stat(url.filePath, &status) }
        return FileItem(
            url: url,
            isFolder: status.st_mode & S_IFMT == S_IFDIR,
            isLink: isLink,
            size: Int64(status.st_size),
            modified: Date(timeIntervalSince1970: Double(status.st_mtim.tv_sec))
        )
    }

    func start(of file: URL, limit: Int) throws(FileError) -> Data {
        // A pipe without a writer must not stop the thread for ever.
        let descriptor = open(file.filePath, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        try FileError.check(descriptor)
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: limit)
        let count = read(descriptor, &bytes, limit)
        try FileError.check(Int32(clamping: count))
        return Data(bytes.prefix(count))
    }

    func makeFolder(_ folder: URL) throws(FileError) {
        try FileError.check(mkdir(folder.filePath, 0o777))
    }

    func move(_ source: URL, to target: URL) throws(FileError) {
        if target.filePath.hasPrefix(source.filePath + "/") { throw .isInsideItself }
        do throws(FileError) {
            try Self.rename(source, to: target)
        } catch .system(EXDEV) {
            // The target is on a different disk. The source is removed when its copy is complete.
            try copy(source, to: target)
            do { try FileManager.default.removeItem(at: source) } catch { throw .system(EIO) }
        }
    }

    func copy(_ source: URL, to target: URL) throws(FileError) {
        if target.filePath.hasPrefix(source.filePath + "/") { throw .isInsideItself }
        var status = stat()
        guard lstat(target.filePath, &status) != 0 else { throw .exists }
        do {
            try FileManager.default.copyItem(at: source, to: target)
        } catch {
            // A copy that is not complete must not be taken for one. The target did not exist before.
            try? FileManager.default.removeItem(at: target)
            throw .system(((error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError).map { Int32($0.code) } ?? EIO)
        }
    }

    func trash(_ file: URL) throws(FileError) -> TrashedFile { try trash.put(file) }

    func restore(_ file: TrashedFile) throws(FileError) { try trash.restore(file) }

    /// Renames a file, unless the target exists.
    static func rename(_ source: URL, to target: URL) throws(FileError) {
        // Where rename(2) would replace the target, a second name for the file fails.
        if link(source.filePath, target.filePath) == 0 {
            return try FileError.check(unlink(source.filePath))
        }
        if errno == EEXIST { throw .exists }
        // Folders have no second names, and some disks know none.
        var status = stat()
        guard lstat(target.filePath, &status) != 0 else { throw .exists }
        try FileError.check(Glibc.rename(source.filePath, target.filePath))
    }
}

extension URL {
    /// The path as the system takes it.
    var filePath: String {
        let path = path(percentEncoded: false)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}
