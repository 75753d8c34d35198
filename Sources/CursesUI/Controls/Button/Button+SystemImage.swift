extension Button where Label == CursesUI.Label<Text, Image> {
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
