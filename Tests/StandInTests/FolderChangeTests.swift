import CoreServicesCompat
import Testing

@Suite("Changes of folders")
struct FolderChangeTests {
    /// The changes that an app collects.
    private final class Watcher: @unchecked Sendable {
        // Sendable: only the queue of the stream changes the paths, and the semaphore orders reading them.
        var stream: FSEventStreamRef?
        var changes: [String: FSEventStreamEventFlags] = [:]
        let changed = DispatchSemaphore(value: 0)
        let queue = DispatchQueue(label: "watcher")

        init(_ folder: String, flags: Int, callback: FSEventStreamCallback) {
            var context = FSEventStreamContext(
                version: 0, info: Unmanaged.passUnretained(self).toOpaque(), retain: nil, release: nil,
                copyDescription: nil)
            stream = FSEventStreamCreate(
                kCFAllocatorDefault, callback, &context, [folder] as CFArray,
                FSEventStreamEventId(kFSEventStreamEventIdSinceNow), 0, FSEventStreamCreateFlags(flags))
            guard let stream else { return }
            FSEventStreamSetDispatchQueue(stream, queue)
            FSEventStreamStart(stream)
        }

        func stop() {
            guard let stream else { return }
            FSEventStreamStop(stream)
            FSEventStreamInvalidate(stream)
            queue.sync {}
            FSEventStreamRelease(stream)
            self.stream = nil
        }

        /// Waits for a path, and returns what has changed.
        func flags(of path: String) -> FSEventStreamEventFlags? {
            while true {
                if let flags = queue.sync(execute: { changes[path] }) { return flags }
                guard changed.wait(timeout: .now() + 60) == .success else { return nil }
            }
        }
    }

    private func temporaryFolder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "changes-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder.appending(path: "inner"), withIntermediateDirectories: true)
        return folder
    }

    @Test("Files in folders in a folder are told with what has happened to them")
    func files() throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let watcher = Watcher(
            folder.path, flags: kFSEventStreamCreateFlagFileEvents | kFSEventStreamCreateFlagUseCFTypes
        ) { _, info, count, paths, flags, _ in
            guard let info else { return }
            let watcher = Unmanaged<Watcher>.fromOpaque(info).takeUnretainedValue()
            let list = Unmanaged<CFArray>.fromOpaque(paths).takeUnretainedValue() as? [String] ?? []
            for index in 0..<min(count, list.count) { watcher.changes[list[index], default: 0] |= flags[index] }
            watcher.changed.signal()
        }
        defer { watcher.stop() }
        #expect(watcher.stream != nil)
        let file = folder.appending(path: "inner/a.txt")
        try Data("a".utf8).write(to: file)
        let flags = try #require(watcher.flags(of: file.path))
        #expect(flags & FSEventStreamEventFlags(kFSEventStreamEventFlagItemIsFile) != 0)
        #expect(flags & FSEventStreamEventFlags(kFSEventStreamEventFlagItemCreated) != 0)

        // A new folder is watched as well.
        let late = folder.appending(path: "late")
        try FileManager.default.createDirectory(at: late, withIntermediateDirectories: false)
        let lateFlags = try #require(watcher.flags(of: late.path))
        #expect(lateFlags & FSEventStreamEventFlags(kFSEventStreamEventFlagItemIsDir) != 0)
        let second = late.appending(path: "b.txt")
        try Data("b".utf8).write(to: second)
        #expect(watcher.flags(of: second.path) != nil)
    }

    @Test("Without the option, the folder of a file is told")
    func folders() throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let watcher = Watcher(folder.path, flags: kFSEventStreamCreateFlagNone) { _, info, count, paths, _, _ in
            guard let info else { return }
            let watcher = Unmanaged<Watcher>.fromOpaque(info).takeUnretainedValue()
            let texts = paths.assumingMemoryBound(to: UnsafePointer<CChar>.self)
            for index in 0..<count { watcher.changes[String(cString: texts[index])] = 0 }
            watcher.changed.signal()
        }
        try Data("a".utf8).write(to: folder.appending(path: "inner/a.txt"))
        #expect(watcher.flags(of: folder.path + "/inner/") == 0)
        watcher.stop()
        #expect(FSEventsGetCurrentEventId() > 0)
    }
}
