import Testing

/// Tests that the page on reliability agrees with the tests.
@Suite("Reliability")
struct ReliabilityTests {
    @Test("Every promise names a test that exists")
    func promises() throws {
        let page = try SourceFile("Sources/CursesUI/CursesUI.docc/Reliability.md")
        let rows = page.lines.filter { $0.hasPrefix("| ") && $0.contains("/") }
        let promises = rows.compactMap { $0.wholeMatch(of: /\| .+ \| `(\w+)\/(\w+)` \|/) }
        #expect(promises.count == rows.count)
        #expect(promises.count > 40)
        let existing = Set(try SourceFile.all(in: "Tests").flatMap(\.tests))
        #expect(promises.filter { !existing.contains("\($0.1)/\($0.2)") }.map(\.0) == [])
    }
}
