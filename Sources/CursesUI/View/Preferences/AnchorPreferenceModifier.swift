/// Says a preference that is made of an anchor of the modified view.
struct AnchorPreferenceModifier<Value, Key: PreferenceKey> {
    let source: Anchor<Value>.Source
    /// Makes the value, from what the views in this one say.
    let transform: (inout Key.Value, Anchor<Value>) -> Void
    /// Whether what the views in this one say counts.
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
        // What the function reads, the node depends on.
        tracking { modifier.transform(&value, Anchor(target: target, source: modifier.source)) }
        return value as? Key.Value
    }

    override func refresh() {
        preferenceDidChange(Said.self)
    }
}

extension View {
    /// Says a value to the views around this one that is made of an anchor of this one, in place of what
    /// the views in it say.
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

    /// Changes the value that the views in this one say to those around it, by an anchor of this one.
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self,
        value: Anchor<A>.Source,
        transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(AnchorPreferenceModifier<A, K>(source: value, transform: transform, isAdded: true))
    }
}
