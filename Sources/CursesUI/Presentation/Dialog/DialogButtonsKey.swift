/// A summary of the buttons of a dialog.
struct DialogButtons: Equatable {
    var count = 0
    var hasCancel = false
}

/// The buttons in a dialog. The dialog uses them to decide whether to add a button.
struct DialogButtonsKey: PreferenceKey {
    static let defaultValue = DialogButtons()

    static func reduce(value: inout DialogButtons, nextValue: () -> DialogButtons) {
        let next = nextValue()
        value.count += next.count
        value.hasCancel = value.hasCancel || next.hasCancel
    }
}
