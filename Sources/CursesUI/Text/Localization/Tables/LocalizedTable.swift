/// A file's translations into one language, by their keys.
struct LocalizedTable: Sendable {
    var entries: [String: LocalizedEntry] = [:]
}
