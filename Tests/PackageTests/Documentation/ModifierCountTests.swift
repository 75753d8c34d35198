import Foundation
import TestSupport
import Testing

/// Compares SwiftUI's modifiers with those of CursesUI, as `Tests/Tools/modifiers` counts them.
@Suite("The modifiers of SwiftUI")
struct ModifierCountTests {
    /// The number of SwiftUI modifiers that CursesUI declares. A change that adds modifiers must increase this number
    /// and `working`.
    private static let present = 409
    private static let working = 345

    private func tool(_ arguments: String...) throws -> [String] {
        let (status, output) = try Program.run(SourceFile.root.appending(path: "Tests/Tools/modifiers"), arguments)
        try #require(status == 0, "\(output)")
        return output.split(separator: "\n").map(String.init)
    }

    @Test("No modifier that is there, and none that works, is lost")
    func counts() throws {
        let counts = Dictionary(
            uniqueKeysWithValues: try tool().map { line in
                let words = line.split(separator: " ")
                return (String(words[0]), Int(words[1]) ?? 0)
            }
        )
        let (working, empty) = (counts["working"] ?? 0, counts["empty"] ?? 0)
        #expect(working >= Self.working)
        #expect(working + empty >= Self.present)
        let names = try SourceFile("Tests/Tools/SwiftUIModifiers.txt").lines.filter { !$0.isEmpty }
        #expect(working + empty + (counts["missing"] ?? 0) == names.count)
        #expect(names == Array(Set(names)).sorted())
    }

    @Test("`cursesui check` knows the modifiers that change nothing, and no others")
    func checked() throws {
        let source = try SourceFile("Sources/CursesUITool/Checking/EffectlessModifiers.swift").lines
        let end = try #require(source.firstIndex(of: "    ]"))
        let names = source[..<end].flatMap { $0.matches(of: /"(\w+)"/).map { String($0.1) } }
        #expect(names.sorted() == (try tool("empty")).sorted())
    }

    @Test("Each modifier that changes nothing notes its use for the inspector")
    func noted() throws {
        let folders = ["Sources/CursesUI", "Sources/SwiftUICompat"]
        let sources = try folders.flatMap { try SourceFile.all(in: $0) }.map { $0.lines.joined(separator: "\n") }
        // A comment that begins with these words, and what follows to the next blank line.
        let declaration = /\n    \/\/\/ (?:Changes nothing|Has no effect|Compiles and changes nothing)(?:.+\n)+/
        let declarations = sources.filter { $0.contains("extension View") }.flatMap { source in
            source.matches(of: declaration).map { String($0.0) }.filter { $0.contains("nonisolated public func ") }
        }
        #expect(declarations.count > 50)
        #expect(declarations.filter { !$0.contains("unchanged()") } == [])
    }

    @Test("The page of modifiers tells of each that is missing why it is")
    func reasons() throws {
        let page = try SourceFile("Sources/CursesUI/CursesUI.docc/Modifiers.md").lines
        let start = try #require(page.firstIndex(of: "## Not in a terminal"))
        let section = page[start...].joined(separator: "\n")
        let groups = section.split(separator: "\n- ").dropFirst()
        #expect(groups.filter { !$0.contains(/^\*\*No.*: .+\.\*\*/) }.map { String($0.prefix(60)) } == [])
        let named = section.matches(of: /`(\w+)`/).map { String($0.1) }
        #expect(named.sorted() == (try tool("missing")).sorted())
    }

    @Test("The page marks the modifiers that change nothing, and no others")
    func marks() throws {
        let page = try SourceFile("Sources/CursesUI/CursesUI.docc/Modifiers.md").lines
        let start = try #require(page.firstIndex(of: "## Layout"))
        let end = try #require(page.firstIndex(of: "## Not in a terminal"))
        let marked = Set(page[start..<end].flatMap { line in line.matches(of: /\*`(\w+)`\*/).map { String($0.1) } })
        let names = Set(try SourceFile("Tests/Tools/SwiftUIModifiers.txt").lines)
        // Modifiers for UIKit's types are named in a separate paragraph.
        let empty = Set(try tool("empty")).subtracting(["keyboardType", "textContentType"])
        #expect(marked.intersection(names).symmetricDifference(empty).sorted() == [])
    }
}
