/// Parses the block structure of a document line by line, as described in CommonMark's appendix ("phase 1"): each line
/// first continues open blocks, then may open further blocks. The rest becomes text of the innermost block.
///
/// The time is linear in the length of the text: at most ``maximumDepth`` containers examine a line, and each examines
/// a different part.
struct MarkdownParser {
    /// The maximum nesting depth of block quotes and list items. A deeper marker is text of the enclosing block.
    static let maximumDepth = 64

    var nodes = [MarkdownNode(.document, line: 1)]
    /// The open blocks, starting with the document.
    var open = [0]
    var depth = 0
    var lineNumber = 0
    var references: [String: MarkdownReference] = [:]

    var tip: Int { open[open.count - 1] }

    mutating func parse(_ markdown: String) -> MarkdownDocument {
        let bytes = Self.bytes(of: markdown)
        for range in MarkdownLineRanges(bytes) {
            lineNumber += 1
            var line = MarkdownLine(bytes, in: range)
            take(&line)
        }
        close(downTo: 1)
        return MarkdownDocument(blocks: MarkdownTree(nodes).blocks(of: 0), references: references)
    }

    /// Returns the UTF-8 bytes of a text, without a byte order mark and with U+0000 replaced.
    private static func bytes(of markdown: String) -> [UInt8] {
        let bytes = Array(markdown.utf8)
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        guard start > 0 || bytes.contains(0) else { return bytes }
        return bytes[start...].flatMap { $0 == 0 ? [0xEF, 0xBF, 0xBD] : [$0] }
    }

    private mutating func take(_ line: inout MarkdownLine) {
        guard var matched = continueBlocks(&line) else { return }
        var isLazy = nodes[tip].isParagraph && matched < open.count && !line.isBlank
        starts: while !nodes[open[matched - 1]].isVerbatim, !line.isBlank {
            let mayContinueText = isLazy || (nodes[tip].isParagraph && matched == open.count)
            switch startBlock(&line, matched: matched, mayContinueText: mayContinueText) {
            case .none: break starts
            case .leaf: return
            case .container, .verbatim:
                matched = open.count
                isLazy = false
            }
        }
        if isLazy {
            addToParagraph(line)
        } else {
            close(downTo: matched)
            addText(line)
        }
    }

    /// Adds the rest of a line to the innermost block, or to a new paragraph.
    private mutating func addText(_ line: MarkdownLine) {
        switch nodes[tip].kind {
        case .fencedCode:
            line.appendRest(to: &nodes[tip].text)
            nodes[tip].lastLine = lineNumber
        case .indentedCode:
            line.appendRest(to: &nodes[tip].text)
            if !line.isBlank { nodes[tip].lastLine = lineNumber }
        case .html(let kind):
            line.appendRest(to: &nodes[tip].text)
            nodes[tip].lastLine = lineNumber
            if kind.ends(with: line.contentBytes) { close(downTo: open.count - 1) }
        case .table(let columns):
            guard !line.isBlank else { return }
            let cells = MarkdownTableRow.cells(of: line.contentBytes)
            nodes[tip].rows.append(cells.prefix(columns.count).map { MarkdownText($0) })
            nodes[tip].lastLine = lineNumber
        case .paragraph:
            addToParagraph(line)
        default:
            guard !line.isBlank else { return }
            push(.paragraph)
            addToParagraph(line)
        }
    }

    private mutating func addToParagraph(_ line: MarkdownLine) {
        line.appendContent(to: &nodes[tip].text)
        nodes[tip].lastLine = lineNumber
    }

    /// Opens a block in the innermost open block that can contain it.
    mutating func push(_ kind: MarkdownNode.Kind) {
        while !nodes[tip].canContain(kind) { close(downTo: open.count - 1) }
        let node = MarkdownNode(kind, line: lineNumber)
        if node.isNested { depth += 1 }
        nodes[tip].children.append(nodes.count)
        open.append(nodes.count)
        nodes.append(node)
    }

    /// Closes the innermost open blocks until `count` blocks are open.
    mutating func close(downTo count: Int) {
        while open.count > count {
            let index = open.removeLast()
            if nodes[index].isNested { depth -= 1 }
            if nodes[index].isParagraph { takeReferences(from: index) }
        }
    }

    /// Moves the definitions at the start of a paragraph to the document's references. The paragraph remains, possibly
    /// without text, because it affects whether a list has blank lines between its items.
    mutating func takeReferences(from index: Int) {
        guard nodes[index].text.first == UInt8(ascii: "[") else { return }
        var parser = MarkdownReferenceParser(nodes[index].text)
        while let (label, reference) = parser.next() {
            // The first definition of a label counts.
            if references[label] == nil { references[label] = reference }
        }
        nodes[index].text.removeFirst(parser.position)
    }
}
