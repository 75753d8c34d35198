import CursesUITerminal

/// The parts of a picture that are recorded in a file and compared.
public enum SnapshotFormat: Hashable, Sendable {
    /// Text, styles, cursor and size: ``Snapshot/styledText``.
    case styledText
    /// Only the text: ``Snapshot/text``.
    case text

    func content(of snapshot: Snapshot) -> String {
        switch self {
        case .styledText: snapshot.styledText
        case .text: snapshot.text
        }
    }

    /// Returns whether the contents of a file, which may have been edited by hand, have the same appearance as a
    /// picture.
    func isSame(_ recorded: String, _ snapshot: Snapshot) -> Bool {
        guard let old = self.snapshot(from: recorded, size: snapshot.size) else { return false }
        return content(of: old) == content(of: snapshot)
    }

    /// Returns the picture in the contents of a file; `nil` if they are not a picture.
    ///
    /// - Parameter size: the size of the picture, if the file does not contain it.
    func snapshot(from content: String, size: CellSize) -> Snapshot? {
        switch self {
        case .styledText: Snapshot(styledText: content)
        case .text: Snapshot(text: content, size: size)
        }
    }

    /// Returns the picture reduced to the parts that this format contains.
    func plain(_ snapshot: Snapshot) -> Snapshot {
        switch self {
        case .styledText: snapshot
        case .text: Snapshot(text: snapshot.text, size: snapshot.size)
        }
    }
}

extension Snapshot {
    /// Creates a picture from plain text. It is larger than `size` if the text is.
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
