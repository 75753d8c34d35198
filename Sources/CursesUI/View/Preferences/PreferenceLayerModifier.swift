/// Draws a view that is created from a preference in front of or behind the modified view.
struct PreferenceLayerModifier<Key: PreferenceKey, Layer: View> {
    let alignment: Alignment
    let isInFront: Bool
    let layer: (Key.Value) -> Layer
    @State private var value = Key.defaultValue

    init(alignment: Alignment, isInFront: Bool, layer: @escaping (Key.Value) -> Layer) {
        self.alignment = alignment
        self.isInFront = isInFront
        self.layer = layer
    }
}

extension PreferenceLayerModifier: ViewModifier {
    func body(content: Content) -> some View {
        content
            .modifier(
                OnPreferenceChangeModifier<Key>(isSame: { ViewComparator.areEqual($0, $1) }) {
                    value = $0
                }
            )
            .modifier(
                LayeredModifier(layer: layer(value), alignment: alignment, isInFront: isInFront)
            )
    }
}

extension View {
    /// Draws views that are created from a preference of the descendants in front of this view.
    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self,
        alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(
            PreferenceLayerModifier<K, V>(alignment: alignment, isInFront: true, layer: transform)
        )
    }

    /// Draws views that are created from a preference of the descendants behind this view.
    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self,
        alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(
            PreferenceLayerModifier<K, V>(alignment: alignment, isInFront: false, layer: transform)
        )
    }
}
