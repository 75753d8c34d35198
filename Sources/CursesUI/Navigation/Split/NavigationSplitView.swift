import CursesUITerminal

/// Screens in columns: a sidebar with choices and the detail of the selection.
///
/// ```swift
/// NavigationSplitView {
///     List(cities, selection: $selection) { Text($0.name) }
///         .navigationTitle("Cities")
/// } detail: {
///     CityView(selection: selection)
/// }
/// ```
///
/// ```text
///    Cities   │           Paris
/// ────────────┼──────────────────────────
/// Paris       │ 2,100,000 inhabitants
/// Rome        │
/// ```
///
/// From a width of 60 columns, the columns are side by side. In a narrower view the first column is shown. Selecting a
/// selected row again with Return or a click, following a link, and a button in the bar lead to the detail. Escape and
/// a button in the bar lead back.
///
/// A ``NavigationLink`` in any column but the last shows its screen in place of the detail, and its row stays bold. A
/// link with a value in a list with a selection of that type selects the value.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
    let sidebar: Sidebar
    let content: Content
    let detail: Detail
    let visibility: Binding<NavigationSplitViewVisibility>?
    @State private var navigation = Navigation()
    @State private var sidebarNavigation = Navigation()
    @State private var contentNavigation = Navigation()
    @State private var changes = 0
    @State private var path = NavigationPath()
    @Environment(\.themeSymbols) private var symbols
    @State private var isDetailShown = false
    /// Whether the content replaces the sidebar when there is space for only one column.
    @State private var isContentShown = false
    @State private var room = SplitRoom.all
    @State private var collapsedDetail = CollapsedDetail()
    @State private var collapsedContent = CollapsedDetail()
    /// The widths of the columns before the detail.
    @State private var widths: [SplitColumnWidth?] = [nil, nil]

    init(
        sidebar: Sidebar,
        content: Content,
        detail: Detail,
        visibility: Binding<NavigationSplitViewVisibility>?
    ) {
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
        self.visibility = visibility
    }
}

extension NavigationSplitView {
    /// Creates a split view with three columns: a sidebar, content, and detail.
    public init(
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar(), content: content(), detail: detail(), visibility: nil)
    }

    /// Creates a split view with three columns whose visibility can be changed.
    ///
    /// - Parameter columnVisibility: the visible columns.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility
        )
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Creates a split view with two columns: a sidebar and detail.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: nil)
    }

    /// Creates a split view with two columns whose visibility can be changed.
    ///
    /// - Parameter columnVisibility: the visible columns.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: columnVisibility
        )
    }
}

/// The visible columns of a split view.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
    /// Whether the first column is visible.
    let showsSidebar: Bool
    private let name: String

    /// The same as ``all``.
    public static let automatic = NavigationSplitViewVisibility(showsSidebar: true, name: "automatic")
    /// Every column.
    public static let all = NavigationSplitViewVisibility(showsSidebar: true, name: "all")
    /// The last two columns.
    public static let doubleColumn = NavigationSplitViewVisibility(
        showsSidebar: true, name: "doubleColumn"
    )
    /// The last column alone.
    public static let detailOnly = NavigationSplitViewVisibility(
        showsSidebar: false, name: "detailOnly"
    )
}

