import Foundation

/// The files of a project as they were at a moment: two of these differ if a file was saved, added or removed between.
///
/// The files are looked at again and again. Notices of the system (inotify) would not come for folders that are
/// mounted from elsewhere, as in a container, and differ from system to system; a few hundred files cost a
/// millisecond.
struct SourceFiles: Equatable {
    private struct Stamp: Equatable {
        let seconds: Int
        let nanoseconds: Int
        let size: Int
        let number: UInt64
    }

    private var stamps: [String: Stamp] = [:]

    /// - Parameter folder: the folder of the project. Hidden files, and what is built in it, are left out.
    init(in folder: URL) {
        add(folder.filePath)
    }

    private mutating func add(_ folder: String) {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
        for name in names where !name.hasPrefix(".") && name != "Package.resolved" && name != "__Snapshots__" {
            let path = "\(folder)/\(name)"
            var status = stat()
            // Links are not followed: they could lead around in a circle.
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
