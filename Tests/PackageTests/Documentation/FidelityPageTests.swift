import Foundation
import Testing

/// Tests that the pages on the rules of SwiftUI agree with the tests that check the rules.
@Suite("The pages on fidelity")
struct FidelityPageTests {
    private static let folder = "Sources/CursesUI/CursesUI.docc"
    private static let brokenRules = "\(folder)/FidelityOnPurpose.md"

    private let pages: [SourceFile]
    private let rules: [FidelityRule]

    init() throws {
        let url = SourceFile.root.appending(path: Self.folder)
        pages = try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
            .map(\.lastPathComponent)
            .filter { $0.hasPrefix("Fidelity") && $0.hasSuffix(".md") }
            .sorted()
            .map { try SourceFile("\(Self.folder)/\($0)") }
        rules = pages.flatMap(FidelityRule.all)
    }

    @Test("There are at least 600 rules")
    func count() {
        #expect(rules.count >= 600)
    }

    @Test("Every rule is a sentence with a source and a test")
    func form() {
        let incomplete = rules.filter(\.tests.isEmpty)
        #expect(incomplete.map(\.place) == [])
    }

    @Test("Every test that a rule names exists")
    func tests() throws {
        let existing = Set(try SourceFile.all(in: "Tests").flatMap(\.tests))
        #expect(existing.count > 1_500)
        let missing = rules.flatMap { rule in
            rule.tests.filter { !existing.contains($0) }.map { "\(rule.place): \($0)" }
        }
        #expect(missing == [])
    }

    @Test("No two rules are the same sentence")
    func sentences() {
        let repeated = Dictionary(grouping: rules, by: \.words).values.filter { $0.count > 1 }
        #expect(repeated.map { $0.map(\.place) } == [])
    }

    @Test("Every rule that is broken on purpose has a reason")
    func reasons() {
        let broken = rules.filter { $0.place.hasPrefix(Self.brokenRules) }
        #expect(broken.count > 50)
        #expect(broken.filter { !$0.sentence.contains(", because ") }.map(\.place) == [])
    }

    @Test("The first page leads to all others, and the module's page to it")
    func links() throws {
        let first = try SourceFile("\(Self.folder)/Fidelity.md")
        let links = first.lines.compactMap { $0.wholeMatch(of: /- <doc:(\w+)>/).map { "\(Self.folder)/\($0.1).md" } }
        #expect(pages.map(\.path).filter { $0 != first.path } == links.sorted())
        #expect(try SourceFile("\(Self.folder)/CursesUI.md").lines.contains("- <doc:Fidelity>"))
    }
}