extension NavigationSplitView: View {
    public var body: some View {
        let navigation = navigation
        let changes = $changes
        let _ = changes.wrappedValue
        let _ = navigation.didChange = { changes.wrappedValue += 1 }
        let isNarrow = room != .all
        let _ = navigation.replacesRoot = !isNarrow
        let _ = navigation.follow(NavigationPathBinding($path))
        // The closure does not capture the view itself, because the view holds the object that keeps the closure.
        let detailShown = $isDetailShown
        let _ = collapsedDetail.show = { detailShown.wrappedValue = true }
        let contentShown = $isContentShown
        let _ = collapsedContent.show = { contentShown.wrappedValue = true }
        let leading = NavigationReference(navigation: navigation, replaces: true)
        let hasContent = Content.self != EmptyView.self
        let hidesContent = hasContent && room == .one
        let next = hidesContent ? collapsedContent : isNarrow && !hasContent ? collapsedDetail : nil
        SplitColumns(
            shown: shown(hasContent: hasContent), widths: widths, room: room,
            roomDidChange: { room, focusedColumn in
                self.room = room
                if room != .all, focusedColumn == 2 { isDetailShown = true }
                if room == .one, let focusedColumn, focusedColumn > 0 { isContentShown = true }
            }
        ) {
            NavigationScreen(
                navigation: sidebarNavigation,
                entry: nil,
                content: leadingOn(sidebar, hidesContent ? "Content" : "Detail", next)
            )
            .onPreferenceChange(SplitColumnWidthKey.self) { widths[0] = $0 }
            .environment(\.navigation, leading)
            .environment(\.collapsedDetail, next)
            NavigationScreen(
                navigation: contentNavigation,
                entry: nil,
                content: leadingOn(content, "Detail", isNarrow ? collapsedDetail : nil)
                    .modifier(LeadingBack(isShown: hidesContent && isContentShown, binding: $isContentShown))
            )
            .onPreferenceChange(SplitColumnWidthKey.self) { widths[1] = $0 }
            .environment(\.navigation, leading)
            .environment(\.collapsedDetail, isNarrow ? collapsedDetail : nil)
            .onExitCommand(perform: hidesContent && isContentShown ? { isContentShown = false } : nil)
            NavigationScreens(navigation: navigation) {
                NavigationScreen(
                    navigation: navigation, entry: nil,
                    content: detail.modifier(
                        LeadingBack(isShown: isNarrow && isDetailShown, binding: $isDetailShown))
                )
                .modifier(PresenceModifier(isPresent: navigation.entries.isEmpty))
                ForEach(navigation.entries) { entry in
                    NavigationEntryScreen(navigation: navigation, entry: entry)
                        .environment(\.presentation, Presentation(entry))
                        .environment(\.isDetailRoot, !isNarrow && entry === navigation.entries.first)
                        .modifier(PresenceModifier(isPresent: entry === navigation.entries.last))
                }
            }
            .environment(\.navigation, NavigationReference(navigation: navigation))
            .onExitCommand(perform: isNarrow && isDetailShown ? { isDetailShown = false } : nil)
        }
    }

    /// Adds a button to the bar of a column that shows the next column, if that column is not visible.
    @MainActor
    private func leadingOn(_ column: some View, _ title: LocalizedStringKey, _ next: CollapsedDetail?) -> some View {
        column.toolbar {
            if let next {
                ToolbarItem {
                    Button {
                        next.show()
                    } label: {
                        HStack(columns: 1) {
                            Text(title)
                            Text(verbatim: symbols.chevron)
                        }
                    }
                    .buttonStyle(.plain)
                }
            }
        }
    }

    /// Returns the indices of the visible columns.
    @MainActor
    private func shown(hasContent: Bool) -> [Int] {
        if room != .all {
            if isDetailShown || !navigation.entries.isEmpty { return [2] }
            guard hasContent else { return [0] }
            return room == .one ? [isContentShown ? 1 : 0] : [0, 1]
        }
        guard visibility?.wrappedValue.showsSidebar ?? true else { return [2] }
        guard hasContent else { return [0, 2] }
        return visibility?.wrappedValue == .doubleColumn ? [1, 2] : [0, 1, 2]
    }
}

/// Adds a button to a column's bar that leads back to the previous column.
private struct LeadingBack: ViewModifier {
    let isShown: Bool
    let binding: Binding<Bool>

    func body(content: Content) -> some View {
        content.toolbar {
            if isShown {
                ToolbarItem(placement: .navigation) {
                    Button {
                        binding.wrappedValue = false
                    } label: {
                        BackLabel()
                    }
                    .buttonStyle(.plain)
                }
            }
        }
    }
}
