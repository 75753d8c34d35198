import FoundationGaps
import Testing

@Suite("Classes and texts of Foundation that Linux has in part")
struct FileManagerDelegateTests {
    private final class Movement: NSObject, FileManagerDelegate {
        // Used by one thread at a time.
        nonisolated(unsafe) var count = 0

        func fileManager(_ fileManager: FileManager, shouldMoveItemAt srcURL: URL, to dstURL: URL) -> Bool {
            count += 1
            return false
        }
    }

    @Test("a delegate needs only the methods that it uses")
    func delegate() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Moves-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("a")
        try Data().write(to: file)
        let manager = FileManager()
        let movement = Movement()
        manager.delegate = movement
        try manager.moveItem(at: file, to: folder.appendingPathComponent("b"))
        #expect(movement.count == 1)
        #expect(manager.fileExists(atPath: file.path))
        try manager.removeItem(at: file)
        #expect(!manager.fileExists(atPath: file.path))
    }

    @Test("a text is made of a format")
    func format() {
        #expect(NSString.localizedStringWithFormat("%@ of %d", "one" as NSString, 2) as String == "one of 2")
    }
}
