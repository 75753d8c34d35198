/// A value that the focused view provides; `nil` if that view provides none.
///
/// ```swift
/// @FocusedValue(\.document) private var document
/// ```
@propertyWrapper
public struct FocusedValue<Value> {
    private let read: (FocusedValues) -> Value?
    private var source: FocusedValueSource?

    /// Reads the value that the focused view provides for a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
        read = { $0[keyPath: keyPath] }
    }

    /// The value; `nil` if no focused view provides one.
    @MainActor
    public var wrappedValue: Value? { source.flatMap { read($0.values) } }
}

extension FocusedValue: NodeProperty {
    package mutating func install(in storage: inout AnyObject?, of node: Node) {
        let source = storage as? FocusedValueSource ?? FocusedValueSource(node.host.focusedValues)
        storage = source
        self.source = source
    }
}

extension FocusedValue: ComparableInput {
    package static func isSameInput(_ old: FocusedValue, _ new: FocusedValue) -> Bool { true }
}

/// The value of a binding that the focused view provides; `nil` if that view provides none.
@propertyWrapper
public struct FocusedBinding<Value> {
    private var binding: FocusedValue<Binding<Value>>

    /// Reads the binding that the focused view provides for a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
        binding = FocusedValue(keyPath)
    }

    /// The value of the binding.
    @MainActor
    public var wrappedValue: Value? {
        get { binding.wrappedValue?.wrappedValue }
        nonmutating set {
            if let newValue { binding.wrappedValue?.wrappedValue = newValue }
        }
    }

    /// A binding to the value, accessed with a `$` prefix.
    @MainActor
    public var projectedValue: Binding<Value?> {
        let provided = binding.wrappedValue
        return Binding(
            get: { provided?.wrappedValue },
            set: { if let value = $0 { provided?.wrappedValue = value } }
        )
    }
}

extension FocusedBinding: NodeProperty {
    package mutating func install(in storage: inout AnyObject?, of node: Node) {
        binding.install(in: &storage, of: node)
    }
}

extension FocusedBinding: ComparableInput {
    package static func isSameInput(_ old: FocusedBinding, _ new: FocusedBinding) -> Bool { true }
}

/// Reads the values that the focused view in a host view provides.
@MainActor
final class FocusedValueSource {
    private let providers: FocusedValueProviders

    init(_ providers: FocusedValueProviders) {
        self.providers = providers
    }

    var values: FocusedValues { providers.values }
}
