import Foundation
import Testing

@testable import Files

/// Tests the file system with real files in a temporary folder.
@Suite("The files of the disk")
final class DiskFileSystemTests {
    private let folder: URL
    private let fileSystem = DiskFileSystem()

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "files-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func make(_ name: String, _ text: String = "text") throws -> URL {
        let file = folder.appending(path: name)
        try Data(text.utf8).write(to: file)
        return file
    }

    private func text(_ path: String) -> String? {
        try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    @Test("Moving replaces nothing")
    func replacing() throws {
        let (first, second, inner) = (try make("a", "first"), try make("b", "second"), folder.appending(path: "c"))
        #expect(throws: CocoaError.self) { try fileSystem.move(first, to: second) }
        #expect(text("a") == "first" && text("b") == "second")
        let link = folder.appending(path: "link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.appending(path: "nowhere"))
        #expect(throws: CocoaError.self) { try fileSystem.move(first, to: link) }
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path).hasSuffix("nowhere"))
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: false)
        try fileSystem.move(first, to: inner.appending(path: "a"))
        #expect(throws: CocoaError.self) { try fileSystem.move(inner, to: inner.appending(path: "d")) }
        #expect(text("c/a") == "first" && text("c/d/a") == nil)
    }

    @Test("Folders are read with sizes, links and hidden files")
    func reading() throws {
        _ = try make(".hidden", "12345")
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "link"), withDestinationURL: URL(filePath: "/"))
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "broken"), withDestinationURL: folder.appending(path: "none"))
        let items = try fileSystem.items(in: folder).sorted { $0.name < $1.name }
        #expect(items.map(\.name) == [".hidden", "broken", "link"])
        #expect(items.map(\.isFolder) == [false, false, true] && items.map(\.isLink) == [false, true, true])
        #expect(items[0].size == 5 && items[0].isHidden)
        #expect(throws: CocoaError.self) { try fileSystem.items(in: folder.appending(path: "none")) }
    }

    @Test("The start of a file is read, and a pipe without a writer is refused")
    func starts() throws {
        #expect(try fileSystem.start(of: make("a", "12345"), limit: 3) == Data("123".utf8))
        #expect(try fileSystem.start(of: make("empty", ""), limit: 3).isEmpty)
        let pipe = folder.appending(path: "pipe")
        #expect(mkfifo(pipe.path, 0o600) == 0)
        #expect(throws: POSIXError.self) { try fileSystem.start(of: pipe, limit: 3) }
    }

    @Test("The reason of a failure is in the words of the system")
    func reasons() throws {
        func reason(_ body: () throws -> Void) -> String {
            do { try body() } catch { return error.reason }
            return ""
        }
        #expect(reason { _ = try fileSystem.items(in: folder.appending(path: "none")) } == "no such file or directory")
        let (first, second) = (try make("a"), try make("b"))
        #expect(reason { try fileSystem.move(first, to: second) } == "file exists")
        let link = folder.appending(path: "link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.appending(path: "none"))
        #expect(reason { _ = try fileSystem.start(of: link, limit: 3) } == "no such file or directory")
    }
}
