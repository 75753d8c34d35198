import Foundation

/// Compares a picture with the recorded one, and determines the message for the test.
struct SnapshotAssertion {
    let file: SnapshotFile
    let format: SnapshotFormat
    let mode: RecordMode
    var page = SnapshotReport.shared

    /// - Returns: the reason why the test fails; `nil` if it does not.
    func failure(for snapshot: Snapshot) -> SnapshotFailure? {
        page.begin(with: file)
        let content = format.content(of: snapshot) + "\n"
        do {
            guard let recorded = file.read() else { return try missing(content, snapshot) }
            if recorded == content || format.isSame(recorded, snapshot) {
                if mode != .never { file.forgetNew() }
                return nil
            }
            return try mismatch(content, snapshot, recorded: recorded)
        } catch {
            let title = "\(file.name) could not be written: \(error)"
            return SnapshotFailure(title: title, summary: title, report: snapshot.framed)
        }
    }

    private func missing(_ content: String, _ snapshot: Snapshot) throws -> SnapshotFailure {
        guard mode != .never else {
            let title = """
                There is no recorded picture \(file.name), and nothing is recorded here. Run the test \
                where CI is not set, look at the picture, and add it to the repository. It is:
                """
            return failure(title, "\(file.name): none is recorded", snapshot.framed, old: nil, new: snapshot)
        }
        try file.record(content)
        let title = """
            There was no recorded picture; this one is in \(file.name) now. Look at it, \
            and run the test again:
            """
        return failure(title, "\(file.name): recorded now", snapshot.framed, old: nil, new: snapshot)
    }

    private func mismatch(
        _ content: String,
        _ snapshot: Snapshot,
        recorded: String
    ) throws -> SnapshotFailure {
        let title = "The picture (\(snapshot.size.inWords)) is not the one in \(file.name)."
        let new = format.plain(snapshot)
        let old = format.snapshot(from: recorded, size: snapshot.size)
        let report =
            old.map { SnapshotComparison(old: $0, new: new).report }
            ?? "The file holds no picture:\n\(recorded)\nnow:\n\(content)"
        let summary = "\(file.name): " + (old.map { SnapshotComparison(old: $0, new: new).summary } ?? "no picture")
        switch mode {
        case .all, .failed:
            try file.record(content)
            let done = "\(title) It has been recorded anew; run the test again."
            return failure(done, summary, report, old: old, new: new)
        case .never:
            return failure(title, summary, report, old: old, new: new)
        case .missing:
            try file.leaveNew(content)
            let command = "mv '\(file.newURL.path)' '\(file.url.path)'"
            let advice = """
                If the new one is right, accept it:
                \(command)
                or all new ones at once: CURSESUI_RECORD=failed swift test
                """
            return failure(title, summary, report, advice, command: command, old: old, new: new)
        }
    }

    /// Creates a failure, and adds the pictures to the report of the run.
    private func failure(
        _ title: String, _ summary: String, _ report: String, _ advice: String? = nil, command: String? = nil,
        old: Snapshot?, new: Snapshot
    ) -> SnapshotFailure {
        var lines = [advice].compactMap { $0 }
        if mode != .never || page.isRequested,
            let url = page.add(file, old: old, new: new, command: command)
        {
            lines.append("All failures of this run, side by side: \(url.absoluteString)")
        }
        return SnapshotFailure(
            title: title, summary: summary, report: report,
            advice: lines.isEmpty ? nil : lines.joined(separator: "\n"))
    }
}
