/// Identifies a value that a view provides to its layout.
public protocol LayoutValueKey {
    associatedtype Value

    static var defaultValue: Value { get }
}

/// Sets a value for the layout that contains the view.
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
    /// Sets a value for the layout that contains the view.
    nonisolated public func layoutValue<K: LayoutValueKey>(
        key: K.Type,
        value: K.Value
    ) -> some View {
        modifier(LayoutValueModifier<K>(value: value))
    }
}
