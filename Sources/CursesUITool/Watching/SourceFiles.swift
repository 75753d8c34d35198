import Foundation

/// A snapshot of a project's files. Two snapshots differ if a file was saved, added or removed between them.
///
/// The files are polled. File system notifications (inotify) are not delivered for folders that are mounted into a
/// container, for example, and differ between systems. Polling a few hundred files takes a millisecond.
struct SourceFiles: Equatable {
    private struct Stamp: Equatable {
        let seconds: Int
        let nanoseconds: Int
        let size: Int
        let number: UInt64
    }

    private var stamps: [String: Stamp] = [:]

    /// - Parameter folder: the folder of the project. Hidden files and build products are left out.
    init(in folder: URL) {
        add(folder.filePath)
    }

    private mutating func add(_ folder: String) {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
        for name in names where !name.hasPrefix(".") && name != "Package.resolved" && name != "__Snapshots__" {
            let path = "\(folder)/\(name)"
            var status = stat()
            // Symbolic links are not followed, because they could form cycles.
            guard lstat(path, &status) == 0 else { continue }
            switch status.st_mode & S_IFMT {
            case S_IFDIR: add(path)
            case S_IFREG:
                #if os(Linux)
                let time = status.st_mtim
                #else
                let time = status.st_mtimespec
                #endif
                stamps[path] = Stamp(
                    seconds: time.tv_sec, nanoseconds: time.tv_nsec, size: Int(status.st_size),
                    number: UInt64(status.st_ino))
            default: continue
            }
        }
    }
}
