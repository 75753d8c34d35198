/// Receives the role of the button that the user has chosen in a dialog, after its action.
struct DialogChoice {
    let choose: @MainActor (ButtonRole?) -> Void
}

private struct DialogChoiceKey: EnvironmentKey {
    static var defaultValue: DialogChoice? { nil }
}

extension EnvironmentValues {
    var dialogChoice: DialogChoice? {
        get { self[DialogChoiceKey.self] }
        set { self[DialogChoiceKey.self] = newValue }
    }
}
