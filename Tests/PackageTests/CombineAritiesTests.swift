import Foundation
import TestSupport
import Testing

@Suite("Operators of many arities", .serialized)
struct CombineAritiesTests {
    private let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("../..").standardized

    @Test("zip, combineLatest and merge are those that Tests/Tools/arities generates")
    func upToDate() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cursesui-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (status, message) = try Program.run(
            root.appendingPathComponent("Tests/Tools/arities"), [folder.path])
        #expect(status == 0, "\(message)")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(names.count == 10)
        for name in names {
            let made = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            let source = root.appendingPathComponent("Sources/LinuxCombine/Operators/\(name)")
            #expect(
                try made == String(contentsOf: source, encoding: .utf8),
                "\(name) is out of date: run Tests/Tools/arities.")
        }
    }
}
