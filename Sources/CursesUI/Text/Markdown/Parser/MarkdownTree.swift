/// Builds the tree of a document from its closed blocks.
struct MarkdownTree {
    private let nodes: [MarkdownNode]

    init(_ nodes: [MarkdownNode]) {
        self.nodes = nodes
    }

    /// Returns the blocks in a container. Paragraphs that contain only reference definitions are omitted.
    func blocks(of container: Int) -> [MarkdownBlock] {
        nodes[container].children.compactMap { block($0) }
    }

    private func block(_ index: Int) -> MarkdownBlock? {
        let node = nodes[index]
        switch node.kind {
        case .paragraph: return paragraph(node).map { .paragraph($0) }
        case .heading(let level): return .heading(level: level, text(node))
        case .thematicBreak: return .thematicBreak
        case .fencedCode(let fence):
            let info = MarkdownEscapes.decoded(String(decoding: fence.info, as: UTF8.self))
            return .codeBlock(MarkdownCodeBlock(info: info, code: verbatim(node)))
        case .indentedCode:
            return .codeBlock(MarkdownCodeBlock(code: verbatim(node, lines: node.lastLine + 1 - node.firstLine)))
        case .html: return .html(verbatim(node))
        case .table(let columns):
            return .table(MarkdownTable(columns: columns, header: node.rows[0], rows: Array(node.rows.dropFirst())))
        case .blockQuote: return .blockQuote(blocks(of: index))
        case .list(let style): return .list(list(node, style))
        case .document, .item: return nil
        }
    }

    private func text(_ node: MarkdownNode) -> MarkdownText {
        MarkdownText(String(decoding: node.text.trimmedMarkdown, as: UTF8.self))
    }

    private func paragraph(_ node: MarkdownNode) -> MarkdownText? {
        let text = text(node)
        return text.source.isEmpty ? nil : text
    }

    private func verbatim(_ node: MarkdownNode) -> String {
        String(decoding: node.text, as: UTF8.self)
    }

    /// Returns the first lines of a block.
    private func verbatim(_ node: MarkdownNode, lines: Int) -> String {
        var left = lines
        let end = node.text.firstIndex { byte in
            if byte == 0x0A { left -= 1 }
            return left == 0
        }
        return String(decoding: node.text[...(end ?? node.text.count - 1)], as: UTF8.self)
    }
}

extension MarkdownTree {
    private func list(_ node: MarkdownNode, _ style: MarkdownListMarker.Style) -> MarkdownList {
        let kind: MarkdownList.Kind =
            if case .ordered(_, let start) = style { .ordered(start: start) } else { .bullet }
        let isTight = !hasGap(node.children) && !node.children.contains { hasGap(nodes[$0].children) }
        return MarkdownList(kind: kind, isTight: isTight, items: node.children.map(item))
    }

    /// Returns whether there are blank lines between consecutive blocks.
    private func hasGap(_ children: [Int]) -> Bool {
        zip(children, children.dropFirst()).contains { lastLine(of: $0) + 1 < nodes[$1].firstLine }
    }

    /// Returns the last line of a block, including its nested blocks.
    private func lastLine(of index: Int) -> Int {
        var index = index
        var line = nodes[index].lastLine
        while let last = nodes[index].children.last {
            index = last
            line = max(line, nodes[index].lastLine)
        }
        return line
    }

    private func item(_ index: Int) -> MarkdownListItem {
        var item = MarkdownListItem(blocks: blocks(of: index))
        guard let first = nodes[index].children.first, nodes[first].isParagraph,
            case .paragraph(let text) = item.blocks.first, let box = MarkdownCheckBox(text.source)
        else { return item }
        item.isChecked = box.isChecked
        item.blocks[0] = .paragraph(MarkdownText(box.text))
        return item
    }
}
