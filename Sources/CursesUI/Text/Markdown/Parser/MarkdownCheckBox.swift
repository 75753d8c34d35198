/// The check box at the beginning of a list item: GitHub Flavored Markdown 0.29, section 5.3.
struct MarkdownCheckBox {
    let isChecked: Bool
    /// The text after the box.
    let text: String

    init?(_ source: String) {
        let bytes = source.utf8
        guard bytes.starts(with: "[ ]".utf8) || bytes.starts(with: "[x]".utf8) || bytes.starts(with: "[X]".utf8)
        else { return nil }
        let rest = Array(bytes.dropFirst(3))
        let text = rest.trimmedMarkdown
        // White space must follow the box, and the text must not be empty.
        guard let first = rest.first, first.isMarkdownSpace || first == 0x0A, !text.isEmpty else { return nil }
        isChecked = !bytes.starts(with: "[ ]".utf8)
        self.text = String(decoding: text, as: UTF8.self)
    }
}
