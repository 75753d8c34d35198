/// Sets a preference from an anchor of the modified view.
struct AnchorPreferenceModifier<Value, Key: PreferenceKey> {
    let source: Anchor<Value>.Source
    /// Changes the combined value of the descendants, or the default value.
    let transform: (inout Key.Value, Anchor<Value>) -> Void
    /// Whether `transform` starts with the combined value of the descendants.
    let isAdded: Bool
}

extension AnchorPreferenceModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, AnchorPreferenceModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, AnchorPreferenceModifier>> {
        AnchorPreferenceNode(view, in: context)
    }
}

final class AnchorPreferenceNode<Content: View, Value, Said: PreferenceKey>:
    ModifierNode<Content, AnchorPreferenceModifier<Value, Said>>
{
    private let target = AnchorTarget()

    override func prepare() {
        target.attach(to: self)
        sayPreference(Said.self)
    }

    override func modifierDidChange(from old: AnchorPreferenceModifier<Value, Said>) {
        preferenceDidChange(Said.self)
    }

    override func computePreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        guard key == Said.self else { return super.computePreference(key) }
        let inner = modifier.isAdded ? combinedPreference(ofChildren: Said.self) : nil
        var value = inner ?? Said.defaultValue
        // The node depends on the values that the function reads.
        tracking { modifier.transform(&value, Anchor(target: target, source: modifier.source)) }
        return value as? Key.Value
    }

    override func refresh() {
        preferenceDidChange(Said.self)
    }
}

extension View {
    /// Sets a preference from an anchor of this view. The value replaces the preference of the descendants.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self,
        value: Anchor<A>.Source,
        transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(
            AnchorPreferenceModifier<A, K>(
                source: value,
                transform: { $0 = transform($1) },
                isAdded: false
            )
        )
    }

    /// Changes the preference of the descendants, using an anchor of this view.
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self,
        value: Anchor<A>.Source,
        transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(AnchorPreferenceModifier<A, K>(source: value, transform: transform, isAdded: true))
    }
}
