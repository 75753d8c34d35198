/// A tab of a ``TabView``: its label in the bar, and its content.
///
/// ```swift
/// TabView(selection: $selection) {
///     Tab("Home", systemImage: "house", value: .home) { HomeView() }
///     Tab("Search", systemImage: "magnifyingglass", value: .search) { SearchView() }
/// }
/// ```
public struct Tab<Value, Content: View, Label: View> {
    let tag: AnyHashable?
    let content: Content
    let label: Label
}

/// The role of a tab, which determines the label of a tab that has none.
public struct TabRole: Hashable, Sendable {
    private let name: String

    /// The role of a tab for searching.
    public static let search = TabRole(name: "search")
}

/// The label of a tab that is created without a label. It depends on the role of the tab.
public struct DefaultTabLabel {
    let role: TabRole?
}

extension DefaultTabLabel: View {
    public var body: some View {
        if role == .search {
            Label("Search", systemImage: "magnifyingglass")
        } else {
            Text(verbatim: "•")
        }
    }
}

extension Tab: TabContent where Value: Hashable {
    public typealias TabValue = Value
    public typealias Body = Never
}

extension Tab: PrimitiveTabContent where Value: Hashable {
    @ViewBuilder
    var views: some View {
        if let tag {
            content.tabItem { label }.tag(tag)
        } else {
            content.tabItem { label }
        }
    }
}

extension Tab where Value == Never, Label == CursesUI.Label<Text, Image> {
    /// Creates a tab with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        tag = nil
        self.content = content()
        label = CursesUI.Label(titleKey, systemImage: systemImage)
    }

    /// Creates a tab with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        tag = nil
        self.content = content()
        label = CursesUI.Label(title, systemImage: systemImage)
    }

    /// Creates a tab with a title and a picture.
    public init(
        _ titleKey: LocalizedStringKey,
        image: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        tag = nil
        self.content = content()
        label = CursesUI.Label(titleKey, image: image)
    }

    /// Creates a tab with a title and a picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        image: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        tag = nil
        self.content = content()
        label = CursesUI.Label(title, image: image)
    }
}

extension Tab where Value: Hashable, Label == CursesUI.Label<Text, Image> {
    /// Creates a tab for a selection value, with a title and a symbol.
    ///
    /// - Parameter value: the selection for which the tab is shown.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        tag = AnyHashable(value)
        self.content = content()
        label = CursesUI.Label(titleKey, systemImage: systemImage)
    }

    /// Creates a tab for a selection value, with a title and a symbol.
    ///
    /// - Parameter value: the selection for which the tab is shown.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        tag = AnyHashable(value)
        self.content = content()
        label = CursesUI.Label(title, systemImage: systemImage)
    }

    /// Creates a tab for a selection value, with a title and a picture.
    ///
    /// - Parameter value: the selection for which the tab is shown.
    public init(
        _ titleKey: LocalizedStringKey,
        image: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        tag = AnyHashable(value)
        self.content = content()
        label = CursesUI.Label(titleKey, image: image)
    }

    /// Creates a tab for a selection value, with a title and a picture.
    ///
    /// - Parameter value: the selection for which the tab is shown.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        image: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        tag = AnyHashable(value)
        self.content = content()
        label = CursesUI.Label(title, image: image)
    }
}

extension Tab where Value: Hashable {
    /// Creates a tab for a selection value, with a custom label.
    ///
    /// - Parameter value: the selection for which the tab is shown.
    public init(
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        tag = AnyHashable(value)
        self.content = content()
        self.label = label()
    }
}

extension Tab where Value == Never {
    /// Creates a tab with a custom label.
    public init(
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        tag = nil
        self.content = content()
        self.label = label()
    }
}

extension Tab where Value: Hashable, Label == DefaultTabLabel {
    /// Creates a tab for a selection value, with the label of its role.
    ///
    /// - Parameter value: the selection for which the tab is shown.
    public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        tag = AnyHashable(value)
        self.content = content()
        label = DefaultTabLabel(role: role)
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// Creates a tab with the label of its role.
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        tag = nil
        self.content = content()
        label = DefaultTabLabel(role: role)
    }
}
