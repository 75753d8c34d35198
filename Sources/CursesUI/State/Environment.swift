import CursesUISupport

/// A value that the view inherits from its ancestors.
@propertyWrapper
public struct Environment<Value> {
    private let read: (EnvironmentValues) -> Value
    private var source: EnvironmentSource?

    /// Reads a value of the environment by its key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
    }

    /// Reads an `@Observable` object that an ancestor provides with `environment(_:)`. Reading it traps if no ancestor
    /// provides it.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = {
            guard let object = $0.object(of: objectType) else {
                fatalError(
                    "No Observable object of type \(objectType) found. A View.environment(_:) for "
                        + "\(objectType) may be missing as an ancestor of this view."
                )
            }
            return object
        }
    }

    /// Reads an `@Observable` object that an ancestor provides; `nil` if no ancestor does.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        read = { $0.object(of: objectType) }
    }

    /// The current value.
    public var wrappedValue: Value {
        source.map { $0.read(read) } ?? read(EnvironmentValues())
    }
}

extension Environment: NodeProperty {
    package static var mayHoldState: Bool { false }

    package mutating func install(in storage: inout AnyObject?, of node: Node) {
        let source = storage as? EnvironmentSource ?? EnvironmentSource(node)
        source.remember(node.environment)
        storage = source
        self.source = source
    }
}

extension Environment: ComparableInput {
    package static func isSameInput(_ old: Environment, _ new: Environment) -> Bool { true }
}

/// The environment of a node, for property wrappers that are read on any thread.
final class EnvironmentSource: @unchecked Sendable {
    // `node` is read only on the main actor; `remembered` is accessed only while `lock` is held.
    private weak var node: Node?
    private var remembered = EnvironmentValues()
    private let lock = Lock()

    init(_ node: Node) {
        self.node = node
    }

    func remember(_ environment: EnvironmentValues) {
        lock.withLock { remembered = environment }
    }

    /// Reads a value. If a body or a content closure is being evaluated, the view that declares the property depends on
    /// the value.
    func read<Value>(_ value: @escaping (EnvironmentValues) -> Value) -> Value {
        let closure = UncheckedValue(value)
        let found = MainThread.ifCurrent { UncheckedValue(readOnMainActor(closure.value)) }
        if let found = found?.value { return found }
        return value(lock.withLock { remembered })
    }

    @MainActor
    private func readOnMainActor<Value>(_ value: (EnvironmentValues) -> Value) -> Value? {
        guard let node else { return nil }
        // The closure that reads the value may run deep inside the view, where a different environment applies.
        let reader = Graph.reader
        if reader != nil {
            Graph.reader = node
            if Value.self == EnvironmentValues.self { node.didReadEnvironment() }
        }
        defer { Graph.reader = reader }
        return value(node.environment)
    }
}
