/// What happened, in order: a test's views write it, the test reads it.
@MainActor
final class Log {
    private(set) var entries: [String] = []

    nonisolated init() {}

    func add(_ entry: String) {
        entries.append(entry)
    }

    /// Everything since the last call.
    func take() -> [String] {
        defer { entries.removeAll() }
        return entries
    }
}
