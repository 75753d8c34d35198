extension View {
    /// Describes the purpose of the view, as its accessibility hint.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
        accessibilityHint(textKey)
    }

    /// Describes the purpose of the view, as its accessibility hint.
    nonisolated public func help(_ text: Text) -> some View {
        accessibilityHint(text)
    }

    /// Describes the purpose of the view, as its accessibility hint.
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
        accessibilityHint(text)
    }
}
