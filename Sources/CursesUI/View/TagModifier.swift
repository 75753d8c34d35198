import CursesUITerminal

/// Associates a view with a value that a selection can have.
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

    /// The selection value of the view; `nil` if it has none.
    final var tag: AnyHashable? { traits == nil ? nil : layoutValue(for: Self.tagKey) as? AnyHashable }
}

extension View {
    /// Associates the view with a value that the selection of a list, a picker or a tab view can have.
    ///
    /// - Parameter includeOptional: whether the view also matches the value in an optional selection.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TagModifier(tag: AnyHashable(tag)))
    }
}
