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
        let files = try SourceFile.all(in: "Tests")
        let missing = promises.filter { promise in
            !files.contains { $0.declares(String(promise.1), nested: true) && $0.hasTest(String(promise.2)) }
        }
        #expect(missing.map(\.0) == [])
    }
}

extension SourceFile {
    /// Returns whether there is a test function with the given name.
    fileprivate func hasTest(_ name: String) -> Bool {
        lines.indices.contains { line in
            guard lines[line].contains("func \(name)(") else { return false }
            let attribute = lines[..<line].lastIndex { $0.contains("@Test") }
            let function = lines[..<line].lastIndex { $0.contains(/\bfunc \w+[(<]/) }
            return attribute ?? -1 > function ?? -1
        }
    }
}
