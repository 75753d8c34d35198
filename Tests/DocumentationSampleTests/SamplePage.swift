import Testing

/// A page of a documentation catalogue, with the code that it shows.
///
/// A comment above a block of code names the file that the code is from:
/// `<!-- Tests/DocumentationSampleTests/Views/PlanetList.swift -->`.
struct SamplePage: Sendable, CustomTestStringConvertible {
    let path: String
    /// The files that the page shows.
    let sources: [String]
    private let lines: [String]

    private init(_ file: SampleFile) {
        path = file.path
        let lines = file.text?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
        self.lines = lines.map(String.init)
        sources = self.lines.compactMap(Self.source)
    }

    var testDescription: String { path }

    static func all() throws -> [SamplePage] {
        try SampleFile.all(in: "Sources", withSuffix: ".md")
            .filter { $0.path.contains(".docc/") }
            .map(SamplePage.init)
            .filter { !$0.sources.isEmpty }
    }

    /// Returns the page with the current code of the files.
    func updated() throws -> String {
        var result: [String] = []
        var rest = lines[...]
        while let line = rest.popFirst() {
            result.append(line)
            guard let source = Self.source(line) else { continue }
            let code = try #require(SampleFile(path: source).code, "There is no \(source).")
            try #require(rest.popFirst() == "```swift", "\(path) shows no code of \(source).")
            rest = rest.drop { $0 != "```" }
            result += ["```swift"] + code
        }
        return result.joined(separator: "\n")
    }

    var text: String { lines.joined(separator: "\n") }

    private static func source(_ line: String) -> String? {
        guard line.hasPrefix("<!--") else { return nil }
        return line.wholeMatch(of: /<!-- (Tests\/\S+\.swift) -->/).map { String($0.1) }
    }
}
