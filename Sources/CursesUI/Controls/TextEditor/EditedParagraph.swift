/// The size of a paragraph of an edited text including its line end, or of a part of a long paragraph.
struct EditedParagraph: TextExtent {
    /// The position of a paragraph in the text, or of a part of a long paragraph.
    struct Part {
        /// The range of the UTF-8 bytes of the content, without the line end.
        let content: Range<Int>
        /// The number of bytes of the line end; zero at the end of the text, and where a long paragraph is divided.
        let lineEnd: Int
        /// Whether the content is printable ASCII, with one column for each byte.
        let isSimple: Bool
        /// Whether the paragraph continues after this part.
        var isDivided = false

        /// Returns whether it is known, without measuring, that the paragraph fits into one row.
        func fits(_ width: Int) -> Bool { isSimple && content.count <= width }
    }

    /// The number of UTF-8 bytes.
    private(set) var utf8 = 0
    private(set) var characters = 0
    var rows = 0
    /// The number of paragraphs whose number of rows is only estimated.
    var estimates = 0
    /// The number of bytes of the line end.
    private(set) var lineEnd = 0
    private(set) var isSimple = false
    /// Whether the paragraph continues in the next element of the list.
    private(set) var isDivided = false

    init() {}

    /// - Parameter characters: the number of characters of the content.
    init(_ part: Part, characters: Int, rows: Int) {
        utf8 = part.content.count + part.lineEnd
        self.characters = characters + (part.lineEnd > 0 ? 1 : 0)
        self.rows = rows
        lineEnd = part.lineEnd
        isSimple = part.isSimple
        isDivided = part.isDivided
    }

    static func += (total: inout EditedParagraph, part: EditedParagraph) {
        total.utf8 += part.utf8
        total.characters += part.characters
        total.rows += part.rows
        total.estimates += part.estimates
    }
}
