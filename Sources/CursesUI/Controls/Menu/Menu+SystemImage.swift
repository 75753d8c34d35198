extension Menu where Label == CursesUI.Label<Text, Image> {
    /// Creates a menu with a title and a symbol on its button.
    ///
    /// - Parameter systemImage: the name of a symbol; see ``Image/init(systemName:)``.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { CursesUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a menu with a title and a symbol on its button.
    ///
    /// - Parameter systemImage: the name of a symbol; see ``Image/init(systemName:)``.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { CursesUI.Label(title, systemImage: systemImage) }
    }

    /// Creates a menu with a title, a symbol and a primary action.
    ///
    /// - Parameters:
    ///   - systemImage: the name of a symbol; see ``Image/init(systemName:)``.
    ///   - primaryAction: the action of the label; the indicator beside it opens the menu.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content, label: { CursesUI.Label(titleKey, systemImage: systemImage) },
            primaryAction: primaryAction)
    }

    /// Creates a menu with a title, a symbol and a primary action.
    ///
    /// - Parameters:
    ///   - systemImage: the name of a symbol; see ``Image/init(systemName:)``.
    ///   - primaryAction: the action of the label; the indicator beside it opens the menu.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content, label: { CursesUI.Label(title, systemImage: systemImage) },
            primaryAction: primaryAction)
    }
}
