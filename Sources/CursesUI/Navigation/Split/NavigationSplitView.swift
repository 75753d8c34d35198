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
    /// The app's choice of the column that is shown if there is space for only one.
    let preferredCompactColumn: Binding<NavigationSplitViewColumn>?
    @State private var navigation = Navigation()
    @State private var sidebarNavigation = Navigation()
    @State private var contentNavigation = Navigation()
    @State private var changes = 0
    @State private var path = NavigationPath()
    @Environment(\.themeSymbols) private var symbols
    @Environment(\.navigationSplitViewStyle) private var style
    /// The column that is shown if there is space for only one and the app does not choose it.
    @State private var compactColumn = NavigationSplitViewColumn.sidebar
    @State private var room = SplitRoom.all
    @State private var collapsedDetail = CollapsedDetail()
    @State private var collapsedContent = CollapsedDetail()
    /// The widths of the columns before the detail.
    @State private var widths: [SplitColumnWidth?] = [nil, nil]

    init(
        sidebar: Sidebar,
        content: Content,
        detail: Detail,
        visibility: Binding<NavigationSplitViewVisibility>? = nil,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil
    ) {
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
        self.visibility = visibility
        self.preferredCompactColumn = preferredCompactColumn
    }
}

extension NavigationSplitView {
    /// Creates a split view with three columns: a sidebar, content, and detail.
    public init(
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar(), content: content(), detail: detail())
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

    /// Creates a split view with three columns, one of which is shown if there is space for only one.
    ///
    /// - Parameter preferredCompactColumn: the column that is shown in a narrow space. It changes when the user goes
    ///   to a different column there.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: content(), detail: detail(), preferredCompactColumn: preferredCompactColumn
        )
    }

    /// Creates a split view with three columns whose visibility can be changed, and one of which is shown if there is
    /// space for only one.
    ///
    /// - Parameters:
    ///   - columnVisibility: the visible columns.
    ///   - preferredCompactColumn: the column that is shown in a narrow space. It changes when the user goes to a
    ///     different column there.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility,
            preferredCompactColumn: preferredCompactColumn
        )
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Creates a split view with two columns: a sidebar and detail.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar: sidebar(), content: EmptyView(), detail: detail())
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

    /// Creates a split view with two columns, one of which is shown if there is space for only one.
    ///
    /// - Parameter preferredCompactColumn: the column that is shown in a narrow space. It changes when the user goes
    ///   to a different column there.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: EmptyView(), detail: detail(), preferredCompactColumn: preferredCompactColumn
        )
    }

    /// Creates a split view with two columns whose visibility can be changed, and one of which is shown if there is
    /// space for only one.
    ///
    /// - Parameters:
    ///   - columnVisibility: the visible columns.
    ///   - preferredCompactColumn: the column that is shown in a narrow space. It changes when the user goes to a
    ///     different column there.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: columnVisibility,
            preferredCompactColumn: preferredCompactColumn
        )
    }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let number: Int

    /// The first column.
    public static let sidebar = NavigationSplitViewColumn(number: 0)
    /// The middle one of three columns.
    public static let content = NavigationSplitViewColumn(number: 1)
    /// The last column.
    public static let detail = NavigationSplitViewColumn(number: 2)
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
        let styled = SplitStyleReader { columns(isDetailProminent: $0) }
        if let style {
            style.makeBody(NavigationSplitViewStyleConfiguration(columns: AnyView(styled)))
        } else {
            styled
        }
    }

    @ViewBuilder @MainActor
    private func columns(isDetailProminent: Bool) -> some View {
        let navigation = navigation
        let changes = $changes
        let _ = changes.wrappedValue
        let _ = navigation.didChange = { changes.wrappedValue += 1 }
        let isNarrow = room != .all
        let _ = navigation.replacesRoot = !isNarrow
        let _ = navigation.follow(NavigationPathBinding($path))
        // The closure does not capture the view itself, because the view holds the object that keeps the closure.
        let column = preferredCompactColumn ?? $compactColumn
        let _ = collapsedDetail.show = { column.wrappedValue = .detail }
        let _ = collapsedContent.show = { column.wrappedValue = .content }
        let leading = NavigationReference(navigation: navigation, replaces: true)
        let hasContent = Content.self != EmptyView.self
        let isDetailShown = column.wrappedValue == .detail
        let isContentShown = hasContent && column.wrappedValue == .content
        let beforeDetail: NavigationSplitViewColumn = hasContent ? .content : .sidebar
        let hidesContent = hasContent && room == .one
        let next = hidesContent ? collapsedContent : isNarrow && !hasContent ? collapsedDetail : nil
        SplitColumns(
            shown: shown(column.wrappedValue, hasContent: hasContent), widths: widths,
            isDetailProminent: isDetailProminent, room: room,
            roomDidChange: { room, focusedColumn in
                self.room = room
                if room != .all, focusedColumn == 2 { column.wrappedValue = .detail }
                if room == .one, focusedColumn == 1 { column.wrappedValue = .content }
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
                    .modifier(
                        LeadingBack(
                            isShown: hidesContent && isContentShown, column: column, previous: .sidebar))
            )
            .onPreferenceChange(SplitColumnWidthKey.self) { widths[1] = $0 }
            .environment(\.navigation, leading)
            .environment(\.collapsedDetail, isNarrow ? collapsedDetail : nil)
            .onExitCommand(perform: hidesContent && isContentShown ? { column.wrappedValue = .sidebar } : nil)
            NavigationScreens(navigation: navigation) {
                NavigationScreen(
                    navigation: navigation, entry: nil,
                    content: detail.modifier(
                        LeadingBack(isShown: isNarrow && isDetailShown, column: column, previous: beforeDetail))
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
            .onExitCommand(perform: isNarrow && isDetailShown ? { column.wrappedValue = beforeDetail } : nil)
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
    private func shown(_ column: NavigationSplitViewColumn, hasContent: Bool) -> [Int] {
        if room != .all {
            if column == .detail || !navigation.entries.isEmpty { return [2] }
            guard hasContent else { return [0] }
            return room == .one ? [column == .content ? 1 : 0] : [0, 1]
        }
        guard visibility?.wrappedValue.showsSidebar ?? true else { return [2] }
        guard hasContent else { return [0, 2] }
        return visibility?.wrappedValue == .doubleColumn ? [1, 2] : [0, 1, 2]
    }
}

/// Adds a button to a column's bar that leads back to the previous column.
private struct LeadingBack: ViewModifier {
    let isShown: Bool
    let column: Binding<NavigationSplitViewColumn>
    let previous: NavigationSplitViewColumn

    func body(content: Content) -> some View {
        content.toolbar {
            if isShown {
                ToolbarItem(placement: .navigation) {
                    Button {
                        column.wrappedValue = previous
                    } label: {
                        BackLabel()
                    }
                    .buttonStyle(.plain)
                }
            }
        }
    }
}
