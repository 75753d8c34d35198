/// A value that belongs to the window. It is kept while the views that use it appear and disappear, and is shared by
/// all views that use its key.
///
/// In a terminal, windows are not restored, so the value lasts only while the app runs. `cursesui watch` keeps the
/// value when it restarts the app.
@propertyWrapper
public struct SceneStorage<Value> {
    private let key: String
    private let initialValue: Value
    private var location: StateLocation<Value>?

    init(_ initialValue: Value, key: String) {
        self.key = key
        self.initialValue = initialValue
    }

    /// The value. Before the view is part of a window it is the initial value, and writes have no effect.
    public var wrappedValue: Value {
        get { location?.value ?? initialValue }
        nonmutating set { location?.value = newValue }
    }

    /// A binding to the value, accessed with a `$` prefix.
    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initialValue) }
        return Binding(location: location)
    }
}

extension SceneStorage: NodeProperty {
    package mutating func install(in storage: inout AnyObject?, of node: Node) {
        location = node.host.sceneValues.location(of: key, initialValue: initialValue)
    }
}

extension SceneStorage: ComparableInput {
    package static func isSameInput(_ old: SceneStorage, _ new: SceneStorage) -> Bool {
        old.key == new.key
    }
}

extension SceneStorage: Sendable where Value: Sendable {}

/// The values that a window keeps for its views.
@MainActor
final class SceneValues {
    private var locations: [String: AnyObject] = [:]
    private var readers: [String: () -> Any?] = [:]
    /// The values of an earlier run, as property list objects. Values that no view has used yet are kept.
    var saved: [String: Any] = [:]

    /// The current values as property list objects.
    var objects: [String: Any] { saved.merging(readers.compactMapValues { $0() }) { $1 } }

    /// Returns the storage for a key's value. The first view that uses the key sets the initial value.
    func location<Value>(of key: String, initialValue: Value) -> StateLocation<Value> {
        let id = "\(key): \(Value.self)"
        if let known = locations[id] as? StateLocation<Value> { return known }
        let restored = saved.removeValue(forKey: id).flatMap { SceneCoding.value(Value.self, from: $0) }
        let location = StateLocation(restored ?? initialValue)
        locations[id] = location
        readers[id] = { SceneCoding.object(for: location.value) }
        return location
    }
}
