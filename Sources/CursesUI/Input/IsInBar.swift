private struct IsInBarKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether the view is in a bar: its controls get the focus after those of the screen.
    var isInBar: Bool {
        get { self[IsInBarKey.self] }
        set { self[IsInBarKey.self] = newValue }
    }
}
