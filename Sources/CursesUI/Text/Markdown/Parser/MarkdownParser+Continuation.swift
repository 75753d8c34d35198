extension MarkdownParser {
    /// Matches a line with the open blocks. Returns the number of blocks that the line continues; `nil` if the line
    /// closes a block and is consumed.
    mutating func continueBlocks(_ line: inout MarkdownLine) -> Int? {
        for depth in 1..<max(open.count, 1) {
            let index = open[depth]
            if case .fencedCode(let fence) = nodes[index].kind, fence.isClosed(by: line) {
                nodes[index].lastLine = lineNumber
                close(downTo: depth)
                return nil
            }
            guard continueBlock(index, &line) else { return depth }
        }
        return open.count
    }

    private mutating func continueBlock(_ index: Int, _ line: inout MarkdownLine) -> Bool {
        switch nodes[index].kind {
        case .document, .list: return true
        case .blockQuote: return continueQuote(index, &line)
        case .item(let offset): return continueItem(index, offset, &line)
        case .paragraph, .table: return !line.isBlank
        case .heading, .thematicBreak: return false
        case .html(let kind): return !(line.isBlank && kind.endsAtBlankLine)
        case .fencedCode(let fence):
            line.advance(columns: fence.indent)
            return true
        case .indentedCode:
            guard line.indent >= 4 || line.isBlank else { return false }
            line.advance(columns: 4)
            return true
        }
    }

    private mutating func continueQuote(_ index: Int, _ line: inout MarkdownLine) -> Bool {
        guard line.takeQuoteMarker() else { return false }
        nodes[index].lastLine = lineNumber
        return true
    }

    private mutating func continueItem(_ index: Int, _ offset: Int, _ line: inout MarkdownLine) -> Bool {
        // An item may begin with one blank line, but not with two.
        if line.isBlank, nodes[index].children.isEmpty { return false }
        guard line.indent >= offset || line.isBlank else { return false }
        line.advance(columns: offset)
        return true
    }
}

extension MarkdownLine {
    /// Skips the marker of a block quote (CommonMark 0.31, section 5.1) with the space after it.
    mutating func takeQuoteMarker() -> Bool {
        guard indent < 4, first == UInt8(ascii: ">") else { return false }
        advancePastContent(1)
        advance(columns: 1)
        return true
    }
}
