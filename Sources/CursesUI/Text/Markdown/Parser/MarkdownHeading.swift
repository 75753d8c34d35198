/// The two kinds of headings: CommonMark 0.31, sections 4.2 and 4.3.
enum MarkdownHeading {
    /// Returns the level and the text of an ATX heading; `nil` if the content is not one.
    static func atx(_ content: ArraySlice<UInt8>) -> (level: Int, text: ArraySlice<UInt8>)? {
        let level = content.prefix(7).prefix { $0 == UInt8(ascii: "#") }.count
        guard (1...6).contains(level) else { return nil }
        var text = content.dropFirst(level)
        guard text.first?.isMarkdownSpace ?? true else { return nil }
        text = text.trimmedMarkdown
        // A closing sequence counts only after white space.
        var end = text.endIndex
        while end > text.startIndex, text[end - 1] == UInt8(ascii: "#") { end -= 1 }
        if end == text.startIndex || text[end - 1].isMarkdownSpace { text = text[..<end].trimmedMarkdown }
        return (level, text)
    }

    /// Returns the level of the underline of a setext heading; `nil` if the content is not one.
    static func setextLevel(_ content: ArraySlice<UInt8>) -> Int? {
        guard let first = content.first, first == UInt8(ascii: "=") || first == UInt8(ascii: "-") else { return nil }
        let run = content.prefix { $0 == first }
        guard content[run.endIndex...].allSatisfy(\.isMarkdownSpace) else { return nil }
        return first == UInt8(ascii: "=") ? 1 : 2
    }
}
