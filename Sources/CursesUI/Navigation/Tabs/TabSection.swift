/// A group of tabs with a title.
///
/// A sidebar shows the title above the tabs, with the controls of ``TabContent/sectionActions(content:)`` beside it. A
/// bar shows the tabs side by side, without the title.
///
/// ```swift
/// TabView {
///     Tab("Home", systemImage: "house") { HomeView() }
///     TabSection("Library") {
///         Tab("Albums", systemImage: "square.stack") { AlbumsView() }
///         Tab("Artists", systemImage: "music.mic") { ArtistsView() }
///     }
/// }
/// ```
public struct TabSection<Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable>
where SelectionValue == Content.TabValue {
    private let header: Header
    private let content: Content
    private let footer: Footer
}

extension TabSection where Footer == EmptyView {
    /// Creates a section of tabs with a header.
    public init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) {
        self.content = content()
        self.header = header()
        footer = EmptyView()
    }
}

extension TabSection where Header == Text, Footer == EmptyView {
    /// Creates a section of tabs with a title.
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.content = content()
        header = Text(titleKey)
        footer = EmptyView()
    }

    /// Creates a section of tabs with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.content = content()
        header = Text(title)
        footer = EmptyView()
    }
}

extension TabSection where Header == EmptyView, Footer == EmptyView {
    /// Creates a section of tabs without a header.
    public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
        self.content = content()
        header = EmptyView()
        footer = EmptyView()
    }
}

extension TabSection: TabContent {
    public typealias TabValue = SelectionValue
    public typealias Body = Never
}

extension TabSection: PrimitiveTabContent {
    var views: some View { TabViews(content: content).modifier(TabSectionModifier(header: header)) }
}
