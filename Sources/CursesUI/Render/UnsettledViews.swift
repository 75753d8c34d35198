/// A view that keeps an update from coming to rest.
package struct UnsettledView: Hashable, CustomStringConvertible {
    package let name: String
    /// The properties whose values keep changing, if they are known.
    package let properties: [String]

    package init(name: String, properties: [String] = []) {
        self.name = name
        self.properties = properties
    }

    package var description: String {
        properties.isEmpty ? name : "\(name) (\(properties.joined(separator: ", ")))"
    }
}

/// Records what changes in the last stages before a loop is stopped, in order to name the views that keep it going.
@MainActor
struct UnsettledViews {
    private struct Entry {
        let node: Node
        /// The node's change log at the time when it was first recorded.
        let log: ChangeLog?
        var count = 0

        @MainActor
        init(_ node: Node) {
            self.node = node
            log = node is any NamedByView ? node.makeChangeLog(isInBody: false) : nil
        }
    }

    /// Nodes that were due for a refresh.
    private var updates: [ObjectIdentifier: Entry] = [:]
    /// The owners of the layout nodes that were due for layout.
    private var layouts: [ObjectIdentifier: Entry] = [:]

    mutating func note(_ nodes: [Node], layout: [Node]) {
        for node in nodes { Self.note(node, in: &updates) }
        for node in layout { Self.note(node, in: &layouts) }
    }

    private static func note(_ node: Node, in entries: inout [ObjectIdentifier: Entry]) {
        entries[ObjectIdentifier(node), default: Entry(node)].count += 1
    }

    /// The views that were recorded more than once, parents first. These are the views whose state changes, or else the
    /// views that were laid out again.
    var report: (views: [UnsettledView], subject: ObjectIdentifier)? {
        let entries = updates.isEmpty ? layouts : updates
        let repeated = entries.values.filter { $0.count > 1 }
        let found = (repeated.isEmpty ? Array(entries.values) : repeated)
            .sorted { ($0.node.depth, $0.node.name) < ($1.node.depth, $1.node.name) }
        guard let first = found.first else { return nil }
        var views: [UnsettledView] = []
        for entry in found {
            let view = UnsettledView(name: entry.node.name, properties: Self.properties(of: entry))
            if !views.contains(view) { views.append(view) }
        }
        return (views, ObjectIdentifier(first.node))
    }

    private static func properties(of entry: Entry) -> [String] {
        guard let log = entry.log, let now = entry.node.makeChangeLog(isInBody: false) else {
            return []
        }
        return now.changes(since: log).filter { !$0.hasPrefix("@") }
    }
}
