import CursesUI

/// Swift code with coloured tokens.
struct SwiftCode {
    /// The lines, with colours for their words.
    let lines: [AttributedString]

    init(_ code: String) {
        lines = code.split(separator: "\n", omittingEmptySubsequences: false).map { Self.colored(String($0)) }
    }

    private static let keywords: Set = [
        "as", "await", "case", "catch", "default", "defer", "do", "else", "enum", "extension", "false", "fileprivate",
        "for", "func", "guard", "if", "import", "in", "init", "inout", "is", "let", "nil", "private", "protocol",
        "return", "self", "Self", "some", "static", "struct", "switch", "throws", "true", "try", "typealias", "var",
        "where", "while",
    ]

    /// A regular expression for comments, strings, attributes and directives, words and numbers.
    private static var parts: Regex<Substring> {
        /\/\/.*|"(?:[^"\\]|\\.)*"|[@#]\w+|\.?[A-Za-z_]\w*|\d[\d_.]*/
    }

    private static func colored(_ line: String) -> AttributedString {
        var result = AttributedString()
        var end = line.startIndex
        for match in line.matches(of: parts) {
            result += AttributedString(String(line[end..<match.range.lowerBound]))
            var part = AttributedString(String(match.output))
            if let color = color(of: match.output) { part.foregroundColor = color }
            result += part
            end = match.range.upperBound
        }
        return result + AttributedString(String(line[end...]))
    }

    private static func color(of part: Substring) -> Color? {
        guard let first = part.first else { return nil }
        if part.hasPrefix("//") { return .secondary }
        if first == "\"" { return .green }
        if first.isNumber { return .orange }
        if first == "@" || first == "#" || keywords.contains(String(part)) { return .purple }
        if first == "." { return .cyan }
        return first.isUppercase ? .yellow : nil
    }
}
