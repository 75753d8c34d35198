private struct YieldsInitialFocusKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether the control gets the initial focus of a screen only if nothing else can have it. Search fields and table
    /// headers do so, because they come before the rows that the user wants.
    var yieldsInitialFocus: Bool {
        get { self[YieldsInitialFocusKey.self] }
        set { self[YieldsInitialFocusKey.self] = newValue }
    }
}
