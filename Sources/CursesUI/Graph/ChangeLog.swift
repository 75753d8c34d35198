/// What is known of a view when its body runs, so that the next time can tell what is new.
@MainActor
struct ChangeLog {
    private let descriptions: Int
    /// How often what a property keeps has changed.
    private let counts: [String: Int]
    /// The values of properties that nobody counts the changes of.
    private let values: [String: Any]

    init<V: View>(of node: CompositeNode<V>) {
        descriptions = node.descriptions
        var counts: [String: Int] = [:]
        for (name, count) in node.propertyChanges {
            if let count { counts[name, default: 0] += count }
        }
        self.counts = counts
        var values: [String: Any] = [:]
        for child in Mirror(reflecting: node.view).children {
            guard let name = child.label, counts[name] == nil,
                let property = child.value as? any ObservableValue
            else { continue }
            values[name] = Graph.untracked { () -> Any in property.observedValue }
        }
        self.values = values
    }

    /// What is new since an earlier log, in the words of SwiftUI; everything is where there is none.
    func changes(since old: ChangeLog?) -> [String] {
        let names = (Array(counts.keys) + Array(values.keys)).sorted()
        guard let old else { return ["@self", "@identity"] + names }
        var changes = descriptions == old.descriptions ? [] : ["@self"]
        for name in names {
            if let count = counts[name] {
                if count != old.counts[name] { changes.append(name) }
            } else if let value = values[name], !EnvironmentValues.isSame(old.values[name], value) {
                changes.append(name)
            }
        }
        // Nobody counts what an `@Observable` model has said.
        return changes.isEmpty ? ["@dependencies"] : changes
    }
}

/// A node that knows which of its properties change.
@MainActor
protocol ChangeLogging: Node {
    func makeChangeLog() -> ChangeLog
}

/// A property whose value tells by itself whether it is another one.
protocol ObservableValue {
    var observedValue: Any { get }
}

extension Binding: ObservableValue {
    var observedValue: Any { wrappedValue }
}

extension Environment: ObservableValue {
    var observedValue: Any { wrappedValue }
}

extension View {
    /// Prints why the body runs that it is called in.
    ///
    /// ```swift
    /// var body: some View {
    ///     let _ = Self._printChanges()
    ///     Text("\(count)")
    /// }
    /// ```
    ///
    /// It names the properties whose value has changed, `@self` where the view was described with other
    /// inputs, `@identity` where it is new, and `@dependencies` where an `@Observable` model that the body
    /// has read, or something else that no property holds, has changed:
    ///
    /// ```text
    /// Counter: @self, @identity, _count changed.
    /// Counter: _count changed.
    /// ```
    ///
    /// While the screen is up what is printed is kept, and shown when the terminal is given back. It is
    /// meant for debugging, and costs nothing where it is not called.
    @MainActor @preconcurrency
    public static func _printChanges() {
        guard let node = Graph.reader as? CompositeNode<Self> else { return }
        let log = ChangeLog(of: node)
        let changes = log.changes(since: node.changeLog).joined(separator: ", ")
        node.changeLog = log
        node.graph.logChanges("\(Self.self): \(changes) changed.")
    }

    /// Prints why the body runs that it is called in; see ``View/_printChanges()``.
    @MainActor @preconcurrency
    public static func _logChanges() {
        _printChanges()
    }
}
