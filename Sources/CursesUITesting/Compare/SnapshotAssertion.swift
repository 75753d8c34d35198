import Foundation

/// Compares a picture with the recorded one, and determines the message for the test.
struct SnapshotAssertion {
    let file: SnapshotFile
    let format: SnapshotFormat
    let mode: RecordMode

    /// - Returns: the reason why the test fails; `nil` if it does not.
    func failure(for snapshot: Snapshot) -> String? {
        let content = format.content(of: snapshot) + "\n"
        do {
            guard let recorded = file.read() else { return try missing(content, snapshot) }
            if recorded == content || format.isSame(recorded, snapshot) {
                if mode != .never { file.forgetNew() }
                return nil
            }
            return try mismatch(content, snapshot, recorded: recorded)
        } catch {
            return "\(file.name) could not be written: \(error)"
        }
    }

    private func missing(_ content: String, _ snapshot: Snapshot) throws -> String {
        guard mode != .never else {
            return """
                There is no recorded picture \(file.name), and nothing is recorded here. Run the test \
                where CI is not set, look at the picture, and add it to the repository. It is:
                \(snapshot.framed)
                """
        }
        try file.record(content)
        return """
            There was no recorded picture; this one is in \(file.name) now. Look at it, \
            and run the test again:
            \(snapshot.framed)
            """
    }

    private func mismatch(
        _ content: String,
        _ snapshot: Snapshot,
        recorded: String
    ) throws -> String {
        let report = report(snapshot, content, recorded: recorded)
        let title = "The picture (\(snapshot.size.inWords)) is not the one in \(file.name)."
        switch mode {
        case .all, .failed:
            try file.record(content)
            return "\(title) It has been recorded anew; run the test again.\n\(report)"
        case .never:
            return "\(title)\n\(report)"
        case .missing:
            try file.leaveNew(content)
            return """
                \(title)
                \(report)
                If the new one is right, accept it:
                mv '\(file.newURL.path)' '\(file.url.path)'
                or all new ones at once: CURSESUI_RECORD=failed swift test
                """
        }
    }

    private func report(_ snapshot: Snapshot, _ content: String, recorded: String) -> String {
        guard let old = format.snapshot(from: recorded, size: snapshot.size) else {
            return "The file holds no picture:\n\(recorded)\nnow:\n\(content)"
        }
        return SnapshotComparison(old: old, new: format.plain(snapshot)).report
    }
}
