/// A group of tabs with a title. The bar of a terminal shows the tabs side by side, without the title.
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
public struct TabSection<Header: View, Content: View> {
    private let header: Header
    private let content: Content

    /// Creates a section of tabs with a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
        self.header = header()
        self.content = content()
    }
}

extension TabSection where Header == Text {
    /// Creates a section of tabs with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a section of tabs with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension TabSection where Header == EmptyView {
    /// Creates a section of tabs without a header.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}

extension TabSection: View {
    public var body: some View { content }
}
