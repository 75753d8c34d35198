import Foundation
import Testing

@Suite("Folders of recorded pictures")
struct SnapshotFolderTests {
    /// SwiftPM warns of files that it does not know, at each build of a package that depends on this one.
    @Test("The manifest excludes each folder of recorded pictures")
    func excluded() throws {
        let manifest = try String(contentsOf: SourceFile.root.appending(path: "Package.swift"), encoding: .utf8)
        let tests = FileManager.default.enumerator(atPath: SourceFile.root.appending(path: "Tests").path)
        let paths = (tests?.allObjects as? [String] ?? []).map { $0.split(separator: "/") }
        let folders = paths.filter { $0.last == "__Snapshots__" && manifest.contains("name: \"\($0[0])\"") }
        #expect(folders.count > 10)
        for folder in folders {
            // A path in the manifest starts at the folder of its target, which may be inside the first folder.
            let path = folder.joined(separator: "/")
            let depth = manifest.contains("path: \"Tests/\(folder.dropLast().joined(separator: "/"))\"") ? 2 : 1
            let excluded = folder.dropFirst(depth).joined(separator: "/")
            #expect(manifest.contains("\"\(excluded)\""), "\(path)")
        }
    }
}
