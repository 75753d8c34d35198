/// Replaces or changes a preference of the modified view.
struct PreferenceModifier<Key: PreferenceKey> {
    enum Change {
        case replace(Key.Value)
        case transform((inout Key.Value) -> Void)
    }

    let change: Change
}

extension PreferenceModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, PreferenceModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, PreferenceModifier>> {
        PreferenceNode(view, in: context)
    }
}

final class PreferenceNode<Content: View, Said: PreferenceKey>:
    ModifierNode<Content, PreferenceModifier<Said>>
{
    override func prepare() {
        sayPreference(Said.self)
    }

    override func modifierDidChange(from old: PreferenceModifier<Said>) {
        if !isSame(old.change, modifier.change) { preferenceDidChange(Said.self) }
    }

    /// Whether two changes are known to be equal. Functions cannot be compared, so transformations never are.
    private func isSame(
        _ old: PreferenceModifier<Said>.Change,
        _ new: PreferenceModifier<Said>.Change
    ) -> Bool {
        guard case .replace(let old) = old, case .replace(let new) = new else { return false }
        return ViewComparator.areEqual(old, new)
    }

    override func computePreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        guard key == Said.self else { return super.computePreference(key) }
        return value as? Key.Value
    }

    private var value: Said.Value {
        switch modifier.change {
        case .replace(let value):
            return value
        case .transform(let transform):
            var value = combinedPreference(ofChildren: Said.self) ?? Said.defaultValue
            // The node depends on the values that the function reads.
            tracking { transform(&value) }
            return value
        }
    }

    override func refresh() {
        preferenceDidChange(Said.self)
    }
}

extension View {
    /// Sets a preference. The value replaces the preference of the descendants.
    nonisolated public func preference<K: PreferenceKey>(
        key: K.Type = K.self,
        value: K.Value
    ) -> some View {
        modifier(PreferenceModifier<K>(change: .replace(value)))
    }

    /// Changes the preference of the descendants.
    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self,
        _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(PreferenceModifier<K>(change: .transform(callback)))
    }
}
