import CursesUITerminal

/// The retained counterpart of a view: its identity, its state, its subscriptions.
///
/// Nodes form a tree. A node lives as long as its view keeps its place (the same type at the
/// same position, or the same explicit id) under its parent.
@MainActor
package class Node {
    package unowned let graph: Graph
    /// The host's context; `nil` in a graph without a host.
    private unowned let hostContext: HostContext?
    /// The node that keeps this node; `nil` for the root, and after the removal.
    // `@exclusivity(unchecked)`, here and below: no accessor of these properties calls other code, so accesses never
    // overlap.
    @exclusivity(unchecked) package private(set) unowned var parent: Node?
    /// Kept small, so that it shares one word with the flags: an app has many nodes.
    private let level: Int32
    @exclusivity(unchecked) package private(set) final var isRemoved = false
    /// Whether the node is on a visible screen: one that is neither covered by another screen nor on a tab that is not
    /// selected.
    @exclusivity(unchecked) package private(set) final var isPresent: Bool

    /// Whether the node waits to be refreshed.
    @exclusivity(unchecked) final var isMarked = false
    @exclusivity(unchecked) package private(set) final var environment: EnvironmentValues

    /// The preferences of the node and of those below it; `nil` if there are none.
    final var preferences: PreferenceTable?

    private let reads = ReadSet()
    @exclusivity(unchecked) private var cachedLayoutNodes: [LayoutNode]?

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

    /// The layout and input of the host, for dynamic properties. A node takes the parts that it uses from the context
    /// in which it is made.
    final var host: HostContext { NodeContext.host(hostContext) }

    /// The layout's part, which all layout nodes of the screen share.
    package final var layoutContext: LayoutContext { host.layout }

    /// Steps from the root; a parent is updated before its children.
    package final var depth: Int { Int(level) }

    // MARK: Overrides

    /// The environment of the children: the node's own, unless it changes some values.
    package var childEnvironment: EnvironmentValues { environment }

    /// Evaluates the node's content again, because a value that it has read has changed.
    package func refresh() {}

    package func forEachChild(_ visit: (Node) -> Void) {}

    /// The layout nodes that the node contributes to its container: by default those of its children, in order.
    func makeLayoutNodes() -> [LayoutNode] {
        var nodes: [LayoutNode] = []
        forEachChild { nodes += $0.layoutNodes }
        return nodes
    }

    /// Called when the layout nodes that the nodes below contribute have changed.
    func childLayoutNodesDidChange() {
        layoutNodesDidChange()
    }

    /// Ends the node's subscriptions and tasks; called once, parents before children.
    func willRemove() {}

    /// Called after `environment` has changed; returns the keys that changed for the children.
    func environmentDidChange(_ keys: Set<EnvironmentKeyID>) -> Set<EnvironmentKeyID> {
        keys
    }

    /// Whether the children are visible whenever the node is.
    var presentsChildren: Bool { true }

    /// Whether the node's presence follows its parent's; a layer decides for itself.
    var isPresentWithParent: Bool { true }

    /// Called when the node's screen appears or is covered: parents disappear first and appear last.
    func presenceDidChange() {}

    /// Whether the node has state that a new node would not have.
    var holdsWrittenState: Bool { false }

    /// Whether the node and its descendants could be replaced by new nodes of the same views: they keep only what the
    /// views describe, and no action runs when they appear or disappear. A row that leaves hands such nodes to a row
    /// that comes, because changing their views costs much less than making new nodes.
    var isInterchangeable: Bool { false }

    /// Whether the parent receives the preferences of the node and of those below it.
    var passesPreferencesOn: Bool { true }

    /// The combined value of a preference for the node and those below it; computed once for each change.
    func computePreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        combinedPreference(ofChildren: key)
    }

    /// The present state of the inputs of the node's body; `nil` for a node without a body.
    ///
    /// - Parameter isInBody: whether the body is running.
    func makeChangeLog(isInBody: Bool) -> ChangeLog? { nil }

    /// The node's view, as it was described last.
    package var anyView: Any? { nil }

    /// The role, name and value that assistive technologies read for everything in the node.
    package var accessibilityProperties: AccessibilityProperties? { nil }

    // Properties instead of casts: a failed cast to a protocol searches all conformances of the program, once for each
    // type, and an app meets many types when it starts.

    /// The node as a node that knows the ids of views; `nil` for all other kinds.
    var asIdentified: (any IdentifiedNode)? { nil }

    /// The node as a node that sets a theme; `nil` for all other kinds.
    var asThemeSource: (any ThemeSource)? { nil }

    /// The node of the only view that this node consists of; `nil` if there are several or none.
    var contentChild: Node? {
        var children: [Node] = []
        forEachChild { children.append($0) }
        return children.count == 1 ? children[0] : nil
    }

    /// The node's name in diagnostics.
    package var name: String { "\(type(of: self))" }

    // MARK: Layout nodes

    package final var layoutNodes: [LayoutNode] {
        if let cachedLayoutNodes { return cachedLayoutNodes }
        let nodes = makeLayoutNodes()
        cachedLayoutNodes = nodes
        return nodes
    }

    /// Reports that the layout nodes that this node contributes have changed.
    final func layoutNodesDidChange() {
        cachedLayoutNodes = nil
        parent?.childLayoutNodesDidChange()
    }

    // MARK: Reading

    /// Runs an evaluation and records what it reads, in place of what the last one has read.
    final func tracking<Result>(_ body: () -> Result) -> Result {
        reads.removeAll(reader: self)
        let outer = Graph.reader
        Graph.reader = self
        defer { Graph.reader = outer }
        return graph.evaluating(self) { reads.observing(for: self, body) }
    }

    /// Whether the last evaluation that was recorded has read no value that may change.
    final var hasReadNothing: Bool { reads.isEmpty }

    final func didRead(_ location: any ReadableLocation) {
        if reads.insert(location) { location.addReader(self) }
    }

    /// Whether the node read an environment value when it was last evaluated.
    final func hasRead(_ key: EnvironmentKeyID) -> Bool { reads.contains(key) }

    /// The environment values that the node read when it was last evaluated.
    final var readKeys: [EnvironmentKeyID] { reads.allKeys }

    final func didRead(_ key: EnvironmentKeyID) {
        reads.insert(key)
    }

    /// Records the keys that were read when a shared value was computed.
    final func didRead(shared keys: [EnvironmentKeyID]) {
        reads.insert(shared: keys)
    }

    /// Whether the tracker belongs to the node's latest evaluation.
    final func isCurrent(_ tracker: ObservationTracker) -> Bool {
        reads.isCurrent(tracker)
    }

    // MARK: Changes

    /// Marks the node for a refresh in the next update.
    final func mark() {
        graph.mark(self)
    }

    /// Sets the node's environment; nodes below that read a changed key are marked.
    final func setEnvironment(_ new: EnvironmentValues, changed keys: Set<EnvironmentKeyID>) {
        environment = new
        if reads.contains(anyOf: keys) { mark() }
        applyLayoutDirection(changed: keys)
        let inherited = environmentDidChange(keys)
        let child = childEnvironment
        forEachChild { $0.setEnvironment(child, changed: inherited) }
    }

    /// Sets whether the node's screen is visible.
    final func setPresent(_ new: Bool) {
        guard new != isPresent else { return }
        isPresent = new
        if !new { presenceDidChange() }
        presentsChildrenDidChange()
        if new { presenceDidChange() }
    }

    /// Applies `presentsChildren`, which may have changed.
    final func presentsChildrenDidChange() {
        let arePresent = isPresent && presentsChildren
        forEachChild { if $0.isPresentWithParent { $0.setPresent(arePresent) } }
    }

    /// Passes the node on to a different parent of the same depth and environment.
    final func move(to newParent: Node) {
        assert(isInterchangeable && preferences == nil && newParent.childDepth == level)
        parent = newParent
    }

    private var childDepth: Int32 { level + 1 }

    /// Removes the node and all below it from the graph, for good.
    final func remove() {
        guard !isRemoved else { return }
        isRemoved = true
        isMarked = false
        takeBackPreferences()
        willRemove()
        reads.removeAll(reader: self)
        graph.nodeWasRemoved(self)
        forEachChild { $0.remove() }
        // From now on the parent may be deallocated first.
        parent = nil
    }
}

/// Everything that a new node inherits from the place where it is made.
@MainActor
package struct NodeContext {
    unowned let graph: Graph
    /// `nil` in a graph without a host: its nodes have no layout and no input.
    unowned let hostContext: HostContext?
    let parent: Node?
    let environment: EnvironmentValues

    /// The host's context.
    var host: HostContext { Self.host(hostContext) }

    fileprivate static func host(_ context: HostContext?) -> HostContext {
        guard let context else {
            preconditionFailure("A node that lays out or takes input needs a host.")
        }
        return context
    }
}
