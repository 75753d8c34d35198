/// The opening fence of a code block: CommonMark 0.31, section 4.5.
struct MarkdownFence {
    let character: UInt8
    let length: Int
    /// The indentation of the fence in columns. The lines of code lose the same indentation.
    let indent: Int
    let info: ArraySlice<UInt8>

    /// Parses the fence at the start of a line's content; `nil` if there is none.
    init?(_ line: MarkdownLine) {
        guard let first = line.first, first == UInt8(ascii: "`") || first == UInt8(ascii: "~") else { return nil }
        let run = line.contentBytes.prefix { $0 == first }
        info = line.contentBytes[run.endIndex...].trimmedMarkdown
        guard run.count >= 3, first != UInt8(ascii: "`") || !info.contains(UInt8(ascii: "`")) else { return nil }
        character = first
        length = run.count
        indent = line.indent
    }

    /// Returns whether a line closes the code block.
    func isClosed(by line: MarkdownLine) -> Bool {
        guard line.indent < 4, line.first == character else { return false }
        let run = line.contentBytes.prefix { $0 == character }
        return run.count >= length && line.contentBytes[run.endIndex...].allSatisfy(\.isMarkdownSpace)
    }
}
