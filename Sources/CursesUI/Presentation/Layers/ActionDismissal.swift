private struct ActionDismissalKey: EnvironmentKey {
    static var defaultValue: Presentation { Presentation() }
}

extension EnvironmentValues {
    static let actionDismissalID = EnvironmentKeyID(ActionDismissalKey.self)

    /// The menu or the alert that contains the view. It is dismissed when a control in it is triggered.
    ///
    /// A control that opens another layer itself, such as a submenu, sets an empty value around itself. Triggering it
    /// then does not dismiss the menu.
    var actionDismissal: Presentation {
        get { self[ActionDismissalKey.self] }
        set { self[ActionDismissalKey.self] = newValue }
    }
}
