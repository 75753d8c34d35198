/// Counts of the graph's work, for tests and benchmarks.
package struct GraphStatistics {
    /// Nodes that are alive.
    package var nodes = 0
    /// Marked nodes that were refreshed.
    package var refreshes = 0
    /// Bodies evaluated: of views, and of modifiers that have one.
    package private(set) var bodies = 0
    private var bodiesByType: [ObjectIdentifier: (type: Any.Type, count: Int)] = [:]

    /// How often the bodies of one type of view were evaluated.
    package func bodies(of type: Any.Type) -> Int {
        bodiesByType[ObjectIdentifier(type)]?.count ?? 0
    }

    /// How often bodies were evaluated, by the names of the views' types.
    package var bodiesByName: [String: Int] {
        Dictionary(bodiesByType.values.map { ("\($0.type)", $0.count) }, uniquingKeysWith: +)
    }

    mutating func countBody(of type: Any.Type) {
        bodies += 1
        bodiesByType[ObjectIdentifier(type), default: (type, 0)].count += 1
    }
}
