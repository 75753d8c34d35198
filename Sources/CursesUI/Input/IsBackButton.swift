private struct IsBackButtonKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether the control leads back to the previous screen. It gets the initial focus of a screen only if nothing
    /// else can have it, because Escape goes back wherever the focus is.
    var isBackButton: Bool {
        get { self[IsBackButtonKey.self] }
        set { self[IsBackButtonKey.self] = newValue }
    }
}
