private struct IsLabelIconKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether the image is beside a title with the same meaning.
    var isLabelIcon: Bool {
        get { self[IsLabelIconKey.self] }
        set { self[IsLabelIconKey.self] = newValue }
    }
}
