import Foundation
import Testing

/// Tests that the page on the architecture agrees with the sources.
@Suite("Architecture")
struct ArchitectureTests {
    private let page: [String]

    init() throws {
        page = try SourceFile("Sources/CursesUI/CursesUI.docc/Architecture.md").lines
    }

    @Test("Every file that the page names exists")
    func files() {
        let paths = page.flatMap { line in
            line.matches(of: /`([A-Za-z]+\/[A-Za-z\/+]+\.(swift|c))`/).map { String($0.1) }
        }
        #expect(paths.count > 30)
        let missing = Set(paths).filter { path in
            let url = SourceFile.root.appending(path: "Sources/\(path)")
            return !FileManager.default.fileExists(atPath: url.path(percentEncoded: false))
        }
        #expect(missing.sorted() == [])
    }

    @Test("Every folder of CursesUI is in one of the tables, and every folder in the tables exists")
    func folders() throws {
        let rows = page.compactMap { $0.firstMatch(of: /^\| (`[A-Z]\w+`(?:, `[A-Z]\w+`)*) \| [^|]+ \|$/)?.1 }
        let named = Set(rows.flatMap { $0.matches(of: /\w+/).map { String($0.0) } })
        let url = SourceFile.root.appending(path: "Sources/CursesUI")
        let folders = try FileManager.default.contentsOfDirectory(
            at: url, includingPropertiesForKeys: [.isDirectoryKey]
        )
        .filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
        .map(\.lastPathComponent)
        .filter { $0 != "CursesUI.docc" }
        #expect(folders.count > 15)
        #expect(Set(folders).subtracting(named).sorted() == [])
    }

    @Test("The path of a key press names types and members that exist, and counts them")
    func pathOfAKeyPress() throws {
        let hops = page.compactMap { $0.firstMatch(of: /^\| (\d+) \| `(\w+)(?:\.(\w+))?` \|/) }
        #expect(hops.map { Int($0.1) } == Array(1...hops.count).map(Optional.some))
        let files = try ["CursesUI", "CursesUITerminal", "LinuxCombine"]
            .flatMap { try SourceFile.all(in: "Sources/\($0)") }
        let types = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.types) })
        var used: Set<String> = []
        for hop in hops {
            let (type, member) = (String(hop.2), hop.3.map(String.init))
            // A file with the name of the type comes before files that extend it.
            let likely = files.filter { $0.path.has("/\(type)") }
            let found = (likely + files).first { file in
                types[file.path]?.contains(type) == true && member.map { file.declaresMember($0) } ?? true
            }
            #expect(found != nil, "\(type).\(member ?? "") is not in the sources")
            if let found { used.insert(found.path) }
        }
        let text = page.joined(separator: "\n").replacing(/\s+/, with: " ")
        let count = text.firstMatch(of: /takes (\d+) hops, in (\d+) files/)
        #expect(count.map { [Int($0.1), Int($0.2)] } == [hops.count, used.count])
    }
}
