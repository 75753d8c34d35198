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

    /// Creates a picker with a title and a symbol, which shows its selection in its own way. In a terminal, the label
    /// of the choice is shown.
    ///
    /// - Parameter systemImage: the name of a symbol; see ``Image/init(systemName:)``.
    public init<V: View>(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(selection: selection, content: content) {
            CursesUI.Label(titleKey, systemImage: systemImage)
        }
    }

    /// Creates a picker with a title and a symbol for a property of several values.
    ///
    /// - Parameter systemImage: the name of a symbol; see ``Image/init(systemName:)``.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            CursesUI.Label(titleKey, systemImage: systemImage)
        }
    }

    /// Creates a picker with a title and a symbol for a property of several values, which shows its selection in its own
    /// way. In a terminal, the label of the choice is shown.
    ///
    /// - Parameter systemImage: the name of a symbol; see ``Image/init(systemName:)``.
    public init<C: RandomAccessCollection, V: View>(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            CursesUI.Label(titleKey, systemImage: systemImage)
        }
    }

    /// Creates a picker with a title and a symbol, which shows its selection in its own way. In a terminal, the label
    /// of the choice is shown.
    ///
    /// - Parameter systemImage: the name of a symbol; see ``Image/init(systemName:)``.
    @_disfavoredOverload
    public init<S: StringProtocol, V: View>(
        _ title: S,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(selection: selection, content: content) {
            CursesUI.Label(title, systemImage: systemImage)
        }
    }

    /// Creates a picker with a title and a symbol for a property of several values.
    ///
    /// - Parameter systemImage: the name of a symbol; see ``Image/init(systemName:)``.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S,
        systemImage: String,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            CursesUI.Label(title, systemImage: systemImage)
        }
    }

    /// Creates a picker with a title and a symbol for a property of several values, which shows its selection in its own
    /// way. In a terminal, the label of the choice is shown.
    ///
    /// - Parameter systemImage: the name of a symbol; see ``Image/init(systemName:)``.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection, V: View>(
        _ title: S,
        systemImage: String,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            CursesUI.Label(title, systemImage: systemImage)
        }
    }
}
