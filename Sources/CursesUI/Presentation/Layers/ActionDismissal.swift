private struct ActionDismissalKey: EnvironmentKey {
    static var defaultValue: Presentation { Presentation() }
}

extension EnvironmentValues {
    static let actionDismissalID = EnvironmentKeyID(ActionDismissalKey.self)

    /// The menu or the alert that contains the view, which is dismissed when a control in the view is triggered.
    ///
    /// A control that itself opens a layer there, such as a menu in a menu, sets an empty value for its content.
    var actionDismissal: Presentation {
        get { self[ActionDismissalKey.self] }
        set { self[ActionDismissalKey.self] = newValue }
    }
}
