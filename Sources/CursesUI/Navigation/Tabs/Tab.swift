/// A tab of a ``TabView``: its label in the bar, and its content.
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

/// The role of a tab; all roles look alike in a terminal.
public struct TabRole: Hashable, Sendable {
    private let name: String

    /// The role of a tab for searching. The tab looks like other tabs.
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
