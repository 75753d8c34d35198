/// A table of text columns, for a terminal or a file.
package struct TextTable {
    private let heads: [String]
    private var rows: [[String]] = []

    package init(_ heads: String...) {
        self.heads = heads
    }

    package mutating func add(_ cells: String...) {
        rows.append(cells.map(\.printable))
    }

    package var isEmpty: Bool { rows.isEmpty }

    /// The lines of the table, beginning with the heads. The last column is not padded.
    package var lines: [String] {
        let all = [heads] + rows
        let widths = heads.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
        return all.map { cells in
            cells.enumerated().map { column, cell in
                column == cells.count - 1
                    ? cell : cell + String(repeating: " ", count: widths[column] - cell.count + 2)
            }.joined()
        }
    }
}
