/// A key of an environment value, with the default value.
public protocol EnvironmentKey {
    associatedtype Value

    static var defaultValue: Value { get }

    /// Returns whether two values are known to be the same. CursesUI provides it for every key.
    // A requirement, so that values whose type is `Equatable` are compared without casts.
    @MainActor @preconcurrency
    static func _isSame(_ old: Value, _ new: Value) -> Bool
}

extension EnvironmentKey {
    /// Returns whether two values are equal, or the same object, by their dynamic types.
    @MainActor @preconcurrency
    public static func _isSame(_ old: Value, _ new: Value) -> Bool { EnvironmentValues.isSame(old, new) }
}

extension EnvironmentKey where Value: Equatable {
    /// Returns whether two values are equal.
    @MainActor @preconcurrency
    public static func _isSame(_ old: Value, _ new: Value) -> Bool { old == new }
}

/// The values that views inherit from their ancestors.
public struct EnvironmentValues {
    private var scope: EnvironmentScope?

    /// Creates an environment with the default values.
    public init() {}

    /// The value of a key. Reading it while a body is evaluated makes the body depend on it.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            let id = EnvironmentKeyID(key)
            Self.didRead(id)
            let found = scope?.scope(of: id) as? ValueScope<Key.Value>
            return found?.typedValue ?? Key.defaultValue
        }
        set {
            scope = ValueScope(id: EnvironmentKeyID(key), key: key, value: newValue, parent: scope)
        }
    }

    /// Whether `layoutDirection` is right-to-left. The layout reads it for each node, so it is cached, and reading it
    /// does not make the reader depend on the value.
    var isRightToLeft: Bool { scope?.isRightToLeft ?? false }

    /// The layout direction, read from the same cache.
    var direction: LayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }

    private static func didRead(_ id: EnvironmentKeyID) {
        _ = MainThread.ifCurrent { Graph.didRead(id) }
    }

    /// The text settings of this environment. They are computed when the first text needs them, and cached with the
    /// innermost value. A reader depends on all values from which they are computed.
    @MainActor
    var textSettings: TextSettings {
        if let known = scope?.textSettings {
            Graph.reader?.didRead(shared: known.keys)
            return known
        }
        let (settings, keys) = Graph.recordingKeys { TextSettings(in: self) }
        settings.keys = keys
        if settings.isConstant { scope?.textSettings = settings }
        return settings
    }

    // MARK: Objects by type

    func object<T: AnyObject>(of type: T.Type) -> T? {
        let id = EnvironmentKeyID(type)
        Self.didRead(id)
        return scope?.scope(of: id)?.value as? T
    }

    mutating func setObject<T: AnyObject>(_ object: T?) {
        let id = EnvironmentKeyID(T.self)
        if let object {
            scope = ValueScope(id: id, key: nil, value: object, parent: scope)
        } else {
            scope = ValueScope(id: id, key: nil, value: NoObject(), parent: scope)
        }
    }

    // MARK: Comparing

    func value(for id: EnvironmentKeyID) -> Any? {
        scope?.scope(of: id)?.value
    }

    /// Returns whether two values are known to be the same: equal, or the same object.
    @MainActor
    static func isSame(_ old: Any?, _ new: Any) -> Bool {
        guard let old else { return false }
        if let old = old as? any ComparableInput { return old.isSameInput(as: new) }
        return areSame(old, new)
    }

    /// Returns whether the value of a key is known to be the same in two environments.
    @MainActor
    func hasSameValue(for id: EnvironmentKeyID, as other: EnvironmentValues) -> Bool {
        guard let own = scope?.scope(of: id), let scope = other.scope?.scope(of: id) else { return false }
        return own === scope || own.isSame(as: scope)
    }

    /// Returns the keys that were set on top of `base`.
    func additions(to base: EnvironmentValues) -> Set<EnvironmentKeyID> {
        var result: Set<EnvironmentKeyID> = []
        var current = scope
        while let scope = current, scope !== base.scope {
            result.insert(scope.id)
            current = scope.parent
        }
        return result
    }

    /// Returns whether two environments are identical, without comparing their values.
    func isIdentical(to other: EnvironmentValues) -> Bool { scope === other.scope }

    /// Returns the given environment with the values added that were set on top of `base`.
    func rebased(from base: EnvironmentValues, onto new: EnvironmentValues) -> EnvironmentValues {
        if new.scope === base.scope { return self }
        var own: [EnvironmentScope] = []
        var current = scope
        while let scope = current, scope !== base.scope {
            own.append(scope)
            current = scope.parent
        }
        var result = new
        for scope in own.reversed() { result.scope = scope.copy(in: result.scope) }
        return result
    }

    /// Returns the keys whose values may differ from the values in `old`; both were set on top of `base`.
    @MainActor
    func keysChanged(from old: EnvironmentValues, above base: EnvironmentValues) -> Set<EnvironmentKeyID> {
        // Usually the same keys were set in the same order.
        var (new, old, keys) = (scope, old.scope, Set<EnvironmentKeyID>())
        while let now = new, let was = old, now !== base.scope, was !== base.scope, now.id == was.id {
            if now !== was, !now.isSame(as: was) { keys.insert(now.id) }
            (new, old) = (now.parent, was.parent)
        }
        var (left, gone) = (EnvironmentValues(), EnvironmentValues())
        (left.scope, gone.scope) = (new, old)
        return keys.union(left.additions(to: base)).union(gone.additions(to: base))
    }

    /// Returns the keys whose values may differ from the values in `old`.
    @MainActor
    func keysChanged(from old: EnvironmentValues) -> Set<EnvironmentKeyID> {
        var known: Set<ObjectIdentifier> = []
        var current = old.scope
        while let scope = current {
            known.insert(ObjectIdentifier(scope))
            current = scope.parent
        }
        var common = EnvironmentValues()
        common.scope = scope
        while let scope = common.scope, !known.contains(ObjectIdentifier(scope)) { common.scope = scope.parent }
        return old.additions(to: common).union(additions(to: common)).filter { !hasSameValue(for: $0, as: old) }
    }
}

