/// Stops endless nesting of views, such as a body that contains its own view.
@MainActor
struct NestingLimit {
    private var knownStack = StackRoom()
    /// The type of view that was nested too deeply in the current update. No more views of this type are created: a
    /// body may contain its own view twice, so that the number of views doubles with each level.
    private var endless: ObjectIdentifier?
    /// The number of deliveries to `onReceive` in the current chain, in which each delivery causes the next.
    private var deliveries = 0

    /// The maximum depth on the largest stack.
    private static let largestDepth = 16_000
    /// The number of bytes of stack that a node may need while it is created, laid out or drawn, in a debug build.
    private static let bytesPerLevel = 2_560
    /// The maximum number of deliveries in a chain.
    private static let maximumDeliveries = 1_000

    /// Whether a view may be created inside a parent. If the nesting is too deep, a diagnostic names the repeated view.
    mutating func admits<V: View>(_ view: V.Type, in parent: Node) -> Bool {
        if endless == ObjectIdentifier(view) { return false }
        let stack = stack()
        let maximumDepth = min(Self.largestDepth, stack.size / Self.bytesPerLevel)
        guard parent.depth >= maximumDepth || stack.left < stack.size / 4 else { return true }
        let (type, count) = Self.mostFrequentView(around: parent)
        endless = ObjectIdentifier(type)
        parent.graph.diagnostics.report(
            .endlessNesting(view: "\(type)", count: count), once: ObjectIdentifier(type))
        return false
    }

    private mutating func stack() -> StackRoom {
        if !knownStack.isCurrent { knownStack = StackRoom() }
        return knownStack
    }

    /// Begins an update.
    mutating func reset() {
        endless = nil
    }

    /// Returns the type of view that is repeated around a node, and its number of occurrences. Among the types that
    /// occur more than half as often as the most frequent type, the outermost view is chosen, and views of the app are
    /// preferred to views of this library.
    private static func mostFrequentView(around node: Node) -> (type: Any.Type, count: Int) {
        var counts: [ObjectIdentifier: (type: Any.Type, count: Int, depth: Int)] = [:]
        for node in sequence(first: node, next: \.parent) {
            guard let view = node.anyView else { continue }
            let type = type(of: view)
            let count = counts[ObjectIdentifier(type)]?.count ?? 0
            counts[ObjectIdentifier(type)] = (type, count + 1, node.depth)
        }
        let most = counts.values.map(\.count).max() ?? 0
        let frequent = counts.values.filter { $0.count > most / 2 }.sorted { $0.depth < $1.depth }
        let found = frequent.first { !String(reflecting: $0.type).hasPrefix("CursesUI.") } ?? frequent[0]
        return (found.type, found.count)
    }

    /// Begins a delivery to `onReceive`; returns whether the chain of deliveries is still short enough.
    mutating func beginDelivery() -> Bool {
        let stack = stack()
        guard deliveries < Self.maximumDeliveries, stack.left > stack.size / 4 else { return false }
        deliveries += 1
        return true
    }

    mutating func endDelivery() {
        deliveries -= 1
    }
}
