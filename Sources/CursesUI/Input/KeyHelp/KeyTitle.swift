private struct KeyTitleKey: EnvironmentKey {
    static var defaultValue: String? { nil }
}

extension EnvironmentValues {
    /// What triggering the control in the view does, where its label does not say so.
    var keyTitle: String? {
        get { self[KeyTitleKey.self] }
        set { self[KeyTitleKey.self] = newValue }
    }
}
