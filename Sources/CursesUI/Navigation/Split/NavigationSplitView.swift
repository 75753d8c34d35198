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
/// From a width of 60 columns, the columns are side by side. In a narrower view the first column is shown. Return or a
/// click on a row that is selected, a link, and a button in its bar lead to the detail; Escape and the bar lead back.
///
/// A ``NavigationLink`` in a column before the last shows its screen in place of the detail, and its row stays bold. A
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
    @State private var isNarrow = false
    @State private var collapsedDetail = CollapsedDetail()
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
    /// Three columns: a sidebar, content, and detail.
    public init(
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar(), content: content(), detail: detail(), visibility: nil)
    }

    /// Three columns whose visibility can be changed.
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
    /// Two columns: a sidebar and detail.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: nil)
    }

    /// Two columns whose visibility can be changed.
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
        let _ = navigation.replacesRoot = !isNarrow
        let _ = navigation.follow(NavigationPathBinding($path))
        // Without the view itself, which holds the object that keeps the closure.
        let detailShown = $isDetailShown
        let _ = collapsedDetail.show = { detailShown.wrappedValue = true }
        let leading = NavigationReference(navigation: navigation, replaces: true)
        let hasContent = Content.self != EmptyView.self
        SplitColumns(
            shown: shown(hasContent: hasContent), widths: widths, isNarrow: isNarrow,
            narrownessDidChange: { isNarrow, detailHasFocus in
                self.isNarrow = isNarrow
                if isNarrow, detailHasFocus { isDetailShown = true }
            }
        ) {
            NavigationScreen(
                navigation: sidebarNavigation,
                entry: nil,
                content: leadingOn(sidebar, hasButton: isNarrow && !hasContent)
            )
            .onPreferenceChange(SplitColumnWidthKey.self) { widths[0] = $0 }
            .environment(\.navigation, leading)
            .environment(\.collapsedDetail, isNarrow && !hasContent ? collapsedDetail : nil)
            NavigationScreen(
                navigation: contentNavigation,
                entry: nil,
                content: leadingOn(content, hasButton: isNarrow)
            )
            .onPreferenceChange(SplitColumnWidthKey.self) { widths[1] = $0 }
            .environment(\.navigation, leading)
            .environment(\.collapsedDetail, isNarrow ? collapsedDetail : nil)
            NavigationScreens(navigation: navigation) {
                NavigationScreen(navigation: navigation, entry: nil, content: leadingBack)
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

    @MainActor
    private func leadingOn(_ column: some View, hasButton: Bool) -> some View {
        column.toolbar {
            if hasButton {
                ToolbarItem {
                    Button {
                        isDetailShown = true
                    } label: {
                        HStack(columns: 1) {
                            Text("Detail")
                            Text(verbatim: symbols.chevron)
                        }
                    }
                    .buttonStyle(.plain)
                }
            }
        }
    }

    @MainActor
    private var leadingBack: some View {
        detail.toolbar {
            if isNarrow, isDetailShown {
                ToolbarItem(placement: .navigation) {
                    Button {
                        isDetailShown = false
                    } label: {
                        BackLabel()
                    }
                    .buttonStyle(.plain)
                }
            }
        }
    }

    /// The indices of the visible columns.
    @MainActor
    private func shown(hasContent: Bool) -> [Int] {
        if isNarrow {
            return isDetailShown || !navigation.entries.isEmpty ? [2] : hasContent ? [0, 1] : [0]
        }
        guard visibility?.wrappedValue.showsSidebar ?? true else { return [2] }
        guard hasContent else { return [0, 2] }
        return visibility?.wrappedValue == .doubleColumn ? [1, 2] : [0, 1, 2]
    }
}
