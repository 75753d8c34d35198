extension NavigationLink {
    /// A link to a view, which is made anew whenever the link is.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(.view(destination(), isActive: nil), label: label())
    }

    /// A link with any views as its label, which leads to a view.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(.view(destination, isActive: nil), label: label())
    }

    /// - Parameter isActive: whether the view is shown. Newer code uses
    ///   ``View/navigationDestination(isPresented:destination:)``.
    public init(
        isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(.view(destination(), isActive: isActive), label: label())
    }

    /// - Parameter isActive: whether the view is shown.
    public init(
        destination: Destination,
        isActive: Binding<Bool>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(.view(destination, isActive: isActive), label: label())
    }

    /// - Parameters:
    ///   - tag: the view is shown while the selection has this value.
    ///   - selection: which of several links is followed.
    public init<V: Hashable>(
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(.view(destination(), isActive: selection.isSelected(tag)), label: label())
    }

    /// - Parameters:
    ///   - tag: the view is shown while the selection has this value.
    ///   - selection: which of several links is followed.
    public init<V: Hashable>(
        destination: Destination,
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(.view(destination, isActive: selection.isSelected(tag)), label: label())
    }

    /// Has no effect on its own: a link in a terminal is no part of a detail view's stack.
    public func isDetailLink(_ isDetailLink: Bool) -> some View {
        self
    }
}

extension NavigationLink where Destination == Never {
    /// A link to the screen for a value; disabled where `nil`.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(.value(value.map { AnyHashable($0) }), label: label())
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// A link to the screen for a value; disabled where `nil`.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(value: value) { Text(titleKey) }
    }

    /// A link to the screen for a value; disabled where `nil`.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(value: value) { Text(title) }
    }
}

extension NavigationLink where Label == Text {
    /// A link with a title, which leads to a view.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link with a title, which leads to a view.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// A link with a title, which leads to a view.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link with a title, which leads to a view.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// A link with a title, which leads to a view.
    public init(
        _ titleKey: LocalizedStringKey,
        destination: Destination,
        isActive: Binding<Bool>
    ) {
        self.init(destination: destination, isActive: isActive) { Text(titleKey) }
    }

    /// A link with a title, which leads to a view.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        destination: Destination,
        isActive: Binding<Bool>
    ) {
        self.init(destination: destination, isActive: isActive) { Text(title) }
    }

    /// A link with a title, which leads on while a binding is true.
    public init(
        _ titleKey: LocalizedStringKey,
        isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(titleKey) }
    }

    /// A link with a title, which leads to a view.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey,
        destination: Destination,
        tag: V,
        selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
    }

    /// A link with a title, which leads to a view.
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
    /// Whether a selection has a value; setting it chooses the value, or nothing.
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
