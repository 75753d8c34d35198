/// The most recent names that were found, newest first; stored as lines of text.
struct RecentNames: RawRepresentable, Equatable {
    private(set) var names: [String] = []

    static let limit = 20

    init() {}

    init(rawValue: String) {
        names = rawValue.split(separator: "\n").prefix(Self.limit).map(String.init)
    }

    var rawValue: String { names.joined(separator: "\n") }

    /// Inserts a name at the front. If the first name is a prefix of it, which was found while the rest was
    /// being typed, the new name replaces it.
    mutating func add(_ name: String) {
        if let newest = names.first, name.lowercased().hasPrefix(newest.lowercased()) { names.removeFirst() }
        names.removeAll { $0.lowercased() == name.lowercased() }
        names.insert(name, at: 0)
        names.removeLast(max(0, names.count - Self.limit))
    }
}
