import FoundationGaps
import Testing

@Suite("Events of files")
struct FileEventTests {
    /// Waits until the source has told of all the events, by doing something again until it has.
    private func wait(
        for expected: DispatchSource.FileSystemEvent, of path: String, _ action: @escaping @Sendable () throws -> Void
    ) async throws {
        let file = open(path, O_EVTONLY)
        #expect(file >= 0)
        let source = DispatchSource.makeFileSystemObjectSource(
            fileDescriptor: file, eventMask: expected, queue: DispatchQueue(label: "events"))
        let (events, continuation) = AsyncStream<UInt>.makeStream()
        source.setEventHandler {
            let seen: DispatchSource.FileSystemEvent = source.data
            continuation.yield(seen.rawValue)
        }
        source.setCancelHandler {
            close(file)
            continuation.finish()
        }
        source.resume()
        try action()
        var seen: DispatchSource.FileSystemEvent = []
        for await event in events {
            seen.formUnion(DispatchSource.FileSystemEvent(rawValue: event))
            if seen.isSuperset(of: expected) { source.cancel() }
        }
        #expect(seen == expected && source.isCancelled)
    }

    private func folder() throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("events-\(UUID())")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        return url
    }

    @Test("A new file in a folder is a write")
    func folderChange() async throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try await wait(for: .write, of: folder.path) {
            try Data("x".utf8).write(to: folder.appendingPathComponent("a"))
        }
    }

    @Test("A file tells of its content, its name and its end")
    func fileChange() async throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a")
        let moved = folder.appendingPathComponent("b")
        try Data("x".utf8).write(to: file)
        try await wait(for: [.write, .extend], of: file.path) {
            let handle = try FileHandle(forWritingTo: file)
            try handle.seekToEnd()
            try handle.write(contentsOf: Data("y".utf8))
            try handle.close()
        }
        try await wait(for: .rename, of: file.path) { try FileManager.default.moveItem(at: file, to: moved) }
        try await wait(for: .delete, of: moved.path) { try FileManager.default.removeItem(at: moved) }
    }

    @Test("A source of a lack of memory can be used, and ends")
    func memory() async {
        await withCheckedContinuation { continuation in
            let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical], queue: .global())
            source.setEventHandler { Issue.record("there is no such event") }
            source.setCancelHandler { continuation.resume() }
            source.activate()
            source.cancel()
        }
    }
}
