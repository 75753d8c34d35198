extension Button where Label == CursesUI.Label<Text, Image> {
    /// Creates a button with a title and a symbol.
    ///
    /// - Parameter systemImage: the name of a symbol; see ``Image/init(systemName:)``.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) {
            CursesUI.Label(titleKey, systemImage: systemImage)
        }
    }

    /// Creates a button with a title and a symbol.
    ///
    /// - Parameter systemImage: the name of a symbol; see ``Image/init(systemName:)``.
    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) {
            CursesUI.Label(title, systemImage: systemImage)
        }
    }
}
