/// Stores the events of a test in order. Views add events, and the test reads them.
@MainActor
final class Log {
    private(set) var entries: [String] = []

    nonisolated init() {}

    func add(_ entry: String) {
        entries.append(entry)
    }

    /// Returns all events since the last call, and removes them.
    func take() -> [String] {
        defer { entries.removeAll() }
        return entries
    }
}
