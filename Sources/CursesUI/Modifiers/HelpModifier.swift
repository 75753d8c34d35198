extension View {
    /// Says what the view is for, to those who ask for it: it is the view's accessibility hint.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
        accessibilityHint(textKey)
    }

    /// Says what the view is for, to those who ask for it: it is the view's accessibility hint.
    nonisolated public func help(_ text: Text) -> some View {
        accessibilityHint(text)
    }

    /// Says what the view is for, to those who ask for it: it is the view's accessibility hint.
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
        accessibilityHint(text)
    }
}
