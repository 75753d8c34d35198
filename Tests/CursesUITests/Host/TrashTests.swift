import Foundation
import Testing

@testable import CursesUI

/// Tests the trash with real files in a temporary folder.
@Suite("The trash")
struct TrashTests {
    private let temporary: TemporaryFolder
    private let trash: Trash

    init() throws {
        temporary = try TemporaryFolder()
        trash = Trash(home: temporary.url.appending(path: "share/Trash"), now: { Date(timeIntervalSince1970: 0) })
    }

    private var folder: URL { temporary.url }

    private func make(_ name: String, _ text: String = "text") throws -> URL {
        try temporary.write(text, to: name)
        return folder.appending(path: name)
    }

    private func text(_ path: String) -> String? {
        try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    @Test("has a description beside each file, and gives the file back")
    func trashing() throws {
        let file = try make("a ü%.txt")
        let place = try trash.put(file)
        #expect(text("a ü%.txt") == nil && text("share/Trash/files/a ü%.txt") == "text")
        let info = try #require(text("share/Trash/info/a ü%.txt.trashinfo")).split(separator: "\n")
        #expect(info.count == 3 && info[0] == "[Trash Info]")
        #expect(info[1].hasPrefix("Path=/") && info[1].hasSuffix("/a%20%C3%BC%25.txt"))
        #expect(info[2].wholeMatch(of: /DeletionDate=\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/) != nil)
        #expect(try trash.putBack(place).path == file.path)
        #expect(text("a ü%.txt") == "text" && text("share/Trash/info/a ü%.txt.trashinfo") == nil)
    }

    @Test("keeps files of the same name apart, and replaces none of them")
    func sameName() throws {
        let first = try trash.put(make("a", "first"))
        let second = try trash.put(make("a", "second"))
        #expect(text("share/Trash/files/a") == "first" && text("share/Trash/files/a.2") == "second")
        _ = try trash.putBack(second)
        #expect(throws: CocoaError.self) { try trash.putBack(first) }
        #expect(text("a") == "second" && text("share/Trash/files/a") == "first")
        #expect(text("share/Trash/info/a.trashinfo") != nil)
    }

    @Test("leaves no description of a file that cannot be deleted")
    func missing() throws {
        #expect(throws: CocoaError.self) { try trash.put(folder.appending(path: "none")) }
        let info = folder.appending(path: "share/Trash/info").path
        #expect((try? FileManager.default.contentsOfDirectory(atPath: info))?.isEmpty != false)
    }

    @Test("of a file on a different disk is at the top of that disk, and has relative paths")
    func differentDisk() throws {
        let memory = URL(filePath: "/dev/shm")
        var (disk, home) = (stat(), stat())
        try #require(lstat(memory.path, &disk) == 0 && lstat(folder.path, &home) == 0 && disk.st_dev != home.st_dev)
        let file = memory.appending(path: "trash-\(UUID().uuidString)")
        try Data("text".utf8).write(to: file)
        let place = try trash.put(file)
        #expect(place.path == "/dev/shm/.Trash-\(getuid())/files/\(file.lastPathComponent)")
        let description = "/dev/shm/.Trash-\(getuid())/info/\(file.lastPathComponent).trashinfo"
        #expect(try String(contentsOfFile: description, encoding: .utf8).contains("Path=\(file.lastPathComponent)\n"))
        #expect(try trash.putBack(place).path == file.path)
        #expect(!FileManager.default.fileExists(atPath: description))
        try FileManager.default.removeItem(at: file)
    }
}
