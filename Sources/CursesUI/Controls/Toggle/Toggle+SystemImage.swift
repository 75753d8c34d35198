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

    /// Creates a toggle with a title and a symbol for several values. If they differ, the toggle is mixed, and using it
    /// turns all of them on.
    ///
    /// - Parameter systemImage: the name of a symbol; see ``Image/init(systemName:)``.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { CursesUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a toggle with a title and a symbol for several values. If they differ, the toggle is mixed, and using it
    /// turns all of them on.
    ///
    /// - Parameter systemImage: the name of a symbol; see ``Image/init(systemName:)``.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S,
        systemImage: String,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { CursesUI.Label(title, systemImage: systemImage) }
    }
}
