/// What a node knows of the preferences said at it and below it.
///
/// Only nodes between one that says a preference and the root have a table. The combined value of
/// each key is remembered, so that a change costs the way up from where it happened.
@MainActor
final class PreferenceTable {
    struct Entry {
        /// The children that say the key, or have a node below them that does.
        var children: [ObjectIdentifier: Node] = [:]
        /// Whether the node says the key itself.
        var isSource = false
        /// Whether the node is to be told of changes.
        var isRead = false
        /// The combined value, once it has been asked for.
        var combined: Any?

        /// Whether there is anything to pass on to the parent.
        var isSaid: Bool { isSource || !children.isEmpty }
    }

    var entries: [ObjectIdentifier: Entry] = [:]

    /// Changes the entry of a key, whose combined value no longer holds; returns whether the node is
    /// to be told.
    func change(_ key: ObjectIdentifier, _ body: (inout Entry) -> Void = { _ in }) -> Bool {
        var entry = entries[key] ?? Entry()
        entry.combined = nil
        body(&entry)
        entries[key] = entry.isSaid || entry.isRead ? entry : nil
        return entry.isRead
    }
}

/// A node that is told when the preferences below it have changed.
@MainActor
protocol PreferenceReader: Node {
    /// Called during the update, once for any number of changes.
    func preferencesDidChange()
}
