/// A table: GitHub Flavored Markdown 0.29, section 4.10.
struct MarkdownTable: Equatable, Sendable {
    enum Alignment: Equatable, Sendable {
        case none, leading, center, trailing
    }

    /// The alignments of the columns.
    var columns: [Alignment]
    /// The header's cells, one for each column.
    var header: [MarkdownText]
    /// The cells of the rows. A row has at most one cell for each column. Missing cells are not stored, and count as
    /// empty: otherwise short rows under a wide header would take memory in proportion to the square of the input.
    var rows: [[MarkdownText]]
}
