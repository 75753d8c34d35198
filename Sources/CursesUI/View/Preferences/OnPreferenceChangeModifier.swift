/// Runs an action when what the modified view says about a key has changed.
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
    /// Runs an action with the new value when what the views in this one say has changed.
    ///
    /// It runs after the update in which the value has changed and before anything is drawn; for the
    /// first time when the value is another one than the key's default.
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self,
        perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(OnPreferenceChangeModifier<K>(isSame: { $0 == $1 }, action: action))
    }
}
