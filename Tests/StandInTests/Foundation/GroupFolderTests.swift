import Testing

@testable import FoundationGaps

@Suite("Folders of groups of apps")
struct GroupFolderTests {
    private let data = FileManager.default.temporaryDirectory
        .appendingPathComponent("GroupFolderTests-\(UUID().uuidString)")

    @Test("A group has a folder of its name among the user's data, which exists")
    func folder() throws {
        defer { try? FileManager.default.removeItem(at: data) }
        let group = "group.org.example.app"
        let folder = try #require(
            FileManager.default.containerURL(ofGroup: group, in: ["XDG_DATA_HOME": data.path]))
        #expect(folder.path == data.appendingPathComponent(group).path && folder.hasDirectoryPath)
        let file = folder.appendingPathComponent("shared.txt")
        try "shared".write(to: file, atomically: true, encoding: .utf8)
        let again = FileManager.default.containerURL(ofGroup: group, in: ["XDG_DATA_HOME": data.path])
        #expect(again == folder && FileManager.default.fileExists(atPath: file.path))
        let permissions = try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions]
        #expect((permissions as? NSNumber)?.intValue == 0o700)
        let home = FileManager.default.containerURL(ofGroup: group, in: ["HOME": data.path])
        #expect(home?.path == data.appendingPathComponent(".local/share/\(group)").path)
    }

    @Test("A name that leads elsewhere has no folder", arguments: ["", ".", "..", "../x", "/etc", "a/b", "a\0"])
    func names(name: String) {
        #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name) == nil)
    }
}
