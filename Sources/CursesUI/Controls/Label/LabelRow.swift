extension View {
    /// The view as a single one: if it consists of several views, they stand side by side, with the default spacing of
    /// an ``HStack`` between them.
    nonisolated var asLabelRow: AnyView {
        // The usual labels are single views, and need no row.
        let isSingle =
            Self.self == Text.self || Self.self == Image.self || Self.self == Label<Text, Image>.self
            || Self.self == EmptyView.self
        // A row without views would take the spacing around it.
        return isSingle || (self as? any OptionalLabel)?.isMissing == true ? AnyView(self) : AnyView(HStack { self })
    }
}

/// A label that may be missing, from an `if` without `else`.
private protocol OptionalLabel {
    var isMissing: Bool { get }
}

extension Optional: OptionalLabel {
    fileprivate var isMissing: Bool { self == nil }
}
