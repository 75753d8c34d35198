private struct YieldsInitialFocusKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether a screen opens with the focus elsewhere, if anything else can have it. A search field does this, and so
    /// do the titles of a table: they come before the rows that the user wants.
    var yieldsInitialFocus: Bool {
        get { self[YieldsInitialFocusKey.self] }
        set { self[YieldsInitialFocusKey.self] = newValue }
    }
}
