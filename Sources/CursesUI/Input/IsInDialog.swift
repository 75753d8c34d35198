private struct IsInDialogKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    static let isInDialogID = EnvironmentKeyID(IsInDialogKey.self)

    /// Whether the view is one of the buttons of a dialog.
    var isInDialog: Bool {
        get { self[IsInDialogKey.self] }
        set { self[IsInDialogKey.self] = newValue }
    }
}
