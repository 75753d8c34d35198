/// A list: CommonMark 0.31, section 5.3.
struct MarkdownList: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case bullet
        case ordered(start: Int)
    }

    var kind: Kind
    /// Whether the items follow each other without blank lines.
    var isTight: Bool
    var items: [MarkdownListItem]
}
