extension MarkdownParser {
    /// The result of checking whether a block starts.
    enum Start {
        case none
        /// A block was opened that may contain other blocks.
        case container
        /// A block was opened that takes the rest of the line as verbatim text.
        case verbatim
        /// A block consumed the whole line.
        case leaf
    }

    /// Opens the block that begins with a line's content.
    ///
    /// - Parameters:
    ///   - matched: the number of open blocks that the line continues. A new block closes the remaining ones.
    ///   - mayContinueText: whether the line continues a paragraph if no block begins.
    mutating func startBlock(_ line: inout MarkdownLine, matched: Int, mayContinueText: Bool) -> Start {
        if line.indent >= 4 {
            guard !mayContinueText else { return .none }
            open(.indentedCode, after: matched)
            line.advance(columns: 4)
            return .verbatim
        }
        if startQuote(&line, matched) { return .container }
        if startHeading(line, matched) { return .leaf }
        if let fence = MarkdownFence(line) {
            open(.fencedCode(fence), after: matched)
            return .leaf
        }
        if let kind = HTMLBlockKind(line.contentBytes), kind != .tag || !mayContinueText {
            open(.html(kind), after: matched)
            return .verbatim
        }
        if startSetextHeading(line, matched) { return .leaf }
        if line.isThematicBreak() {
            open(.thematicBreak, after: matched)
            close(downTo: open.count - 1)
            return .leaf
        }
        if startItem(&line, matched) { return .container }
        return startTable(line, matched) ? .leaf : .none
    }

    private mutating func open(_ kind: MarkdownNode.Kind, after matched: Int) {
        close(downTo: matched)
        push(kind)
    }

    private mutating func startQuote(_ line: inout MarkdownLine, _ matched: Int) -> Bool {
        guard mayNest(matched), line.takeQuoteMarker() else { return false }
        open(.blockQuote, after: matched)
        return true
    }

    private mutating func startHeading(_ line: MarkdownLine, _ matched: Int) -> Bool {
        guard let (level, text) = MarkdownHeading.atx(line.contentBytes) else { return false }
        open(.heading(level: level), after: matched)
        nodes[tip].text = Array(text)
        close(downTo: open.count - 1)
        return true
    }

    private mutating func startSetextHeading(_ line: MarkdownLine, _ matched: Int) -> Bool {
        guard matched == open.count, nodes[tip].isParagraph,
            let level = MarkdownHeading.setextLevel(line.contentBytes)
        else { return false }
        takeReferences(from: tip)
        guard !nodes[tip].text.isEmpty else { return false }
        nodes[tip].kind = .heading(level: level)
        nodes[tip].lastLine = lineNumber
        close(downTo: open.count - 1)
        return true
    }

    private mutating func startItem(_ line: inout MarkdownLine, _ matched: Int) -> Bool {
        let interruptsParagraph = nodes[open[matched - 1]].isParagraph
        guard let marker = MarkdownListMarker(line, interruptsParagraph: interruptsParagraph), mayNest(matched)
        else { return false }
        let indent = line.indent
        line.advancePastContent(marker.length)
        let spaces = line.indent
        // The content starts one column after the marker if it is indented code or if the item is empty.
        let padding = line.isBlank || spaces > 4 ? 1 : spaces
        line.advance(columns: padding)
        close(downTo: matched)
        if case .list(let style) = nodes[tip].kind, marker.style.continues(style) {
        } else {
            push(.list(marker.style))
        }
        push(.item(contentOffset: indent + marker.length + padding))
        return true
    }

    /// Returns whether a container may open inside the blocks that the line continues. The nesting depth is limited.
    private func mayNest(_ matched: Int) -> Bool {
        guard depth >= Self.maximumDepth else { return true }
        return open[..<matched].count { nodes[$0].isNested } < Self.maximumDepth
    }

    /// Starts a table: a delimiter row turns the line before it into the table's header.
    private mutating func startTable(_ line: MarkdownLine, _ matched: Int) -> Bool {
        guard matched == open.count, nodes[tip].isParagraph,
            let columns = MarkdownTableRow.alignments(of: line.contentBytes)
        else { return false }
        let start = nodes[tip].text.dropLast().lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        guard let header = header(nodes[tip].text[start...], columns: columns.count) else { return false }
        if start == 0 {
            nodes[tip].text = []
            nodes[tip].kind = .table(columns)
        } else {
            nodes[tip].text.removeSubrange(start...)
            nodes[tip].lastLine -= 1
            open(.table(columns), after: matched - 1)
        }
        nodes[tip].rows = [header]
        nodes[tip].lastLine = lineNumber
        return true
    }

    /// Returns the cells of a header row; `nil` if their number differs from the number of columns.
    private func header(_ line: ArraySlice<UInt8>, columns: Int) -> [MarkdownText]? {
        guard line.contains(UInt8(ascii: "|")) else { return nil }
        let cells = MarkdownTableRow.cells(of: line)
        return cells.count == columns ? cells.map { MarkdownText($0) } : nil
    }
}
