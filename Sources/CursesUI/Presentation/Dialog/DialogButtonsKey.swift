/// A summary of the buttons of a dialog.
struct DialogButtons: Equatable {
    var count = 0
    var hasCancel = false
}

/// The buttons in a dialog. From these, the dialog decides whether to add one.
struct DialogButtonsKey: PreferenceKey {
    static let defaultValue = DialogButtons()

    static func reduce(value: inout DialogButtons, nextValue: () -> DialogButtons) {
        let next = nextValue()
        value.count += next.count
        value.hasCancel = value.hasCancel || next.hasCancel
    }
}
