private struct ActionDismissalKey: EnvironmentKey {
    static var defaultValue: Presentation { Presentation() }
}

extension EnvironmentValues {
    static let actionDismissalID = EnvironmentKeyID(ActionDismissalKey.self)

    /// What goes away when a control in the view is triggered: the menu or the alert that it is in.
    ///
    /// A control that opens something of its own there, as a menu in a menu does, sets an empty one
    /// around itself.
    var actionDismissal: Presentation {
        get { self[ActionDismissalKey.self] }
        set { self[ActionDismissalKey.self] = newValue }
    }
}
