/// A fenced or an indented code block: CommonMark 0.31, sections 4.4 and 4.5.
struct MarkdownCodeBlock: Equatable, Sendable {
    /// The text after the opening fence, without escapes; empty for indented code.
    var info = ""
    /// The code. Each line ends with a newline.
    var code: String

    /// The first word of the info string, which names the language.
    var language: String? {
        info.split(whereSeparator: \.isWhitespace).first.map(String.init)
    }
}
