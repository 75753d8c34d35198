import CursesUITerminal

extension Snapshot {
    /// The picture with its styles, for people: it is what ``assertSnapshot(of:as:size:sizes:colorLevels:colorSchemes:named:record:fileID:file:function:line:column:)`` keeps in
    /// a file.
    ///
    /// First stand the rows as plain text. Then comes a line with the size, and with the cursor's
    /// column and row if it is shown. Then, in order, a line for each part of a row that does not look
    /// plain: its row (or rows, if it goes on in the same columns below), its columns, its style and
    /// its text.
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
    /// Two pictures have the same styled text exactly if they look the same.
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

    /// Runs, each with those that are the same in the rows below.
    private var blocks: [Block] {
        var blocks: [Block] = []
        // The blocks that reach down to the row before.
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

        /// A text that goes on for ever is cut: the rows have it in full.
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
    /// The first and the last, or the only one.
    var inWords: String {
        count == 1 ? "\(lowerBound)" : "\(lowerBound)-\(upperBound - 1)"
    }
}
