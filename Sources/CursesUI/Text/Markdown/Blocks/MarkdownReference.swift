/// The target of a reference link: CommonMark 0.31, section 4.7.
struct MarkdownReference: Equatable, Sendable {
    var destination: String
    var title: String?

    /// Returns the normalized form of a label, for comparison: with case folded, and each run of white space reduced to
    /// one space.
    static func normalized(_ label: String) -> String {
        label.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased().uppercased()
    }
}
