/// The preferences of a node and its descendants.
///
/// Only the nodes between a source of a preference and the root have a table. The combined value of each key is cached,
/// so that a change costs only the path up from its source.
@MainActor
final class PreferenceTable {
    struct Entry {
        /// The children that set the key, or have a descendant that does.
        var children: [ObjectIdentifier: Node] = [:]
        /// Whether the node sets the key itself.
        var isSource = false
        /// Whether the node is notified of changes.
        var isRead = false
        /// The combined value, once it has been computed.
        var combined: Any?

        /// Whether the key has a value for the parent.
        var isSaid: Bool { isSource || !children.isEmpty }
    }

    var entries: [ObjectIdentifier: Entry] = [:]

    /// Changes the entry of a key and discards its combined value. Returns whether the node must be notified.
    func change(_ key: ObjectIdentifier, _ body: (inout Entry) -> Void = { _ in }) -> Bool {
        var entry = entries[key] ?? Entry()
        entry.combined = nil
        body(&entry)
        entries[key] = entry.isSaid || entry.isRead ? entry : nil
        return entry.isRead
    }
}

/// A node that is notified when preferences of its descendants have changed.
@MainActor
protocol PreferenceReader: Node {
    /// Called during the update, once for any number of changes.
    func preferencesDidChange()
}
