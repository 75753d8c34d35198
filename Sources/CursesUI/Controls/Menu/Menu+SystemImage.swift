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
}
