extension Picker {
    /// Creates a picker that shows its selection in its own way. In a terminal, the label of the choice is shown.
    public init<V: View>(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(selection, label: label(), content: content())
    }

    /// Creates a picker for a property of several values: it shows that of the first, and sets that of all.
    ///
    /// - Parameters:
    ///   - sources: the values.
    ///   - selection: the key path to the binding of the property.
    public init<C: RandomAccessCollection>(
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(Self.selection(of: sources, selection), label: label(), content: content())
    }

    /// Creates a picker for a property of several values, which shows its selection in its own way. In a terminal, the
    /// label of the choice is shown.
    public init<C: RandomAccessCollection, V: View>(
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(sources: sources, selection: selection, content: content, label: label)
    }

    /// Returns a binding to a property of several values, which must not be empty.
    fileprivate static func selection<C: RandomAccessCollection>(
        of sources: C, _ path: KeyPath<C.Element, Binding<SelectionValue>>
    ) -> Binding<SelectionValue> {
        let all = sources.map { $0[keyPath: path] }
        guard let first = all.first else { preconditionFailure("A picker for several values needs at least one.") }
        return Binding {
            first.wrappedValue
        } set: { new in
            for each in all { each.wrappedValue = new }
        }
    }
}

extension Picker where Label == Text {
    /// Creates a picker with a title, which shows its selection in its own way. In a terminal, the label of the choice
    /// is shown.
    public init<V: View>(
        _ titleKey: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(selection, label: Text(titleKey), content: content())
    }

    /// Creates a picker with a title for a property of several values.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Self.selection(of: sources, selection), label: Text(titleKey), content: content())
    }

    /// Creates a picker with a title for a property of several values, which shows its selection in its own way. In a
    /// terminal, the label of the choice is shown.
    public init<C: RandomAccessCollection, V: View>(
        _ titleKey: LocalizedStringKey,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(Self.selection(of: sources, selection), label: Text(titleKey), content: content())
    }

    /// Creates a picker with a title, which shows its selection in its own way. In a terminal, the label of the choice
    /// is shown.
    @_disfavoredOverload
    public init<S: StringProtocol, V: View>(
        _ title: S,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(selection, label: Text(title), content: content())
    }

    /// Creates a picker with a title for a property of several values.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Self.selection(of: sources, selection), label: Text(title), content: content())
    }

    /// Creates a picker with a title for a property of several values, which shows its selection in its own way. In a
    /// terminal, the label of the choice is shown.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection, V: View>(
        _ title: S,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(Self.selection(of: sources, selection), label: Text(title), content: content())
    }
}
