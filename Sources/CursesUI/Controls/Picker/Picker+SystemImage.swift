extension Picker where Label == CursesUI.Label<Text, Image> {
    /// Creates a picker with a title and a symbol.
    ///
    /// - Parameter systemImage: the name of a symbol; see ``Image/init(systemName:)``.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) {
            CursesUI.Label(titleKey, systemImage: systemImage)
        }
    }

    /// Creates a picker with a title and a symbol.
    ///
    /// - Parameter systemImage: the name of a symbol; see ``Image/init(systemName:)``.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) {
            CursesUI.Label(title, systemImage: systemImage)
        }
    }
}
