import Foundation
import Testing

@testable import Files

/// Uses real files in a temporary folder.
@Suite("The trash")
final class TrashTests {
    private let folder: URL
    private let fileSystem: DiskFileSystem

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "files-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        fileSystem = DiskFileSystem(
            trash: Trash(home: folder.appending(path: "share/Trash"), now: { Date(timeIntervalSince1970: 0) }))
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

    @Test("has a description beside each file, and gives the file back")
    func trashing() throws {
        let file = try make("a ü%.txt")
        let trashed = try fileSystem.trash(file)
        #expect(text("a ü%.txt") == nil && text("share/Trash/files/a ü%.txt") == "text")
        let info = try #require(text("share/Trash/info/a ü%.txt.trashinfo")).split(separator: "\n")
        #expect(info.count == 3 && info[0] == "[Trash Info]")
        #expect(info[1].hasPrefix("Path=/") && info[1].hasSuffix("/a%20%C3%BC%25.txt"))
        #expect(info[2].wholeMatch(of: /DeletionDate=\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/) != nil)
        try fileSystem.restore(trashed)
        #expect(text("a ü%.txt") == "text" && text("share/Trash/info/a ü%.txt.trashinfo") == nil)
    }

    @Test("keeps files of the same name apart")
    func sameName() throws {
        let first = try fileSystem.trash(make("a", "first"))
        let second = try fileSystem.trash(make("a", "second"))
        #expect(text("share/Trash/files/a") == "first" && text("share/Trash/files/a.2") == "second")
        try fileSystem.restore(second)
        #expect(throws: FileError.exists) { try fileSystem.restore(first) }
        #expect(text("a") == "second" && text("share/Trash/files/a") == "first")
    }

    @Test("leaves no description of a file that cannot be deleted")
    func missing() throws {
        #expect(throws: FileError.system(ENOENT)) { try fileSystem.trash(folder.appending(path: "none")) }
        #expect((try? fileSystem.items(in: folder.appending(path: "share/Trash/info")))?.isEmpty != false)
    }

    @Test("Moving and copying replace nothing")
    func replacing() throws {
        let (first, second) = (try make("a", "first"), try make("b", "second"))
        #expect(throws: FileError.exists) { try fileSystem.move(first, to: second) }
        #expect(throws: FileError.exists) { try fileSystem.copy(first, to: second) }
        #expect(throws: FileError.exists) { try fileSystem.makeFolder(first) }
        #expect(text("a") == "first" && text("b") == "second")
        try fileSystem.makeFolder(folder.appending(path: "c"))
        try fileSystem.move(first, to: folder.appending(path: "c/a"))
        #expect(throws: FileError.isInsideItself) {
            try fileSystem.move(folder.appending(path: "c"), to: folder.appending(path: "c/d"))
        }
        try fileSystem.copy(folder.appending(path: "c"), to: folder.appending(path: "e"))
        #expect(text("e/a") == "first" && text("a") == nil)
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
        #expect(throws: FileError.system(ENOENT)) { try fileSystem.items(in: folder.appending(path: "none")) }
    }
}
