extension NavigationLink {
    /// Creates a link to a view. The view is created each time the link is evaluated.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(.view(destination(), isActive: nil), label: label())
    }

    /// Creates a link to a view with a custom label.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(.view(destination, isActive: nil), label: label())
    }

    /// Creates a link to a view that is shown while a binding is true.
    ///
    /// - Parameter isActive: whether the view is shown. Newer code uses
    ///   ``View/navigationDestination(isPresented:destination:)``.
    public init(
        isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(.view(destination(), isActive: isActive), label: label())
    }

    /// Creates a link to a view that is shown while a binding is true.
    ///
    /// - Parameter isActive: whether the view is shown.
    public init(
        destination: Destination,
        isActive: Binding<Bool>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(.view(destination, isActive: isActive), label: label())
    }

    /// Creates a link to a view that is shown while a selection has a certain value.
    ///
    /// - Parameters:
    ///   - tag: the value for which the view is shown.
    ///   - selection: the selection that several links share.
    public init<V: Hashable>(
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(.view(destination(), isActive: selection.isSelected(tag)), label: label())
    }

    /// Creates a link to a view that is shown while a selection has a certain value.
    ///
    /// - Parameters:
    ///   - tag: the value for which the view is shown.
    ///   - selection: the selection that several links share.
    public init<V: Hashable>(
        destination: Destination,
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(.view(destination, isActive: selection.isSelected(tag)), label: label())
    }

    /// Has no effect: a link always leads to a screen of the stack that contains it.
    public func isDetailLink(_ isDetailLink: Bool) -> some View {
        self
    }
}

extension NavigationLink where Destination == Never {
    /// Creates a link to the screen of a value. The link is disabled if the value is `nil`.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(.value(value.map { AnyHashable($0) }), label: label())
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link to the screen of a value. The link is disabled if the value is `nil`.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(value: value) { Text(titleKey) }
    }

    /// Creates a link to the screen of a value. The link is disabled if the value is `nil`.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(value: value) { Text(title) }
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link to a view, with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link to a view, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// Creates a link to a view, with a title.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link to a view, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// Creates a link with a title to a view that is shown while a binding is true.
    public init(
        _ titleKey: LocalizedStringKey,
        destination: Destination,
        isActive: Binding<Bool>
    ) {
        self.init(destination: destination, isActive: isActive) { Text(titleKey) }
    }

    /// Creates a link with a title to a view that is shown while a binding is true.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        destination: Destination,
        isActive: Binding<Bool>
    ) {
        self.init(destination: destination, isActive: isActive) { Text(title) }
    }

    /// Creates a link with a title to a view that is shown while a binding is true.
    public init(
        _ titleKey: LocalizedStringKey,
        isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(titleKey) }
    }

    /// Creates a link with a title to a view that is shown while a selection has a certain value.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey,
        destination: Destination,
        tag: V,
        selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
    }

    /// Creates a link with a title to a view that is shown while a selection has a certain value.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S,
        destination: Destination,
        tag: V,
        selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
    }
}

extension Binding {
    /// Returns a binding to whether the selection has the given value. Setting it selects the value or clears the
    /// selection.
    fileprivate func isSelected<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
        Binding<Bool>(
            get: { wrappedValue == tag },
            set: { isSelected in
                if isSelected {
                    wrappedValue = tag
                } else if wrappedValue == tag {
                    wrappedValue = nil
                }
            }
        )
    }
}
