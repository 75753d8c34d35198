/// Runs an action when a preference of the modified view has changed.
struct OnPreferenceChangeModifier<Key: PreferenceKey> {
    let isSame: @MainActor (Key.Value, Key.Value) -> Bool
    let action: (Key.Value) -> Void
}

extension OnPreferenceChangeModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, OnPreferenceChangeModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, OnPreferenceChangeModifier>> {
        OnPreferenceChangeNode(view, in: context)
    }
}

final class OnPreferenceChangeNode<Content: View, Key: PreferenceKey>:
    ModifierNode<Content, OnPreferenceChangeModifier<Key>>, PreferenceReader
{
    private var last = Key.defaultValue

    override func prepare() {
        readPreference(Key.self)
    }

    func preferencesDidChange() {
        let value = preference(Key.self) ?? Key.defaultValue
        guard !modifier.isSame(last, value) else { return }
        last = value
        graph.afterUpdate(.appear) { [weak self] in
            guard let self, !self.isRemoved else { return }
            self.modifier.action(value)
        }
    }
}

extension View {
    /// Runs an action with the new value when a preference of the descendants has changed.
    ///
    /// The action runs after the update that has changed the value, and before anything is drawn. It first runs when
    /// the value differs from the key's default value.
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self,
        perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(OnPreferenceChangeModifier<K>(isSame: { $0.isEqualOrIdentical(to: $1) }, action: action))
    }
}
