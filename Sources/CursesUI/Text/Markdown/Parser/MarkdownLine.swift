/// A line of a document and a position in it. Tabs count as spaces up to the next multiple of four columns (CommonMark
/// 0.31, section 2.2), so a container may consume a part of a tab.
struct MarkdownLine {
    /// The bytes of the whole document.
    let bytes: [UInt8]
    /// The end of the line without its line ending.
    let end: Int
    private(set) var position: Int
    private var column = 0
    private var isInTab = false
    /// The position of the first byte that is neither a space nor a tab.
    private(set) var content: Int
    private var contentColumn = 0
    /// The start of the longest suffix of the line that consists of a single kind of character and white space; `nil`
    /// until it is needed.
    private var uniformEnd: Int?

    init(_ bytes: [UInt8], in range: Range<Int>) {
        self.bytes = bytes
        end = range.upperBound
        position = range.lowerBound
        content = range.lowerBound
        findContent()
    }

    /// The number of columns of white space before the content.
    var indent: Int { contentColumn - column }
    var isBlank: Bool { content == end }
    /// The first byte of the content.
    var first: UInt8? { content < end ? bytes[content] : nil }
    /// The bytes from the content to the end of the line.
    var contentBytes: ArraySlice<UInt8> { bytes[content..<end] }

    private mutating func findContent() {
        while content < end {
            switch bytes[content] {
            case 0x20: contentColumn += 1
            case 0x09: contentColumn += 4 - contentColumn % 4
            default: return
            }
            content += 1
        }
    }

    mutating func advanceToContent() {
        position = content
        column = contentColumn
        isInTab = false
    }

    /// Skips the white space before the content and a number of bytes, none of which is a tab.
    mutating func advancePastContent(_ count: Int) {
        position = content + count
        column = contentColumn + count
        isInTab = false
        content = position
        contentColumn = column
        findContent()
    }

    /// Skips columns of white space.
    mutating func advance(columns: Int) {
        var left = min(columns, indent)
        while left > 0 {
            let width = bytes[position] == 0x09 ? 4 - column % 4 : 1
            let step = min(width, left)
            column += step
            left -= step
            isInTab = step < width
            if !isInTab { position += 1 }
        }
    }

    /// Appends the rest of the line, with the rest of a tab as spaces, and a newline.
    func appendRest(to text: inout [UInt8]) {
        if isInTab { text.append(contentsOf: repeatElement(0x20, count: 4 - column % 4)) }
        text.append(contentsOf: bytes[(isInTab ? position + 1 : position)..<end])
        text.append(0x0A)
    }

    /// Appends the content and a newline.
    func appendContent(to text: inout [UInt8]) {
        text.append(contentsOf: contentBytes)
        text.append(0x0A)
    }

    /// Returns whether the content is a thematic break (CommonMark 0.31, section 4.1).
    mutating func isThematicBreak() -> Bool {
        guard let first, first == UInt8(ascii: "*") || first == UInt8(ascii: "-") || first == UInt8(ascii: "_"),
            content >= findUniformEnd()
        else {
            return false
        }
        var count = 0
        for byte in contentBytes where byte == first {
            count += 1
            if count == 3 { return true }
        }
        return false
    }

    /// Finds the uniform suffix once for each line, so that the time for nested list markers is linear in the length of
    /// the line.
    private mutating func findUniformEnd() -> Int {
        if let uniformEnd { return uniformEnd }
        var start = end
        var only: UInt8?
        while start > content {
            let byte = bytes[start - 1]
            if !byte.isMarkdownSpace {
                guard only == nil || only == byte else { break }
                only = byte
            }
            start -= 1
        }
        uniformEnd = start
        return start
    }
}
