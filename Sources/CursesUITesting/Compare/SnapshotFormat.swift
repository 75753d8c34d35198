import CursesUITerminal

/// What of a picture is kept in a file and compared.
public enum SnapshotFormat: Hashable, Sendable {
    /// Text, styles, cursor and size: ``Snapshot/styledText``.
    case styledText
    /// The text alone: ``Snapshot/text``.
    case text

    func content(of snapshot: Snapshot) -> String {
        switch self {
        case .styledText: snapshot.styledText
        case .text: snapshot.text
        }
    }

    /// Whether a file, perhaps written otherwise or by hand, holds a picture that looks like another.
    func isSame(_ recorded: String, _ snapshot: Snapshot) -> Bool {
        guard let old = self.snapshot(from: recorded, size: snapshot.size) else { return false }
        return content(of: old) == content(of: snapshot)
    }

    /// What a file holds; `nil` if that is no picture.
    ///
    /// - Parameter size: the picture's, where the file does not say.
    func snapshot(from content: String, size: CellSize) -> Snapshot? {
        switch self {
        case .styledText: Snapshot(styledText: content)
        case .text: Snapshot(text: content, size: size)
        }
    }

    /// The picture without what the format leaves out.
    func plain(_ snapshot: Snapshot) -> Snapshot {
        switch self {
        case .styledText: snapshot
        case .text: Snapshot(text: snapshot.text, size: snapshot.size)
        }
    }
}

extension Snapshot {
    /// A plain text as a picture; larger than `size` if the text is.
    init(text: String, size: CellSize) {
        var rows = text.split(separator: "\n", omittingEmptySubsequences: false)
        while rows.last?.allSatisfy({ $0 == " " }) == true { rows.removeLast() }
        let width = rows.map { TextWidth.columns(of: $0) }.max() ?? 0
        var buffer = CellBuffer(
            size: CellSize(width: max(size.width, width), height: max(size.height, rows.count))
        )
        for (row, text) in rows.enumerated() {
            let start = CellPoint(column: 0, row: row)
            buffer.write(text, style: .plain, at: start, clip: buffer.bounds)
        }
        self.init(buffer, cursor: nil)
    }
}
