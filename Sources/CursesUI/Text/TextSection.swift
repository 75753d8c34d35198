/// Consecutive lines of a text, with the characters in them.
struct TextSection: Sendable {
    private enum Source: Sendable {
        case whole(MeasuredText)
        case piece(LongText.Piece, LongText)
    }

    private let source: Source
    /// The lines. Their clusters are counted from the start of the section's text.
    private(set) var lines: [TextLayout.Line]
    /// The number of clusters in the lines and between them.
    let clusterCount: Int
    /// The number of rows before the section.
    let firstRow: Int
    /// The number of clusters before the section.
    let firstCluster: Int

    /// Creates a section from the lines of a whole text.
    init(_ text: MeasuredText, _ lines: [TextLayout.Line]) {
        source = .whole(text)
        self.lines = lines
        clusterCount = text.count
        firstRow = 0
        firstCluster = 0
    }

    /// Creates a section from the lines of a piece of a long text.
    init(
        _ piece: LongText.Piece, of text: LongText, _ lines: [TextLayout.Line], clusterCount: Int,
        after previous: TextSection?
    ) {
        source = .piece(piece, text)
        self.lines = lines
        self.clusterCount = clusterCount
        firstRow = previous?.endRow ?? 0
        firstCluster = previous?.endCluster ?? 0
    }

    /// Whether the section contains the whole text.
    var isWhole: Bool {
        if case .whole = source { true } else { false }
    }

    /// The characters; there may be more than the lines show.
    var text: MeasuredText {
        switch source {
        case .whole(let text): text
        case .piece(let piece, let whole): whole.measured(piece)
        }
    }

    var endRow: Int { firstRow + lines.count }
    var endCluster: Int { firstCluster + clusterCount }

    /// The number of columns of the longest line.
    var width: Int { lines.reduce(0) { max($0, $1.width) } }

    /// Ends the section before a row, with an ellipsis for the rest of the text.
    mutating func truncate(toRow row: Int, width: Int?) {
        let last = row - firstRow - 1
        let truncation = TextTruncation(clusters: text.clusters, width: width ?? .max, mode: .tail)
        lines = Array(lines[..<last]) + [truncation.line(from: lines[last].head.lowerBound)]
    }
}
