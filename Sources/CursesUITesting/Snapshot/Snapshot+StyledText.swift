import CursesUITerminal

extension Snapshot {
    /// The picture with its styles, in the human-readable form that
    /// ``assertSnapshot(of:size:as:named:record:fileID:file:function:line:column:)`` records.
    ///
    /// It begins with the rows as plain text. Then comes a line with the size, and with the cursor's column
    /// and row if it is visible. Then, in order, there is a line for each part of a row whose style is not
    /// plain: its row (or rows, if it continues in the same columns below), its columns, its style and its
    /// text.
    ///
    /// ```
    /// Sign up
    ///
    /// Name  jo
    ///      [ Send ]
    /// -- 20x4, cursor 8,2
    /// 0: 0-6 bold cyan "Sign up"
    /// 3: 5-12 bold reverse "[ Send ]"
    /// ```
    ///
    /// Two pictures have the same styled text if and only if they have the same appearance.
    public var styledText: String {
        var lines =
            text.isEmpty
            ? []
            : text.split(separator: "\n", omittingEmptySubsequences: false)
                .map(String.init)
        var trailer = "-- \(size.width)x\(size.height)"
        if let cursor { trailer += ", cursor \(cursor.column),\(cursor.row)" }
        lines.append(trailer)
        lines += blocks.map(\.description)
        return lines.joined(separator: "\n")
    }

    /// The runs. Equal runs in consecutive rows are combined.
    private var blocks: [Block] {
        var blocks: [Block] = []
        // The indices of the blocks that extend to the previous row.
        var open: [Int: Int] = [:]
        for row in 0..<size.height {
            var next: [Int: Int] = [:]
            for run in styledRuns(inRow: row) {
                let start = run.columns.lowerBound
                if let index = open[start], blocks[index].run == run {
                    blocks[index].rows = blocks[index].rows.lowerBound..<(row + 1)
                    next[start] = index
                } else {
                    next[start] = blocks.count
                    blocks.append(Block(rows: row..<(row + 1), run: run))
                }
            }
            open = next
        }
        return blocks
    }

    private struct Block: CustomStringConvertible {
        var rows: Range<Int>
        let run: StyledRun

        var description: String {
            "\(rows.inWords): \(run.columns.inWords) \(StyleWords.words(for: run.style)) \(content)"
        }

        /// The maximum length of a run's text in this list. The rows above contain it in full.
        private static let limit = 40

        private var content: String {
            let text = run.text
            if run.isBlank { return "blank" }
            if text.count > 3, let first = text.first, text.allSatisfy({ $0 == first }) {
                return "\"\(first)\" x \(text.count)"
            }
            if text.count > Self.limit { return "\"\(text.prefix(Self.limit - 1))…\"" }
            return "\"\(text)\""
        }
    }
}

extension Range<Int> {
    /// The first and the last value, or the only value.
    var inWords: String {
        count == 1 ? "\(lowerBound)" : "\(lowerBound)-\(upperBound - 1)"
    }
}
