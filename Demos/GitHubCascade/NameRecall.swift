/// Steps back and forth through recent names, like the history of a shell.
struct NameRecall: Equatable {
    /// The typed text, and the names to step through. Both are kept while the user steps.
    private var draft = ""
    private var names: [String] = []
    /// The index of the current name; `nil` for the typed text.
    private var position: Int?

    /// Returns the previous name, if there is one.
    mutating func older(than name: String, in recent: RecentNames) -> String? {
        begin(at: name, in: recent)
        let next = position.map { $0 + 1 } ?? 0
        guard names.indices.contains(next) else { return nil }
        position = next
        return names[next]
    }

    /// Returns the next name, or finally the typed text.
    mutating func newer(than name: String, in recent: RecentNames) -> String? {
        begin(at: name, in: recent)
        guard let current = position else { return nil }
        position = current == 0 ? nil : current - 1
        return position.map { names[$0] } ?? draft
    }

    /// Starts again if the user has typed something in the meantime.
    private mutating func begin(at name: String, in recent: RecentNames) {
        if let position, names[position] == name { return }
        draft = name
        names = recent.names.filter { $0 != name }
        position = nil
    }
}
