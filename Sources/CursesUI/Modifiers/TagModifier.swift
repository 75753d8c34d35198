/// Says what a view stands for in a container that has a selection.
struct TagModifier {
    let tag: AnyHashable
}

/// The layout value by which a container finds the tag of a view.
enum TagKey {}

extension TagModifier: LayoutModifier {
    func layoutValue(for key: ObjectIdentifier, of inner: LayoutNode) -> Any? {
        key == ObjectIdentifier(TagKey.self) ? tag : inner.layoutValue(for: key)
    }

    var isTrait: Bool { true }
}

extension View {
    /// Says which value of the selection the view stands for, in a `Picker`, `List` or `TabView`.
    ///
    /// - Parameters:
    ///   - tag: of the selection's type, or of the type that the selection has if there is one.
    ///   - includeOptional: has no meaning here: a selection that may be absent takes both.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TagModifier(tag: AnyHashable(tag)))
    }
}
