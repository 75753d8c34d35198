/// Maps the tree of a document to presentation intents. Identities number the blocks in document order, a container
/// before its contents.
struct PresentationIntentBuilder {
    /// The text of a thematic break. An attributed string needs some text to carry the intent.
    private static let thematicBreak = "\u{2E3B}"

    private var identity = 0
    private var presented: [PresentedBlock] = []

    static func presentedBlocks(of document: MarkdownDocument) -> [PresentedBlock] {
        var builder = PresentationIntentBuilder()
        builder.add(document.blocks, in: nil)
        return builder.presented
    }

    private mutating func intent(_ kind: PresentationIntent.Kind, in parent: PresentationIntent?) -> PresentationIntent
    {
        identity += 1
        return PresentationIntent(kind, identity: identity, parent: parent)
    }

    private mutating func add(_ content: PresentedBlock.Content, _ intent: PresentationIntent) {
        presented.append(PresentedBlock(content: content, intent: intent))
    }

    private mutating func add(_ blocks: [MarkdownBlock], in parent: PresentationIntent?) {
        for block in blocks { add(block, in: parent) }
    }

    private mutating func add(_ block: MarkdownBlock, in parent: PresentationIntent?) {
        switch block {
        case .paragraph(let text): add(.inline(text), intent(.paragraph, in: parent))
        case .heading(let level, let text): add(.inline(text), intent(.header(level: level), in: parent))
        case .thematicBreak: add(.verbatim(Self.thematicBreak), intent(.thematicBreak, in: parent))
        case .codeBlock(let block):
            add(.verbatim(block.code), intent(.codeBlock(languageHint: block.language), in: parent))
        case .html(let text): add(.verbatim(text), intent(.paragraph, in: parent))
        case .blockQuote(let blocks): add(blocks, in: intent(.blockQuote, in: parent))
        case .list(let list): add(list, in: parent)
        case .table(let table): add(table, in: parent)
        }
    }

    private mutating func add(_ list: MarkdownList, in parent: PresentationIntent?) {
        var kind = PresentationIntent.Kind.unorderedList
        var ordinal = 1
        if case .ordered(let start) = list.kind {
            kind = .orderedList
            ordinal = start
        }
        let listIntent = intent(kind, in: parent)
        for item in list.items {
            add(item.blocks, in: intent(.listItem(ordinal: ordinal), in: listIntent))
            ordinal += 1
        }
    }

    private mutating func add(_ table: MarkdownTable, in parent: PresentationIntent?) {
        let columns = table.columns.map { PresentationIntent.TableColumn(alignment: .init($0)) }
        let tableIntent = intent(.table(columns: columns), in: parent)
        add(table.header, in: intent(.tableHeaderRow, in: tableIntent))
        for (index, row) in table.rows.enumerated() {
            // The header is row 0.
            add(row, in: intent(.tableRow(rowIndex: index + 1), in: tableIntent))
        }
    }

    private mutating func add(_ cells: [MarkdownText], in row: PresentationIntent) {
        for (index, cell) in cells.enumerated() {
            add(.inline(cell), intent(.tableCell(columnIndex: index), in: row))
        }
    }
}

extension PresentationIntent.TableColumn.Alignment {
    fileprivate init(_ alignment: MarkdownTable.Alignment) {
        switch alignment {
        case .none, .leading: self = .left
        case .center: self = .center
        case .trailing: self = .right
        }
    }
}
