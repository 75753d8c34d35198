/// Reads and writes a value that is owned elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    let location: any BindingLocation<Value>
    /// The value when the binding was created; `nil` if changes of the value are tracked, or if its values cannot be
    /// compared.
    private let snapshot: Value?

    /// Creates a binding that reads and writes its value with closures.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(location: FunctionalLocation(get: get, set: set))
    }

    /// Creates a binding to the wrapped value of an optional. The result is `nil` if the optional is `nil`.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
    }

    /// Creates an optional binding to a value that is not optional. Writing `nil` has no effect.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(
            get: { base.wrappedValue },
            set: { if let value = $0 { base.wrappedValue = value } }
        )
    }

    /// Creates a copy of a binding that is passed with a `$` prefix.
    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    init(location: any BindingLocation<Value>) {
        self.location = location
        snapshot = location.isTracked || !location.isComparable ? nil : location.value
    }

    /// Returns a binding whose value never changes.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: ConstantLocation(value))
    }

    /// The value.
    public var wrappedValue: Value {
        get { location.value }
        nonmutating set { location.value = newValue }
    }

    /// The binding itself, accessed with a `$` prefix.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a part of the value.
    public subscript<Subject>(
        dynamicMember keyPath: WritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        Binding<Subject>(location: ProjectedLocation(location, keyPath))
    }
}

extension Binding: DynamicProperty {}

extension Binding: ComparableInput {
    package static func isSameInput(_ old: Binding, _ new: Binding) -> Bool {
        if old.location is ConstantLocation<Value>, new.location is ConstantLocation<Value> {
            return isEqual(old.snapshot, new.snapshot)
        }
        guard old.location.isSame(as: new.location), new.location.hasSameElements(as: old.location) else {
            return false
        }
        return new.location.isTracked || isEqual(old.snapshot, new.snapshot)
    }

    private static func isEqual(_ old: Value?, _ new: Value?) -> Bool {
        guard let old, let new, let old = old as? any Equatable else { return false }
        return old.isEqual(to: new)
    }
}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}
