import CursesUITerminal

/// The reason why a comparison with a recorded picture fails.
struct SnapshotFailure {
    /// A sentence that describes the failure.
    let title: String
    /// A single line for a list of several failures.
    let summary: String
    /// The pictures and their differences.
    let report: String
    /// Advice to the user; `nil` if the title includes it.
    var advice: String?

    /// The message for the test.
    var message: String { [title, report, advice].compactMap { $0 }.joined(separator: "\n") }

    /// Returns the message for a test that compares several pictures: a line for each failure, and the first one in
    /// full.
    ///
    /// - Parameters:
    ///   - failures: at least one.
    ///   - count: the number of pictures that were compared.
    static func message(for failures: [SnapshotFailure], of count: Int) -> String {
        guard failures.count > 1 else { return failures[0].message }
        let list = failures.map(\.summary).joined(separator: "\n")
        return "\(failures.count) of \(count) pictures are not as recorded:\n\(list)\nThe first of them:\n"
            + failures[0].message
    }
}
