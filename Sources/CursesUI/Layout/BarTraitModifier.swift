/// Marks a view as a bar at the edge of its container. Views that ignore the safe area extend beneath it.
struct BarTraitModifier: LayoutModifier {
    fileprivate static let key = ObjectIdentifier(BarTraitModifier.self)

    var isTrait: Bool { true }

    /// Bars are drawn in front of views that extend beneath them. Only then does the container order its children.
    func zIndex(of inner: LayoutNode) -> Double { 1 }

    func layoutValue(for key: ObjectIdentifier, of inner: LayoutNode) -> Any? {
        key == Self.key ? true : inner.layoutValue(for: key)
    }
}

extension LayoutNode {
    /// Whether the node is a bar at the edge of its container.
    final var isBar: Bool { layoutValue(for: BarTraitModifier.key) != nil }
}
