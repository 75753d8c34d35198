@testable import CursesUI

/// Writes a tree of blocks as one line, which makes expectations readable. `p` is a paragraph of a tight list, and `P`
/// is a paragraph of a loose list or outside of lists. A newline in a text is `/`.
struct MarkdownOutline {
    static func of(_ markdown: String) -> String {
        outline(MarkdownDocument(markdown).blocks)
    }

    private static func line(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "/")
    }

    static func outline(_ blocks: [MarkdownBlock], isTight: Bool = false) -> String {
        blocks.map { outline($0, isTight: isTight) }.joined(separator: " ")
    }

    private static func outline(_ block: MarkdownBlock, isTight: Bool) -> String {
        switch block {
        case .paragraph(let text): "\(isTight ? "p" : "P")(\(line(text.source)))"
        case .heading(let level, let text): "H\(level)(\(line(text.source)))"
        case .thematicBreak: "---"
        case .codeBlock(let block): "C\(block.info.isEmpty ? "" : "[\(block.info)]")(\(line(block.code)))"
        case .html(let text): "HTML(\(line(text)))"
        case .blockQuote(let blocks): "Q{\(outline(blocks))}"
        case .list(let list): outline(list)
        case .table(let table): outline(table)
        }
    }

    private static func outline(_ list: MarkdownList) -> String {
        var mark = "U"
        if case .ordered(let start) = list.kind { mark = "O\(start)" }
        let items = list.items.map { item in
            let box = item.isChecked.map { $0 ? "x " : "_ " } ?? ""
            return "{\(box)\(outline(item.blocks, isTight: list.isTight))}"
        }
        return mark + items.joined()
    }

    private static func outline(_ table: MarkdownTable) -> String {
        let columns = table.columns.map { column in
            switch column {
            case .none: "-"
            case .leading: "<"
            case .center: "^"
            case .trailing: ">"
            }
        }
        let rows = ([table.header] + table.rows).map { $0.map(\.source).joined(separator: "¦") }
        return "T\(columns.joined())(\(rows.joined(separator: "/")))"
    }
}
