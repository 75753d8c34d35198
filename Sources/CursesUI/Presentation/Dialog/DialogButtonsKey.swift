/// What is known of the buttons of a dialog.
struct DialogButtons: Equatable {
    var count = 0
    var hasCancel = false
}

/// The buttons in a dialog tell it that they are there.
struct DialogButtonsKey: PreferenceKey {
    static let defaultValue = DialogButtons()

    static func reduce(value: inout DialogButtons, nextValue: () -> DialogButtons) {
        let next = nextValue()
        value.count += next.count
        value.hasCancel = value.hasCancel || next.hasCancel
    }
}

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
