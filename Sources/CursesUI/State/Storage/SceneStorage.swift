/// A value that belongs to the window: kept while views that show it come and go, and shared by all that
/// name the same key.
///
/// A terminal restores no windows, so it lasts as long as the app runs.
@propertyWrapper
public struct SceneStorage<Value> {
    private let key: String
    private let initialValue: Value
    private var location: StateLocation<Value>?

    init(_ initialValue: Value, key: String) {
        self.key = key
        self.initialValue = initialValue
    }

    /// The value: before the view is part of a window, the initial one, and writes have no effect.
    public var wrappedValue: Value {
        get { location?.value ?? initialValue }
        nonmutating set { location?.value = newValue }
    }

    /// What the property stands for with a `$` before its name.
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

/// What a window keeps for its views.
@MainActor
final class SceneValues {
    private var locations: [String: AnyObject] = [:]

    /// The value of a key; the first view that asks says what it is at first.
    func location<Value>(of key: String, initialValue: Value) -> StateLocation<Value> {
        let id = "\(key): \(Value.self)"
        if let known = locations[id] as? StateLocation<Value> { return known }
        let location = StateLocation(initialValue)
        locations[id] = location
        return location
    }
}
