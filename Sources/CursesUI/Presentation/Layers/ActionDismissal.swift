private struct ActionDismissalKey: EnvironmentKey {
    static var defaultValue: Presentation { Presentation() }
}

extension EnvironmentValues {
    static let actionDismissalID = EnvironmentKeyID(ActionDismissalKey.self)

    /// The menu or the alert that contains the view. It is dismissed when a control in the view is triggered.
    ///
    /// If such a control opens a layer itself, such as a submenu, it sets an empty value for its content.
    var actionDismissal: Presentation {
        get { self[ActionDismissalKey.self] }
        set { self[ActionDismissalKey.self] = newValue }
    }
}
