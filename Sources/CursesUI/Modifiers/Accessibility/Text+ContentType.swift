extension Text {
    // Disfavored, so that a view gets the modifier of `View`.
    /// Returns the same text: a terminal does not speak.
    @_disfavoredOverload
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
}
