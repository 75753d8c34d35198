/// Names a value that a view gives to the layout it stands in.
public protocol LayoutValueKey {
    associatedtype Value

    static var defaultValue: Value { get }
}

/// Attaches a value for the container's layout.
struct LayoutValueModifier<Key: LayoutValueKey> {
    let value: Key.Value
}

extension LayoutValueModifier: LayoutModifier {
    var isTrait: Bool { true }

    func layoutValue(for key: ObjectIdentifier, of inner: LayoutNode) -> Any? {
        key == ObjectIdentifier(Key.self) ? value : inner.layoutValue(for: key)
    }
}

extension View {
    /// Gives a value to the layout that the view stands in.
    nonisolated public func layoutValue<K: LayoutValueKey>(
        key: K.Type,
        value: K.Value
    ) -> some View {
        modifier(LayoutValueModifier<K>(value: value))
    }
}
