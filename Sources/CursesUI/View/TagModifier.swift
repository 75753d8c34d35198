import CursesUITerminal

/// Says for which value of a selection a view stands.
struct TagModifier {
    let tag: AnyHashable
}

extension TagModifier: LayoutModifier {
    var isTrait: Bool { true }

    func layoutValue(for key: ObjectIdentifier, of inner: LayoutNode) -> Any? {
        key == LayoutNode.tagKey ? tag : inner.layoutValue(for: key)
    }
}

extension LayoutNode {
    fileprivate static let tagKey = ObjectIdentifier(TagModifier.self)

    /// The value of a selection that the view stands for; `nil` where none was given.
    final var tag: AnyHashable? { layoutValue(for: Self.tagKey) as? AnyHashable }
}

extension View {
    /// Says for which value of a selection the view stands: in a list, a picker, a tab view.
    ///
    /// - Parameter includeOptional: whether it stands for the value in a selection of an optional as
    ///   well.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TagModifier(tag: AnyHashable(tag)))
    }
}
