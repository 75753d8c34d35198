/// The target of a reference link: CommonMark 0.31, section 4.7.
struct MarkdownReference: Equatable, Sendable {
    var destination: String
    var title: String?

    /// The form in which labels are compared: folded case, and one space for each run of white space.
    static func normalized(_ label: String) -> String {
        label.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased().uppercased()
    }
}
