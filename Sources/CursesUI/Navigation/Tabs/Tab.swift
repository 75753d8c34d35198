/// A tab of a ``TabView``: its title in the bar, and what it shows.
///
/// ```swift
/// TabView(selection: $selection) {
///     Tab("Home", systemImage: "house", value: 0) { HomeView() }
///     Tab("Search", systemImage: "magnifyingglass", value: 1) { SearchView() }
/// }
/// ```
public struct Tab<Value, Content: View, Label: View> {
    let tag: AnyHashable?
    let content: Content
    let label: Label
}

/// What a tab is for; all look alike in a terminal.
public struct TabRole: Hashable, Sendable {
    private let name: String

    /// The tab that searches; it looks like the others.
    public static let search = TabRole(name: "search")
}

extension Tab: View {
    public var body: some View {
        if let tag {
            content.tabItem { label }.tag(tag)
        } else {
            content.tabItem { label }
        }
    }
}

extension Tab where Value == Never, Label == CursesUI.Label<Text, Image> {
    /// A tab with its content.
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

    /// A tab with its content.
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
}

extension Tab where Value: Hashable, Label == CursesUI.Label<Text, Image> {
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
}

extension Tab where Value: Hashable {
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
    /// A tab with its content.
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
