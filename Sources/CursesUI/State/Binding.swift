/// A value that is owned elsewhere, to be read and written.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    let location: any BindingLocation<Value>
    /// The value when the binding was made, where a change of it would otherwise go unnoticed.
    private let snapshot: Value?

    /// A binding that calls closures; they run where the binding is used.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(location: FunctionalLocation(get: get, set: set))
    }

    /// A binding to a part of another binding's value that may be absent; `nil` while it is.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
    }

    /// A binding that shows a value as an optional one; writing `nil` has no effect.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(
            get: { base.wrappedValue },
            set: { if let value = $0 { base.wrappedValue = value } }
        )
    }

    /// The same binding: what a parameter with a `$` before its name is given.
    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    init(location: any BindingLocation<Value>) {
        self.location = location
        snapshot = location.isTracked || !location.isComparable ? nil : location.value
    }

    /// A binding whose value never changes.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: ConstantLocation(value))
    }

    /// The value; what the property itself stands for.
    public var wrappedValue: Value {
        get { location.value }
        nonmutating set { location.value = newValue }
    }

    /// What the property stands for with a `$` before its name.
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
        guard old.location.isSame(as: new.location) else { return false }
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
