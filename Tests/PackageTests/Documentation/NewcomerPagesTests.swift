import Testing

/// Tests that the tables for users of other frameworks agree with the sources.
@Suite("The pages for newcomers")
struct NewcomerPagesTests {
    private static let folder = "Sources/CursesUI/CursesUI.docc"
    static let pages = ["SwiftUI", "Textual", "BubbleTea", "Ratatui"].map { "\(folder)/ComingFrom\($0).md" }

    /// Returns the names of the calls in the second column of a page's table, as in `padding()` and `frame(width: 20)`.
    private func calls(on page: SourceFile) -> Set<String> {
        let cells = page.lines.filter { $0.hasPrefix("| ") }.compactMap { row in
            row.split(separator: "|", omittingEmptySubsequences: false).dropFirst(2).first
        }
        return Set(cells.flatMap { $0.matches(of: /`\.?(\w+)\(/).map { String($0.1) } })
    }

    @Test("Each name that a table calls is declared", arguments: pages)
    func names(path: String) throws {
        let names = try calls(on: SourceFile(path))
        #expect(names.count > 3)
        let files = try ["CursesUI", "CursesUICharts", "CursesUIImage", "CursesUITesting"]
            .flatMap { try SourceFile.all(in: "Sources/\($0)") }
        let declared = Set(
            files.flatMap(PublicDeclaration.all).map(\.name).map { $0.prefix { $0 != "<" } }.map(String.init))
        #expect(names.subtracting(declared).sorted() == [])
    }

    @Test("The module's page leads to each page")
    func links() throws {
        let page = try SourceFile("\(Self.folder)/CursesUI.md")
        for path in Self.pages {
            let name = path.split(separator: "/").last?.replacing(".md", with: "") ?? ""
            #expect(page.lines.contains("- <doc:\(name)>"))
        }
    }
}
