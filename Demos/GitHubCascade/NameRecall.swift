/// Goes back and forth through recent names, as a shell does through its history.
struct NameRecall: Equatable {
    /// What was typed before, and which names are gone through: they stay the same on the way.
    private var draft = ""
    private var names: [String] = []
    /// How far back; `nil` at what was typed.
    private var position: Int?

    /// The name before this one, if there is one.
    mutating func older(than name: String, in recent: RecentNames) -> String? {
        begin(at: name, in: recent)
        let next = position.map { $0 + 1 } ?? 0
        guard names.indices.contains(next) else { return nil }
        position = next
        return names[next]
    }

    /// The name after this one, or in the end what was typed.
    mutating func newer(than name: String, in recent: RecentNames) -> String? {
        begin(at: name, in: recent)
        guard let current = position else { return nil }
        position = current == 0 ? nil : current - 1
        return position.map { names[$0] } ?? draft
    }

    /// Begins anew where something was typed since.
    private mutating func begin(at name: String, in recent: RecentNames) {
        if let position, names[position] == name { return }
        draft = name
        names = recent.names.filter { $0 != name }
        position = nil
    }
}
