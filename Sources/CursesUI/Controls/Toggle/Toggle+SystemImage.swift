extension Toggle where Label == CursesUI.Label<Text, Image> {
    /// Creates a toggle with a title and a symbol.
    ///
    /// - Parameter systemImage: the name of a symbol; see ``Image/init(systemName:)``.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { CursesUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a toggle with a title and a symbol.
    ///
    /// - Parameter systemImage: the name of a symbol; see ``Image/init(systemName:)``.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { CursesUI.Label(title, systemImage: systemImage) }
    }
}
