import CursesUITerminal

/// The retained counterpart of a view: its identity, its state, its subscriptions.
///
/// Nodes form a tree. A node lives as long as its view keeps its place (the same type at the
/// same position, or the same explicit id) under its parent.
@MainActor
package class Node {
    package unowned let graph: Graph
    /// What the host hands down; `nil` where a graph stands alone.
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

    /// What is said at the node and below it to those above; `nil` where nothing is.
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

    /// What the node's children are made in.
    final var childContext: NodeContext {
        NodeContext(
            graph: graph,
            hostContext: hostContext,
            parent: self,
            environment: childEnvironment
        )
    }

    /// What the host hands down, for dynamic properties. A kind of node takes what it uses from the
    /// context in which it is made.
    final var host: HostContext { NodeContext.host(hostContext) }

    /// What the node's layout nodes share with those of the whole screen.
    package final var layoutContext: LayoutContext { host.layout }

    /// Steps from the root; a parent is updated before its children.
    package final var depth: Int { Int(level) }

    // MARK: What a kind of node decides

    /// The environment of the children: the node's own, unless it changes some of it.
    package var childEnvironment: EnvironmentValues { environment }

    /// Evaluates again what the node made of its view, because something that it read has changed.
    package func refresh() {}

    package func forEachChild(_ visit: (Node) -> Void) {}

    /// What the node lays out in its container: by default what its children do, in order.
    func makeLayoutNodes() -> [LayoutNode] {
        var nodes: [LayoutNode] = []
        forEachChild { nodes += $0.layoutNodes }
        return nodes
    }

    /// Called when the nodes below contribute other layout nodes than before.
    func childLayoutNodesDidChange() {
        layoutNodesDidChange()
    }

    /// Ends what the node has going on; called once, parents before children.
    func willRemove() {}

    /// Called after `environment` has changed; returns the keys that changed for the children.
    func environmentDidChange(_ keys: Set<EnvironmentKeyID>) -> Set<EnvironmentKeyID> {
        keys
    }

    /// Whether the children are on a screen that is shown wherever the node is.
    var presentsChildren: Bool { true }

    /// Whether the node is present where its parent is; a layer stands by itself.
    var isPresentWithParent: Bool { true }

    /// Called when the node's screen has come to be shown, or is covered: parents go first, and come
    /// last.
    func presenceDidChange() {}

    /// Whether the node keeps something that making it anew would not bring back.
    var holdsWrittenState: Bool { false }

    /// Whether what is said at the node and below it goes on to the parent.
    var passesPreferencesOn: Bool { true }

    /// What the node and those below it say about a key together; asked once for each change.
    func computePreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        combinedPreference(ofChildren: key)
    }

    /// The view that the node stands for, as it was described last.
    package var anyView: Any? { nil }

    /// What the node says of all within it to those who do not see it.
    package var accessibilityProperties: AccessibilityProperties? { nil }

    /// What diagnostics call the node.
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
        if !keys.isEmpty { graph.revision.advance() }
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

    /// Says that `presentsChildren` may be another one than before.
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

/// What a new node is born into.
@MainActor
package struct NodeContext {
    unowned let graph: Graph
    /// `nil` where a graph stands alone: its nodes then lay out nothing and take no input.
    unowned let hostContext: HostContext?
    let parent: Node?
    let environment: EnvironmentValues

    /// What the host hands down.
    var host: HostContext { Self.host(hostContext) }

    fileprivate static func host(_ context: HostContext?) -> HostContext {
        guard let context else {
            preconditionFailure("A node that lays out or takes input needs a host.")
        }
        return context
    }
}
