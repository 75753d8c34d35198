/// The events of a test, in order. The views write them, and the test reads them.
@MainActor
final class Log {
    private(set) var entries: [String] = []

    nonisolated init() {}

    func add(_ entry: String) {
        entries.append(entry)
    }

    /// All events since the last call.
    func take() -> [String] {
        defer { entries.removeAll() }
        return entries
    }
}
