/// The state of a view's inputs when its body runs, kept so that the next run can report what has changed.
@MainActor
struct ChangeLog {
    private let descriptions: Int
    /// The number of changes of each property's value.
    private let counts: [String: Int]
    /// The values of the properties whose changes are not counted.
    private let values: [String: Any]

    /// - Parameters:
    ///   - descriptions: the number of times that the parent has supplied a different view value.
    ///   - properties: the dynamic properties and the number of changes of their values; `nil` if a property does not
    ///     count its changes.
    ///   - view: the view or modifier that contains the properties.
    ///   - isInBody: whether the body is running. In this case, all properties are safe to read.
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

    /// Returns the changes since an earlier log, in SwiftUI's terms. Without an earlier log, everything counts as
    /// changed.
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
        // Changes of `@Observable` models are not counted, so one of them must be the reason if no other change is
        // found.
        return changes.isEmpty ? ["@dependencies"] : changes
    }
}

/// The node of a view with a body. Diagnostics use its name for everything inside the view.
@MainActor
protocol NamedByView: Node {}

/// A property whose value a change log can compare.
protocol ObservableValue {
    var observedValue: Any { get }
    /// Whether the value can be read even if the body does not read it. Reading an object from the environment traps if
    /// the environment does not contain it.
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
    /// Prints the reason why the body that calls it runs.
    ///
    /// ```swift
    /// var body: some View {
    ///     let _ = Self._printChanges()
    ///     Text("\(count)")
    /// }
    /// ```
    ///
    /// It names the properties whose values have changed. It also prints `@self` if the view's inputs have changed,
    /// `@identity` if the view is new, and `@dependencies` if the change is not in a property, but for example in an
    /// `@Observable` model that the body has read:
    ///
    /// ```text
    /// Counter: @self, @identity, _count changed.
    /// Counter: _count changed.
    /// ```
    ///
    /// While the app is on the screen, the output is kept; it is shown when the app gives the terminal back. The method
    /// is meant for debugging and costs nothing in views that do not call it.
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
