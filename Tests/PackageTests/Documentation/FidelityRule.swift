/// A rule of SwiftUI on one of the fidelity pages, or a list item that should have the form of a rule but does not.
struct FidelityRule {
    /// The file and line where the rule begins.
    let place: String
    /// The sentence that states the rule. It is empty if the item does not have the form of a rule, and so are the
    /// source and the tests.
    let sentence: String
    let source: String
    /// The suites and functions that test the rule, such as `FrameTests/overflow`.
    let tests: [String]

    /// Returns all list items of a page, except items that link to another page or explain a term.
    static func all(in page: SourceFile) -> [FidelityRule] {
        page.lines.indices
            .filter { page.lines[$0].hasPrefix("- ") && !page.lines[$0].contains(/^- (<doc:|\*\*)/) }
            .map { FidelityRule(page, $0) }
    }

    private init(_ page: SourceFile, _ line: Int) {
        let continued = page.lines[(line + 1)...].prefix { $0.hasPrefix("  ") }
        let text = ([page.lines[line]] + continued).map(\.trimmed).joined(separator: " ")
        place = "\(page.path):\(line + 1)"
        let parts = text.wholeMatch(
            of: /- (?<sentence>.+\.) \((?<source>.+); (?<tests>`\w+\/\w+`(?:, `\w+\/\w+`)*)\)/
        )
        sentence = parts.map { String($0.sentence) } ?? ""
        source = parts.map { String($0.source) } ?? ""
        tests = parts?.tests.matches(of: /\w+\/\w+/).map { String($0.0) } ?? []
    }

    /// The words of the sentence, without punctuation and in lower case.
    var words: String {
        sentence.split { !$0.isLetter && !$0.isNumber }.joined(separator: " ").lowercased()
    }
}
