/// The rows of a table: GitHub Flavored Markdown 0.29, section 4.10.
enum MarkdownTableRow {
    /// Returns the cells of a row. An escaped pipe is part of a cell, even in a code span.
    static func cells(of row: ArraySlice<UInt8>) -> [String] {
        var cells: [String] = []
        var cell: [UInt8] = []
        let content = row.trimmedMarkdown
        for byte in content.first == UInt8(ascii: "|") ? content.dropFirst() : content {
            if byte == UInt8(ascii: "|"), cell.last == UInt8(ascii: "\\") {
                cell[cell.count - 1] = byte
            } else if byte == UInt8(ascii: "|") {
                cells.append(text(cell))
                cell = []
            } else {
                cell.append(byte)
            }
        }
        // The pipe at the end is optional.
        if !cell.isEmpty || content.isEmpty { cells.append(text(cell)) }
        return cells
    }

    private static func text(_ cell: [UInt8]) -> String {
        String(decoding: cell.trimmedMarkdown, as: UTF8.self)
    }

    /// Returns the alignments in a delimiter row; `nil` if the row is not a delimiter row.
    static func alignments(of row: ArraySlice<UInt8>) -> [MarkdownTable.Alignment]? {
        guard
            row.allSatisfy({
                $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":") || $0.isMarkdownSpace
            })
        else { return nil }
        var alignments: [MarkdownTable.Alignment] = []
        for cell in cells(of: row) {
            guard let alignment = alignment(of: cell) else { return nil }
            alignments.append(alignment)
        }
        return alignments.isEmpty ? nil : alignments
    }

    private static func alignment(of cell: String) -> MarkdownTable.Alignment? {
        let isLeading = cell.hasPrefix(":")
        let isTrailing = cell.count > 1 && cell.hasSuffix(":")
        let dashes = cell.dropFirst(isLeading ? 1 : 0).dropLast(isTrailing ? 1 : 0)
        guard !dashes.isEmpty, dashes.allSatisfy({ $0 == "-" }) else { return nil }
        switch (isLeading, isTrailing) {
        case (true, true): return .center
        case (true, false): return .leading
        case (false, true): return .trailing
        case (false, false): return MarkdownTable.Alignment.none
        }
    }
}
