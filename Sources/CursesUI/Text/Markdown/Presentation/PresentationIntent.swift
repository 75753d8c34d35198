/// The position of a part of an attributed string within the blocks of a Markdown document.
///
/// It has the same API as the type in Foundation, which Foundation on Linux lacks.
public struct PresentationIntent: Hashable, Sendable {
    /// The kind of a block.
    public enum Kind: Hashable, Sendable {
        /// A paragraph.
        case paragraph
        /// A heading with a level from 1 to 6.
        case header(level: Int)
        /// A numbered list.
        case orderedList
        /// A list with bullets.
        case unorderedList
        /// An item of a list, with its number.
        case listItem(ordinal: Int)
        /// A block of code, with the name of its language if one is given.
        case codeBlock(languageHint: String?)
        /// A quotation.
        case blockQuote
        /// A line between two parts of a document.
        case thematicBreak
        /// A table.
        case table(columns: [TableColumn])
        /// The first row of a table.
        case tableHeaderRow
        /// A row of a table. The header has the index 0.
        case tableRow(rowIndex: Int)
        /// A cell of a table. The first column has the index 0.
        case tableCell(columnIndex: Int)
    }

    /// A column of a table.
    public struct TableColumn: Hashable, Sendable {
        /// The alignment of the text in a column.
        public enum Alignment: Hashable, Sendable {
            /// At the left edge.
            case left
            /// In the middle.
            case center
            /// At the right edge.
            case right
        }

        /// The alignment of the column.
        public var alignment: Alignment

        /// Creates a column with an alignment.
        public init(alignment: Alignment) {
            self.alignment = alignment
        }
    }

    /// A block. Parts of the same block have the same identity.
    public struct IntentType: Hashable, Sendable {
        /// The kind of the block.
        public var kind: Kind
        /// A number that is unique among the blocks of the document.
        public var identity: Int
    }

    /// The blocks around the part, the innermost first.
    public var components: [IntentType]

    /// Creates an intent for a block, inside a parent if there is one.
    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    /// The number of blocks around the part that indent it: lists and quotations.
    public var indentationLevel: Int {
        components.count { component in
            switch component.kind {
            case .orderedList, .unorderedList, .blockQuote: true
            default: false
            }
        }
    }
}
