/// The translations of a file into one language, by their keys.
struct LocalizedTable: Sendable {
    var entries: [String: LocalizedEntry] = [:]
}
