import CursesUITerminal

/// The retained counterpart of a view: its identity, its state, its subscriptions.
///
/// Nodes form a tree. A node lives as long as its view keeps its place (the same type at the
/// same position, or the same explicit id) under its parent.
@MainActor
package class Node {
    package unowned let graph: Graph
    /// The host's part; `nil` in a graph without a host.
    private unowned let hostContext: HostContext?
    package private(set) weak var parent: Node?
    /// Kept small, with the flags in the same word: an app has many nodes.
    private let level: Int32
    package private(set) var isRemoved = false
    /// Whether the node is on a screen that is shown: one that is neither covered by another nor on a
    /// tab that is not chosen.
    package private(set) final var isPresent: Bool

    /// Whether the node waits to be refreshed.
    var isMarked = false
    package private(set) var environment: EnvironmentValues

    /// The preferences of the node and of those below it; `nil` if there are none.
    final var preferences: PreferenceTable?

    private let reads = ReadSet()
    private var cachedLayoutNodes: [LayoutNode]?

    init(in context: NodeContext) {
        graph = context.graph
        hostContext = context.hostContext
        parent = context.parent
        level = (context.parent?.level ?? -1) + 1
        environment = context.environment
        isPresent = context.parent.map { $0.isPresent && $0.presentsChildren } ?? true
        graph.nodeWasMade(self)
    }

    /// The context in which the node's children are made.
    final var childContext: NodeContext {
        NodeContext(
            graph: graph,
            hostContext: hostContext,
            parent: self,
            environment: childEnvironment
        )
    }

    /// The host's part, for dynamic properties. A kind of node takes the parts that it uses from the context in
    /// which it is made.
    final var host: HostContext { NodeContext.host(hostContext) }

    /// The layout's part, which all layout nodes of the screen share.
    package final var layoutContext: LayoutContext { host.layout }

    /// Steps from the root; a parent is updated before its children.
    package final var depth: Int { Int(level) }

    // MARK: Decisions of a kind of node

    /// The environment of the children: the node's own, unless it changes some of it.
    package var childEnvironment: EnvironmentValues { environment }

    /// Evaluates again what the node made of its view, because something that it read has changed.
    package func refresh() {}

    package func forEachChild(_ visit: (Node) -> Void) {}

    /// The layout nodes that the node gives to its container: by default those of its children, in order.
    func makeLayoutNodes() -> [LayoutNode] {
        var nodes: [LayoutNode] = []
        forEachChild { nodes += $0.layoutNodes }
        return nodes
    }

    /// Called when the nodes below contribute other layout nodes than before.
    func childLayoutNodesDidChange() {
        layoutNodesDidChange()
    }

    /// Ends the node's subscriptions and tasks; called once, parents before children.
    func willRemove() {}

    /// Called after `environment` has changed; returns the keys that changed for the children.
    func environmentDidChange(_ keys: Set<EnvironmentKeyID>) -> Set<EnvironmentKeyID> {
        keys
    }

    /// Whether the children are on a screen that is shown wherever the node is.
    var presentsChildren: Bool { true }

    /// Whether the node is present whenever its parent is; a layer decides for itself.
    var isPresentWithParent: Bool { true }

    /// Called when the node's screen appears or is covered: parents disappear first and appear last.
    func presenceDidChange() {}

    /// Whether the node keeps something that a new node would not have.
    var holdsWrittenState: Bool { false }

    /// Whether the parent sees the preferences of the node and of those below it.
    var passesPreferencesOn: Bool { true }

    /// The value of a preference for the node and those below it together; asked once for each change.
    func computePreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        combinedPreference(ofChildren: key)
    }

    /// The node's view, as it was described last.
    package var anyView: Any? { nil }

    /// The role, name and value of everything in the node, for a person who does not see it.
    package var accessibilityProperties: AccessibilityProperties? { nil }

    /// The node's name in diagnostics.
    package var name: String { "\(type(of: self))" }

    // MARK: Layout nodes

    package final var layoutNodes: [LayoutNode] {
        if let cachedLayoutNodes { return cachedLayoutNodes }
        let nodes = makeLayoutNodes()
        cachedLayoutNodes = nodes
        return nodes
    }

    /// Says that this node contributes other layout nodes than before.
    final func layoutNodesDidChange() {
        cachedLayoutNodes = nil
        parent?.childLayoutNodesDidChange()
    }

    // MARK: Reading

    /// Runs an evaluation and remembers what it reads, in place of what was read the last time.
    final func tracking<Result>(_ body: () -> Result) -> Result {
        reads.removeAll(reader: self)
        let outer = Graph.reader
        Graph.reader = self
        defer { Graph.reader = outer }
        return graph.evaluating(self) { reads.observing(for: self, body) }
    }

    final func didRead(_ location: any ReadableLocation) {
        if reads.locations.updateValue(location, forKey: ObjectIdentifier(location)) == nil {
            location.addReader(self)
        }
    }

    final func didRead(_ key: EnvironmentKeyID) {
        reads.environmentKeys.insert(key)
    }

    /// Whether the tracker belongs to the node's last evaluation.
    final func isCurrent(_ tracker: ObservationTracker) -> Bool {
        reads.isCurrent(tracker)
    }

    // MARK: Changes

    /// Asks for a refresh in the next update.
    final func mark() {
        graph.mark(self)
    }

    /// Gives the node another environment; nodes below that read a changed key are marked.
    final func setEnvironment(_ new: EnvironmentValues, changed keys: Set<EnvironmentKeyID>) {
        environment = new
        if !reads.environmentKeys.isDisjoint(with: keys) { mark() }
        let inherited = environmentDidChange(keys)
        let child = childEnvironment
        forEachChild { $0.setEnvironment(child, changed: inherited) }
    }

    /// Says whether the node's screen is shown.
    final func setPresent(_ new: Bool) {
        guard new != isPresent else { return }
        isPresent = new
        if !new { presenceDidChange() }
        presentsChildrenDidChange()
        if new { presenceDidChange() }
    }

    /// Adopts `presentsChildren`, which may have changed.
    final func presentsChildrenDidChange() {
        let arePresent = isPresent && presentsChildren
        forEachChild { if $0.isPresentWithParent { $0.setPresent(arePresent) } }
    }

    /// Takes the node and all below it out of the graph, for good.
    final func remove() {
        guard !isRemoved else { return }
        isRemoved = true
        isMarked = false
        takeBackPreferences()
        willRemove()
        reads.removeAll(reader: self)
        graph.nodeWasRemoved(self)
        forEachChild { $0.remove() }
    }
}

/// Everything that a new node takes over from where it is made.
@MainActor
package struct NodeContext {
    unowned let graph: Graph
    /// `nil` in a graph without a host: its nodes lay out nothing and take no input.
    unowned let hostContext: HostContext?
    let parent: Node?
    let environment: EnvironmentValues

    /// The host's part.
    var host: HostContext { Self.host(hostContext) }

    fileprivate static func host(_ context: HostContext?) -> HostContext {
        guard let context else {
            preconditionFailure("A node that lays out or takes input needs a host.")
        }
        return context
    }
}
