/// The tabs of a ``TabView``, or some of them.
///
/// ```swift
/// struct LibraryTabs: TabContent {
///     var body: some TabContent<Screen> {
///         Tab("Albums", systemImage: "square.stack", value: .albums) { AlbumsView() }
///         Tab("Artists", systemImage: "music.mic", value: .artists) { ArtistsView() }
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// The type of the selection.
    associatedtype TabValue: Hashable = Body.TabValue
    associatedtype Body: TabContent

    /// The tabs that the content consists of.
    @TabContentBuilder<TabValue> @MainActor @preconcurrency
    var body: Body { get }
}

extension Never: TabContent {
    public typealias TabValue = Never
}

/// Tab content that CursesUI defines. It has views, which are tabs, instead of a body.
@MainActor
protocol PrimitiveTabContent: TabContent where Body == Never {
    associatedtype Views: View

    var views: Views { get }
}

extension PrimitiveTabContent {
    /// Never called: CursesUI reads the views instead.
    public var body: Never {
        fatalError("\(Self.self) has views; it has no body.")
    }
}

/// The views of tab content.
struct TabViews<Content: TabContent> {
    let content: Content
}

extension TabViews: View {
    var body: some View {
        if let primitive = content as? any PrimitiveTabContent {
            AnyView(primitive.views)
        } else {
            TabContentBody(host: StyleHost(style: content))
        }
    }
}

/// Evaluates the body of tab content in a view of its own, so that the content can have state.
private struct TabContentBody<Content: TabContent>: View {
    let host: StyleHost<Content>

    var body: some View { TabViews<Content.Body>(content: host.style.body) }
}

/// Tab content whose type is hidden.
public struct AnyTabContent<SelectionValue: Hashable> {
    private let content: any TabContent<SelectionValue>

    /// Hides the type of tab content.
    public init<T: TabContent>(_ tabContent: T) where T.TabValue == SelectionValue {
        content = tabContent
    }
}

extension AnyTabContent: PrimitiveTabContent {
    public typealias TabValue = SelectionValue

    var views: some View {
        func views<Content: TabContent>(_ content: Content) -> AnyView { AnyView(TabViews(content: content)) }
        return views(content)
    }
}
