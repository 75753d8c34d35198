/// Counts of the graph's work, for tests and benchmarks.
package struct GraphStatistics {
    /// The number of existing nodes.
    package var nodes = 0
    /// The number of refreshes of marked nodes.
    package var refreshes = 0
    /// The number of evaluations of bodies, of views and of modifiers.
    package private(set) var bodies = 0
    private var bodiesByType: [ObjectIdentifier: (type: Any.Type, count: Int)] = [:]

    /// Returns the number of evaluations of the body of a type.
    package func bodies(of type: Any.Type) -> Int {
        bodiesByType[ObjectIdentifier(type)]?.count ?? 0
    }

    /// The number of evaluations of bodies, by the type names of views and modifiers.
    package var bodiesByName: [String: Int] {
        Dictionary(bodiesByType.values.map { ("\($0.type)", $0.count) }, uniquingKeysWith: +)
    }

    mutating func countBody(of type: Any.Type) {
        bodies += 1
        bodiesByType[ObjectIdentifier(type), default: (type, 0)].count += 1
    }
}