/// A placeholder that hides an object provided by an ancestor.
private struct NoObject: Equatable {}

/// The identity of an environment key: the type of the key, or the type of an object.
struct EnvironmentKeyID: Hashable, Sendable {
    private let type: ObjectIdentifier

    init(_ type: Any.Type) {
        self.type = ObjectIdentifier(type)
    }

    /// The name of the type.
    var typeName: String {
        // The identifier of a type is the address of its metadata, and so is a value of `Any.Type`.
        "\(unsafeBitCast(type, to: Any.Type.self))"
    }
}

/// An immutable environment value with a reference to the outer values.
private class EnvironmentScope: @unchecked Sendable {
    // All properties are constant, except for one that belongs to the main actor. The environment may be read on any
    // thread, as in SwiftUI, and copies the values; their types determine whether that is safe.
    final let id: EnvironmentKeyID
    final let parent: EnvironmentScope?
    final let isRightToLeft: Bool
    /// The cached text settings of the environment whose innermost value this is.
    @MainActor final var textSettings: TextSettings?

    init(id: EnvironmentKeyID, parent: EnvironmentScope?, isRightToLeft: Bool) {
        self.id = id
        self.parent = parent
        self.isRightToLeft = isRightToLeft
    }

    var value: Any { () }

    /// Returns whether the value is known to be the same as that of a scope of the same key.
    @MainActor
    func isSame(as other: EnvironmentScope) -> Bool { EnvironmentValues.isSame(value, other.value) }

    /// Returns the same value with a different parent.
    func copy(in parent: EnvironmentScope?) -> EnvironmentScope {
        EnvironmentScope(id: id, parent: parent, isRightToLeft: isRightToLeft)
    }

    /// Returns the innermost scope of a key.
    final func scope(of id: EnvironmentKeyID) -> EnvironmentScope? {
        // Each scope retains its parent, and the caller retains the first scope, so the search needs no reference
        // counting.
        var current = Unmanaged.passUnretained(self)
        while current._withUnsafeGuaranteedRef({ $0.id != id }) {
            let parent = current._withUnsafeGuaranteedRef { $0.parent.map(Unmanaged.passUnretained) }
            guard let parent else { return nil }
            current = parent
        }
        return current.takeUnretainedValue()
    }
}

/// Stores the value in its own type, so that reading it needs no cast from `Any`.
private final class ValueScope<Value>: EnvironmentScope, @unchecked Sendable {
    // Like all properties of a scope, the value is constant.
    let typedValue: Value
    /// The key, which determines how values are compared; `nil` for an object.
    // A value instead of a parameter of the class, because the runtime would search all conformances of the program for
    // each key.
    private let key: (any EnvironmentKey.Type)?

    init(id: EnvironmentKeyID, key: (any EnvironmentKey.Type)?, value: Value, parent: EnvironmentScope?) {
        typedValue = value
        self.key = key
        let isRightToLeft =
            id == .layoutDirection ? value as? LayoutDirection == .rightToLeft : parent?.isRightToLeft
        super.init(id: id, parent: parent, isRightToLeft: isRightToLeft ?? false)
    }

    override var value: Any { typedValue }

    override func copy(in parent: EnvironmentScope?) -> EnvironmentScope {
        ValueScope(id: id, key: key, value: typedValue, parent: parent)
    }

    override func isSame(as other: EnvironmentScope) -> Bool {
        func isSame<Key: EnvironmentKey>(_ key: Key.Type) -> Bool {
            guard let own = (self as EnvironmentScope) as? ValueScope<Key.Value>,
                let other = other as? ValueScope<Key.Value>
            else { return false }
            return Key._isSame(own.typedValue, other.typedValue)
        }
        guard let key else { return super.isSame(as: other) }
        return isSame(key)
    }
}
