private struct IsLabelIconKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether a title beside an image says what it shows.
    var isLabelIcon: Bool {
        get { self[IsLabelIconKey.self] }
        set { self[IsLabelIconKey.self] = newValue }
    }
}
