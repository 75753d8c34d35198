/// The state of a view's inputs when its body runs, kept so that the next run can report what has changed.
@MainActor
struct ChangeLog {
    private let descriptions: Int
    /// How often the value of each property has changed.
    private let counts: [String: Int]
    /// The values of the properties whose changes are not counted.
    private let values: [String: Any]

    /// - Parameters:
    ///   - descriptions: how often the parent has described the view differently.
    ///   - properties: the dynamic properties, and how often their values have changed.
    ///   - view: the view or modifier that has them.
    ///   - isInBody: whether the body is running, and reads its properties itself.
    init(descriptions: Int, properties: [(name: String, count: Int?)], of view: Any, isInBody: Bool) {
        self.descriptions = descriptions
        var counts: [String: Int] = [:]
        for (name, count) in properties {
            if let count { counts[name, default: 0] += count }
        }
        self.counts = counts
        var values: [String: Any] = [:]
        for child in Mirror(reflecting: view).children {
            guard let name = child.label, counts[name] == nil,
                let property = child.value as? any ObservableValue, isInBody || property.isSafeToRead
            else { continue }
            values[name] = Graph.untracked { () -> Any in property.observedValue }
        }
        self.values = values
    }

    /// The changes since an earlier log, in SwiftUI's words; without an earlier log everything is a change.
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
        // The changes of `@Observable` models are not counted.
        return changes.isEmpty ? ["@dependencies"] : changes
    }
}

/// The node of a view with a body, which names everything in it in diagnostics.
@MainActor
protocol NamedByView: Node {}

/// A property whose value can report whether it has changed.
protocol ObservableValue {
    var observedValue: Any { get }
    /// Whether the value can be read even if the body does not read it. Reading an object traps if the environment has
    /// none.
    var isSafeToRead: Bool { get }
}

extension ObservableValue {
    var isSafeToRead: Bool { true }
}

extension Binding: ObservableValue {
    var observedValue: Any { wrappedValue }
}

extension Environment: ObservableValue {
    var observedValue: Any { wrappedValue }
    var isSafeToRead: Bool { !(Value.self is AnyClass) }
}

extension View {
    /// Prints why the body that calls it runs.
    ///
    /// ```swift
    /// var body: some View {
    ///     let _ = Self._printChanges()
    ///     Text("\(count)")
    /// }
    /// ```
    ///
    /// It names the properties whose values have changed, `@self` where the view's inputs have changed, `@identity`
    /// where the view is new, and `@dependencies` where an `@Observable` model that the body has read, or something
    /// else that no property holds, has changed:
    ///
    /// ```text
    /// Counter: @self, @identity, _count changed.
    /// Counter: _count changed.
    /// ```
    ///
    /// While the app is on the screen, the output is kept and shown when the terminal is given back. The method is
    /// meant for debugging and costs nothing where it is not called.
    @MainActor @preconcurrency
    public static func _printChanges() {
        guard let node = Graph.reader as? CompositeNode<Self> else { return }
        guard let log = node.makeChangeLog(isInBody: true) else { return }
        let changes = log.changes(since: node.changeLog).joined(separator: ", ")
        node.changeLog = log
        node.graph.logChanges("\(Self.self): \(changes) changed.")
    }

    /// Prints why the body that calls it runs; see ``View/_printChanges()``.
    @MainActor @preconcurrency
    public static func _logChanges() {
        _printChanges()
    }
}
