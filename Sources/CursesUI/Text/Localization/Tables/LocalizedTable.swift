/// The translations that a file contains for one language, by key.
struct LocalizedTable: Sendable {
    var entries: [String: LocalizedEntry] = [:]
}
