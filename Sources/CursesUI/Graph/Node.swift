import CursesUITerminal

/// The retained counterpart of a view, with its identity, state and subscriptions.
///
/// Nodes form a tree. A node lives as long as its view keeps its position (the same type at the same place in its
/// parent, or the same explicit id).
@MainActor
package class Node {
    package unowned let graph: Graph
    /// The host's context; `nil` in a graph without a host.
    private unowned let hostContext: HostContext?
    /// The parent of this node; `nil` for the root, and after the removal.
    // `@exclusivity(unchecked)`, here and below: the accessors of these properties call no other code, so accesses
    // never overlap.
    @exclusivity(unchecked) package private(set) unowned var parent: Node?
    /// The depth in a small integer, which shares one word with the flags, because an app has many nodes.
    private let level: Int32
    @exclusivity(unchecked) package private(set) final var isRemoved = false
    /// Whether the node is on a visible screen, which is neither covered by another screen nor on an unselected tab.
    @exclusivity(unchecked) package private(set) final var isPresent: Bool

    /// Whether the node waits to be refreshed.
    @exclusivity(unchecked) final var isMarked = false
    /// The number of coming updates for which the view is not compared with the new one.
    @exclusivity(unchecked) final var comparisonsToSkip: UInt8 = 0
    @exclusivity(unchecked) package private(set) final var environment: EnvironmentValues

    /// The preferences of the node and its descendants; `nil` if there are none.
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

    /// The context for the node's children.
    final var childContext: NodeContext {
        NodeContext(
            graph: graph,
            hostContext: hostContext,
            parent: self,
            environment: childEnvironment
        )
    }

    /// The host's layout and input, for dynamic properties. Nodes store the parts that they use when they are created.
    final var host: HostContext { NodeContext.host(hostContext) }

    /// The part of the host that all layout nodes of the screen share.
    package final var layoutContext: LayoutContext { host.layout }

    /// The number of steps from the root. Parents are updated before their children.
    package final var depth: Int { Int(level) }

    // MARK: Overrides

    /// The environment of the children, which is the node's own environment unless the node changes some values.
    package var childEnvironment: EnvironmentValues { environment }

    /// Evaluates the node's content again, because a value that it has read has changed.
    package func refresh() {}

    package func forEachChild(_ visit: (Node) -> Void) {}

    /// Creates the layout nodes that the node contributes to its container: by default the layout nodes of its
    /// children, in order.
    func makeLayoutNodes() -> [LayoutNode] {
        var nodes: [LayoutNode] = []
        forEachChild { nodes += $0.layoutNodes }
        return nodes
    }

    /// Called when the layout nodes of descendants have changed.
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

    /// Called when the node's screen becomes visible or is covered. If it is covered, parents are called before
    /// children; if it becomes visible, children are called before parents.
    func presenceDidChange() {}

    /// Whether the node has state that a new node would not have, because the state has been written.
    var holdsWrittenState: Bool { false }

    /// Whether the node and its descendants could be replaced by new nodes for the same views. This is true if they
    /// store only values from their views, and if no action runs when they appear or disappear. A lazy container reuses
    /// such nodes for new rows, because changing their views costs much less than creating new nodes.
    var isInterchangeable: Bool { false }

    /// Whether the parent receives the preferences of the node and its descendants.
    var passesPreferencesOn: Bool { true }

    /// Computes the combined value of a preference for the node and its descendants. It is called once for each change.
    func computePreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        combinedPreference(ofChildren: key)
    }

    /// Returns the current state of the inputs of the node's body, or `nil` for a node without a body.
    ///
    /// - Parameter isInBody: whether the body is running.
    func makeChangeLog(isInBody: Bool) -> ChangeLog? { nil }

    /// The node's current view.
    package var anyView: Any? { nil }

    /// The role, name and value that assistive technologies read for everything inside the node.
    package var accessibilityProperties: AccessibilityProperties? { nil }

    // The following are properties instead of casts, because a failed cast to a protocol searches all conformances of
    // the program, once for each type, and an app uses many types when it starts.

    /// The node itself, if it is an `IdentifiedNode`.
    var asIdentified: (any IdentifiedNode)? { nil }

    /// The node itself, if it is a `LazyRow`.
    var asLazyRow: LazyRow? { nil }

    /// The node itself, if it is a `RowSource`.
    var asRowSource: (any RowSource)? { nil }

    /// The node itself, if it is a `ThemeSource`.
    var asThemeSource: (any ThemeSource)? { nil }

    /// Whether the node provides actions that edit the rows below it.
    var editsRows: Bool { false }

    /// Whether the node builds only rows that are about to become visible.
    var isLazyHost: Bool { false }

    /// Whether the node lays out the views in it. A node that only draws behind or in front of them leaves that to the
    /// container around it.
    var isContainer: Bool { false }

    /// The child of a node that has exactly one child; otherwise `nil`.
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

    /// Reports that the layout nodes of this node have changed.
    final func layoutNodesDidChange() {
        cachedLayoutNodes = nil
        parent?.childLayoutNodesDidChange()
    }

    // MARK: Reading

    /// Runs an evaluation and records its reads, which replace the reads of the last evaluation.
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

    /// Records a read of the whole environment.
    final func didReadEnvironment() {
        reads.insertAllKeys()
    }

    /// Records the keys that were read when a shared value was computed, as reads of this node.
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

    /// Sets the node's environment, and marks the node and the descendants that have read a changed key.
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

    /// Updates the presence of the children after `presentsChildren` may have changed.
    final func presentsChildrenDidChange() {
        let arePresent = isPresent && presentsChildren
        forEachChild { if $0.isPresentWithParent { $0.setPresent(arePresent) } }
    }

    /// Moves the node to a different parent with the same depth and environment.
    final func move(to newParent: Node) {
        assert(isInterchangeable && preferences == nil && newParent.childDepth == level)
        parent = newParent
    }

    private var childDepth: Int32 { level + 1 }

    /// Removes the node and its descendants from the graph permanently.
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

/// Everything that a new node inherits from its position in the tree.
@MainActor
package struct NodeContext {
    unowned let graph: Graph
    /// The host's context; `nil` in a graph without a host, whose nodes have no layout and no input.
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
