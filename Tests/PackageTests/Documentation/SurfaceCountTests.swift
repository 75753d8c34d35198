import Foundation
import TestSupport
import Testing

/// Compares SwiftUI's types and their members with those of CursesUI, as `Tests/Tools/types` and `Tests/Tools/members`
/// count them.
@Suite("The types of SwiftUI")
struct SurfaceCountTests {
    /// The number of types of iOS that CursesUI declares. A change that adds some must increase this number.
    private static let types = 623
    /// The number of members of these types that CursesUI declares. A change that adds some must increase this number.
    private static let members = 2987

    private func counts(_ tool: String, _ arguments: String...) throws -> [String: Int] {
        let url = SourceFile.root.appending(path: "Tests/Tools/\(tool)")
        let (status, output) = try Program.run(url, arguments)
        try #require(status == 0, "\(output)")
        return Dictionary(
            uniqueKeysWithValues: output.split(separator: "\n").map { line in
                let words = line.split(separator: " ")
                return (String(words[0]), Int(words[1]) ?? 0)
            }
        )
    }

    /// The words of each line of a list.
    private func entries(_ list: String) throws -> [[Substring]] {
        try SourceFile("Tests/Tools/\(list).txt").lines.filter { !$0.isEmpty }.map { $0.split(separator: " ") }
    }

    @Test("No type that is there is lost")
    func presentTypes() throws {
        let counts = try counts("types")
        #expect(counts["present"] ?? 0 >= Self.types)
        let entries = try entries("SwiftUITypes")
        #expect((counts["present"] ?? 0) + (counts["missing"] ?? 0) == entries.count { $0[1] == "ios" })
        let names = entries.map { $0[0] }
        #expect(names == Array(Set(names)).sorted())
        let parts: Set<Substring> = [
            "ios", "macos", "visionos", "watchos", "tvos", "widgets", "coredata", "uikit",
        ]
        #expect(entries.filter { $0.count != 2 || !parts.contains($0[1]) } == [])
    }

    @Test("No member that is there is lost")
    func presentMembers() throws {
        let counts = try counts("members")
        #expect(counts["present"] ?? 0 >= Self.members)
        let entries = try entries("SwiftUIMembers")
        let total = counts.values.reduce(0, +)
        #expect(total == entries.map { $0.count - 1 }.reduce(0, +))
        let types = Set(try self.entries("SwiftUITypes").filter { $0[1] == "ios" }.map { $0[0] })
        #expect(entries.filter { !$0[0].hasSuffix(":") || !types.contains($0[0].dropLast()) } == [])
        #expect(entries.filter { Set($0).count != $0.count } == [])
    }
    @Test("The page of types tells of each that is missing why it is")
    func reasons() throws {
        let page = try SourceFile("Sources/CursesUI/CursesUI.docc/Types.md").lines
        let start = try #require(page.firstIndex(of: "## Not in a terminal"))
        let section = page[start...].joined(separator: "\n")
        let groups = section.split(separator: "\n- ").dropFirst()
        #expect(groups.filter { !$0.contains(/^\*\*No.*: (.|\n)+\.\*\*/) }.map { String($0.prefix(60)) } == [])
        let named = section.matches(of: /`([A-Z]\w+)`/).map { $0.1.lowercased() }
        let url = SourceFile.root.appending(path: "Tests/Tools/types")
        let (status, output) = try Program.run(url, ["missing"])
        try #require(status == 0, "\(output)")
        #expect(named.sorted() == output.split(separator: "\n").map(String.init).sorted())
    }
}
