/// A block under construction.
struct MarkdownNode {
    enum Kind {
        case document
        case blockQuote
        case list(MarkdownListMarker.Style)
        /// A list item whose content is indented by a number of columns.
        case item(contentOffset: Int)
        case paragraph
        case heading(level: Int)
        case thematicBreak
        case fencedCode(MarkdownFence)
        case indentedCode
        case html(HTMLBlockKind)
        case table([MarkdownTable.Alignment])
    }

    var kind: Kind
    var children: [Int] = []
    /// The lines of a leaf, each with a newline.
    var text: [UInt8] = []
    /// The rows of a table, starting with the header.
    var rows: [[MarkdownText]] = []
    /// The number of the first line.
    let firstLine: Int
    /// The number of the block's last line. Blank lines after a block do not belong to it.
    var lastLine: Int

    init(_ kind: Kind, line: Int) {
        self.kind = kind
        firstLine = line
        lastLine = line
    }

    var isParagraph: Bool { if case .paragraph = kind { true } else { false } }

    /// Whether the block counts towards the nesting limit.
    var isNested: Bool {
        switch kind {
        case .blockQuote, .item: true
        default: false
        }
    }

    /// Whether the lines of the block are never parsed as other blocks.
    var isVerbatim: Bool {
        switch kind {
        case .fencedCode, .indentedCode, .html: true
        default: false
        }
    }

    func canContain(_ child: Kind) -> Bool {
        switch kind {
        case .document, .blockQuote, .item: if case .item = child { false } else { true }
        case .list: if case .item = child { true } else { false }
        default: false
        }
    }
}
