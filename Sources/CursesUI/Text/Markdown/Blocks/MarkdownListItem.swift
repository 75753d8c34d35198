/// An item of a list, possibly with a check box: GitHub Flavored Markdown 0.29, section 5.3.
struct MarkdownListItem: Equatable, Sendable {
    /// Whether the item's check box is checked; `nil` without a check box.
    var isChecked: Bool?
    var blocks: [MarkdownBlock]
}
