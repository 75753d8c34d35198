/// A view that prevents an update from settling.
package struct UnsettledView: Hashable, CustomStringConvertible {
    package let name: String
    /// The names of the properties whose values keep changing, if they are known.
    package let properties: [String]

    package init(name: String, properties: [String] = []) {
        self.name = name
        self.properties = properties
    }

    package var description: String {
        properties.isEmpty ? name : "\(name) (\(properties.joined(separator: ", ")))"
    }
}

/// Records the changes in the last stages before a loop is stopped, so that the views that keep it running can be
/// named.
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

    /// The nodes that needed a refresh, by their identity.
    private var updates: [ObjectIdentifier: Entry] = [:]
    /// The owners of the layout nodes that needed layout, by their identity.
    private var layouts: [ObjectIdentifier: Entry] = [:]

    mutating func note(_ nodes: [Node], layout: [Node]) {
        for node in nodes { Self.note(node, in: &updates) }
        for node in layout { Self.note(node, in: &layouts) }
    }

    private static func note(_ node: Node, in entries: inout [ObjectIdentifier: Entry]) {
        entries[ObjectIdentifier(node), default: Entry(node)].count += 1
    }

    /// The views that were recorded more than once, or all recorded views if none was; parents come first. Views with
    /// updates take precedence over views that were only laid out.
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
