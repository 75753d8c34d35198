private struct YieldsInitialFocusKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether a screen opens with the focus elsewhere, if anything else can have it: so for a search field and the
    /// titles of a table, which stand before the rows that the user came for.
    var yieldsInitialFocus: Bool {
        get { self[YieldsInitialFocusKey.self] }
        set { self[YieldsInitialFocusKey.self] = newValue }
    }
}
