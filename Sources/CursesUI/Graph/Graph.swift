import CursesUITerminal

/// The retained tree of nodes. It performs the first stage of a frame, the update.
///
/// A write marks the nodes that have read the value, and requests a frame. An update refreshes the marked nodes,
/// parents first, and then runs the effects of the refresh (`onChange`, `onAppear`, deliveries to `onReceive`). Nodes
/// that the effects mark wait for the next update of the same frame.
@MainActor
package final class Graph {
    /// The node whose reads are being recorded.
    ///
    /// Evaluations nest, on the main actor and without suspension: each evaluation sets the reader and restores the
    /// outer reader at its end (`Node.tracking`). A reader has a reference to its own graph, and a host that runs
    /// within an evaluation of another host starts without a reader, so the reads of two hosts do not mix.
    @exclusivity(unchecked) static var reader: Node?
    /// The keys of the environment values that are read while a value that several readers share is computed.
    @exclusivity(unchecked) private static var recordedKeys: [EnvironmentKeyID]?

    /// Records a read of a location for the current reader. It does nothing on other threads than the main thread,
    /// because nodes are evaluated only there.
    nonisolated static func noteRead(of location: any ReadableLocation) {
        guard MainThread.isCurrent else { return }
        // This is `MainThread.ifCurrent` without captures, so that a read allocates nothing. Inside a structure, the
        // function value is converted without change; converting the function itself would create a thunk.
        unsafeBitCast(IsolatedNote { reader?.didRead($0) }, to: Note.self).call(location)
    }

    private struct IsolatedNote {
        let call: @MainActor (any ReadableLocation) -> Void
    }

    private struct Note {
        let call: (any ReadableLocation) -> Void
    }

    /// Records a read of an environment value.
    static func didRead(_ key: EnvironmentKeyID) {
        reader?.didRead(key)
        recordedKeys?.append(key)
    }

    /// Computes a value, and returns the keys of the environment values that it depends on.
    static func recordingKeys<Result>(_ body: () -> Result) -> (result: Result, keys: [EnvironmentKeyID]) {
        let outer = recordedKeys
        recordedKeys = []
        let result = body()
        let keys = recordedKeys ?? []
        recordedKeys = outer.map { $0 + keys }
        return (result, keys)
    }

    /// Receives a request for a frame when a node is marked.
    package weak var frames: (any FrameRequester)?
    /// Called with a line that reports why a body runs.
    package var logChanges: (String) -> Void = { print($0) }
    /// An inspector that is notified of the host's work; usually `nil`.
    package var watcher: (any HostWatcher)?
    /// Counts of the work since the graph was created.
    @exclusivity(unchecked) package private(set) var statistics = GraphStatistics()
    package let diagnostics: Diagnostics

    /// The transaction of the change that is being applied.
    private(set) var transaction = Transaction()
    /// The last animated transaction among the changes of this update. Layout nodes move with its animation.
    private var layoutTransaction: Transaction?
    /// The transactions that modifiers have limited to their descendants, by the node of the modifier.
    private var layoutScopes: [ObjectIdentifier: Transaction] = [:]
    /// The marked nodes that need only the next frame of an animation.
    private var markedForFrame: Set<ObjectIdentifier> = []
    /// The number of nodes that change the transactions of all updates below them.
    @exclusivity(unchecked) var transactionChangers = 0
    /// The transactions of the marked nodes.
    private var transactions: [ObjectIdentifier: Transaction] = [:]

    private var root: Node?
    private var marked: [Node] = []
    /// Nodes that were marked during an evaluation; they wait for the next frame.
    private var postponed: [Node] = []
    /// The nodes that were removed in this frame. They are kept because layout and focus may still refer to their
    /// layout nodes.
    private var removed: [Node] = []
    private var effects = EffectQueue()
    /// Nodes that read a preference that has changed below them.
    private var preferenceReaders: [ObjectIdentifier: Node] = [:]
    /// Whether a node reads the layouts of texts, which only then tell them.
    var readsTextLayouts = false
    @exclusivity(unchecked) private(set) var isUpdating = false
    /// Whether marked nodes are being updated.
    @exclusivity(unchecked) private var isRefreshing = false
    /// The node whose body or other content is being evaluated.
    private var evaluated: Node?
    private var nesting = NestingLimit()
    /// The number of consecutive frames whose only changes were writes during evaluations in the previous frame.
    @exclusivity(unchecked) private var postponedFrames = 0

    /// The number of such consecutive frames after which writes during evaluations are ignored.
    private static let maximumPostponedFrames = 16

    package init(diagnostics: Diagnostics = Diagnostics()) {
        self.diagnostics = diagnostics
    }

    /// Runs `body` without recording what it reads.
    nonisolated static func untracked<Result>(_ body: () -> Result) -> Result {
        guard MainThread.isCurrent else { return body() }
        return withoutActuallyEscaping(body) { body in
            let run = UncheckedValue(body)
            return MainActor.assumeIsolated {
                let outer = reader
                reader = nil
                defer { reader = outer }
                return UncheckedValue(run.value())
            }.value
        }
    }

    /// Creates the root node.
    ///
    /// - Parameter host: the context that the nodes share in addition to the graph; `nil` for views without layout.
    package func install(
        _ view: some View,
        environment: EnvironmentValues = EnvironmentValues(),
        in host: HostContext? = nil
    ) -> Node {
        isUpdating = true
        let node = makeNode(
            view,
            in: NodeContext(graph: self, hostContext: host, parent: nil, environment: environment)
        )
        isUpdating = false
        root = node
        askForFrame()
        return node
    }

    /// Removes the whole tree, ends its subscriptions and tasks, and calls `onDisappear`.
    package func removeAll() {
        isUpdating = true
        root?.remove()
        root = nil
        marked.removeAll()
        postponed.removeAll()
        preferenceReaders.removeAll()
        runEffects()
        isUpdating = false
    }

    /// Whether nothing waits for an update.
    package var isIdle: Bool { !needsUpdate && postponed.isEmpty }

    /// Whether something waits for an update in the current frame.
    package var needsUpdate: Bool {
        !marked.isEmpty || !effects.isEmpty || !preferenceReaders.isEmpty
    }

    // MARK: Marking

    /// Marks a node for the next frame of an animation, which does not count as a change of state.
    func markForFrame(_ node: Node) {
        let isNew = !node.isMarked
        mark(node)
        if isNew, node.isMarked { markedForFrame.insert(ObjectIdentifier(node)) }
    }

    func mark(_ node: Node) {
        // A signal that precedes the new value, such as that of `@Published`.
        if Transaction.stated?.animation != nil, waitsWithoutAnimation(node) { settle() }
        if !markedForFrame.isEmpty { markedForFrame.remove(ObjectIdentifier(node)) }
        note(Transaction.stated ?? transaction, for: node)
        guard !node.isMarked, !node.isRemoved else { return }
        if let evaluated {
            postpone(node, during: evaluated)
            return
        }
        node.isMarked = true
        marked.append(node)
        askForFrame()
    }

    /// Updates a node whose view has been described anew. If the node is marked, too, its own change keeps its transaction:
    /// the view around it may have changed without an animation.
    func unmarking(_ node: Node, _ update: () -> Void) {
        let isMarked = node.isMarked
        node.isMarked = false
        if !markedForFrame.isEmpty { markedForFrame.remove(ObjectIdentifier(node)) }
        guard !transactions.isEmpty, let own = transactions.removeValue(forKey: ObjectIdentifier(node)), isMarked else {
            return update()
        }
        updating(in: own, update)
    }

    /// Whether layout nodes may have to move with an animation.
    var hasLayoutTransactions: Bool { layoutTransaction != nil || !layoutScopes.isEmpty }

    /// Returns the transaction with which the layout nodes of a node move.
    func layoutTransaction(for node: Node) -> Transaction? {
        guard !layoutScopes.isEmpty else { return layoutTransaction }
        let innermost = sequence(first: node, next: \.parent).lazy
            .compactMap { self.layoutScopes[ObjectIdentifier($0)] }.first { _ in true }
        guard let innermost else { return layoutTransaction }
        return innermost.animation == nil ? nil : innermost
    }

    private func note(_ transaction: Transaction, for node: Node) {
        guard !transaction.isPlain else { return }
        transactions[ObjectIdentifier(node)] = transaction
    }

    /// Applies a change in a transaction.
    func updating(in new: Transaction, _ body: () -> Void) {
        let outer = transaction
        transaction = new
        if let scope = new.scope {
            layoutScopes[scope] = new
        } else if new.animation != nil {
            layoutTransaction = new
        }
        defer { transaction = outer }
        body()
    }

    /// Postpones a write during an evaluation to the next frame, so that the current frame keeps using the value that
    /// it has read.
    private func postpone(_ node: Node, during evaluated: Node) {
        diagnostics.report(
            .stateChangedDuringUpdate(view: evaluated.name),
            once: ObjectIdentifier(evaluated)
        )
        if postponedFrames > Self.maximumPostponedFrames {
            diagnostics.report(
                .endlessUpdate([UnsettledView(name: evaluated.name)]),
                once: ObjectIdentifier(evaluated)
            )
            return
        }
        postponed.append(node)
        askForFrame()
    }

    private func askForFrame() {
        if !isUpdating { frames?.requestFrame() }
    }

    // MARK: Updating

    /// Starts a frame: marks the nodes that evaluations in the last frame have postponed.
    package func beginFrame() {
        postponedFrames = marked.isEmpty && !postponed.isEmpty ? postponedFrames + 1 : 0
        let nodes = postponed
        postponed.removeAll()
        for node in nodes { mark(node) }
    }

    /// Ends a frame: releases the nodes that were removed in it.
    package func endFrame() {
        removed.removeAll()
    }

    /// Starts the updates that lead to the next layout. The nodes that this layout moves use only the transactions of
    /// these updates.
    package func beginUpdates() {
        layoutTransaction = nil
        layoutScopes.removeAll(keepingCapacity: true)
    }

    /// Performs the first stage of a frame.
    package func update() {
        isUpdating = true
        nesting.reset()
        refreshMarked()
        tellPreferenceReaders()
        runEffects()
        isUpdating = false
    }

    /// The nodes that wait for the next update.
    var waitingNodes: [Node] { marked + preferenceReaders.values }

    /// Discards all waiting nodes, because updates keep causing further updates. The effects run one last time.
    func stop() {
        runEffects()
        preferenceReaders.removeAll()
        for node in marked { node.isMarked = false }
        marked.removeAll()
    }

    /// Runs `body`, which evaluates views or creates nodes during layout.
    func updatingDuringLayout(_ body: () -> Void) {
        let wasUpdating = isUpdating
        isUpdating = true
        body()
        refreshMarked()
        isUpdating = wasUpdating
        if !wasUpdating, !isIdle { askForFrame() }
    }

    /// Returns whether a node waits for an update that is not animated.
    func waitsWithoutAnimation(_ node: Node) -> Bool {
        let id = ObjectIdentifier(node)
        return node.isMarked && transactions[id]?.animation == nil && !markedForFrame.contains(id)
    }

    /// Updates the nodes that wait, before a change with an animation: `v = 1; withAnimation { v = 0 }` begins at 1.
    func settle() {
        guard evaluated == nil, !isRefreshing else { return }
        let others = marked.filter { !waitsWithoutAnimation($0) }
        marked.removeAll { !waitsWithoutAnimation($0) }
        let wasUpdating = isUpdating
        isUpdating = true
        Transaction.$stated.withValue(nil) { refreshMarked() }
        isUpdating = wasUpdating
        // Those that have been refreshed along with others are no longer marked.
        marked += others.filter { $0.isMarked && !$0.isRemoved }
    }

    private func refreshMarked() {
        let wasRefreshing = isRefreshing
        isRefreshing = true
        defer { isRefreshing = wasRefreshing }
        while !marked.isEmpty {
            // A parent may refresh or remove a marked child, so parents come first.
            let batch = marked.sorted { $0.depth < $1.depth }
            marked.removeAll(keepingCapacity: true)
            for node in batch where node.isMarked && !node.isRemoved {
                node.isMarked = false
                statistics.refreshes += 1
                refresh(node, in: transactions.removeValue(forKey: ObjectIdentifier(node)))
            }
        }
    }

    /// Refreshes a node. The modifiers around the node change its transaction, as if the change had come from outside
    /// of them.
    private func refresh(_ node: Node, in transaction: Transaction?) {
        let isFrame = markedForFrame.remove(ObjectIdentifier(node)) != nil
        let changers =
            transactionChangers == 0 || isFrame
            ? [] : sequence(first: node, next: \.parent).dropFirst().compactMap { $0 as? any TransactionChanger }
        guard transaction != nil || !changers.isEmpty else { return node.refresh() }
        func refresh(_ rest: ArraySlice<any TransactionChanger>, in transaction: Transaction) {
            guard let changer = rest.last else { return updating(in: transaction) { node.refresh() } }
            updating(in: transaction) { refresh(rest.dropLast(), in: changer.changed(transaction)) }
        }
        refresh(changers[...], in: transaction ?? Transaction())
    }

    /// Runs an evaluation, during which writes are postponed.
    func evaluating<Result>(_ node: Node, _ body: () -> Result) -> Result {
        let outer = evaluated
        evaluated = node
        defer { evaluated = outer }
        return body()
    }

    // MARK: Preferences

    /// Records that a preference that a node reads has changed.
    func preferencesDidChange(for reader: Node) {
        preferenceReaders[ObjectIdentifier(reader)] = reader
        askForFrame()
    }

    /// Notifies the readers of preferences, the deepest first, because a reader may change its own preferences.
    private func tellPreferenceReaders() {
        guard !preferenceReaders.isEmpty else { return }
        let readers = preferenceReaders.values.sorted { $0.depth > $1.depth }
        preferenceReaders.removeAll(keepingCapacity: true)
        for reader in readers where !reader.isRemoved {
            (reader as? any PreferenceReader)?.preferencesDidChange()
        }
        refreshMarked()
    }

    // MARK: Effects

    /// Runs an action after the current update, or immediately if there is none.
    func afterUpdate(_ phase: EffectQueue.Phase, _ action: @escaping @MainActor () -> Void) {
        if isUpdating {
            effects.append(action, in: phase)
        } else {
            action()
        }
    }

    /// Runs an action after the current evaluation and the update that it is a part of, or immediately if there is none.
    package func afterEvaluation(_ action: @escaping @MainActor () -> Void) {
        guard evaluated != nil else { return action() }
        effects.append(action, in: .appear)
        askForFrame()
    }

    private func runEffects() {
        for action in effects.takeAll() { action() }
    }

    // MARK: Nesting

    /// Whether the nesting is shallow enough to create a view inside a parent.
    func admits<V: View>(_ view: V.Type, in parent: Node?) -> Bool {
        parent.map { nesting.admits(view, in: $0) } ?? true
    }

    /// Runs the action of an `onReceive`, which may cause further deliveries.
    func deliver(to node: Node, _ action: () -> Void) {
        guard nesting.beginDelivery() else {
            diagnostics.report(.endlessDelivery(view: node.enclosingViewName), once: ObjectIdentifier(node))
            return
        }
        action()
        nesting.endDelivery()
    }

    // MARK: Counting

    func nodeWasMade(_ node: Node) {
        statistics.nodes += 1
    }

    func nodeWasRemoved(_ node: Node) {
        statistics.nodes -= 1
        removed.append(node)
    }

    func bodyWillBeEvaluated(of type: Any.Type) {
        statistics.countBody(of: type)
    }
}
