/// The preferences of a node and its descendants.
///
/// Only readers of preferences, and the nodes on the path from a source to the root, have a table. The combined value
/// of each key is cached, so that a change recomputes only the values on the path from its source to the root.
@MainActor
final class PreferenceTable {
    struct Entry {
        /// The children that provide a value for the key, from themselves or from their descendants.
        var children: [ObjectIdentifier: Node] = [:]
        /// Whether the node sets the key itself.
        var isSource = false
        /// Whether the node is notified of changes.
        var isRead = false
        /// The combined value; `nil` if it has not been computed since the last change.
        var combined: Any?

        /// Whether the node provides a value for the key to its parent.
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
