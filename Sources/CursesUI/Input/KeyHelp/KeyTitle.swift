private struct KeyTitleKey: EnvironmentKey {
    static var defaultValue: String? { nil }
}

extension EnvironmentValues {
    /// The title of the control's action, for use when the label does not name the action.
    var keyTitle: String? {
        get { self[KeyTitleKey.self] }
        set { self[KeyTitleKey.self] = newValue }
    }
}
