import CursesUITerminal

/// A view with several tabs, one of which is selected in a bar.
///
/// ```swift
/// TabView {
///     HomeView().tabItem { Label("Home", systemImage: "house") }
///     SearchView().tabItem { Text("Search") }
/// }
/// ```
///
/// ```text
///        ⌂ Home             Search
/// ━━━━━━━━━━━━━━━━━━━───────────────────
///                Welcome!
/// ```
///
/// With ``TabViewStyle/sidebarAdaptable`` the tabs are in a sidebar on a wide screen.
///
/// Tab and the arrow keys move to the bar, and Return selects a tab. Alt with a digit selects a tab from anywhere, and
/// Control with Page Up and Page Down selects the neighbouring tabs; these keys move the focus from the bar into the
/// tab. Pages (``PageTabViewStyle``) are turned by the left and right arrow keys too, unless a control in the page uses
/// them; pages in a tab leave the other keys to the tabs around them. The content of a tab is created when the tab is
/// first selected, and keeps its state from then on. When a different tab is selected, the tab disappears
/// (``View/onDisappear(perform:)``) and its tasks end until it is selected again.
public struct TabView<SelectionValue: Hashable, Content: View> {
    let selection: Binding<SelectionValue>?
    let content: Content
    @State private var ownSelection: AnyHashable?
    /// The tab without a tag that the user has selected.
    @State private var untagged: UntaggedTab?
    @State private var tabs: [TabInfo] = []
    @State private var isBarHidden = false
    @Environment(\.tabViewLook) private var look
    @Environment(\.adaptableTabBarPlacement) private var placement
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.tabViewBottomAccessory) private var accessory

    /// Creates a tab view with a selection.
    ///
    /// - Parameter selection: the tag of the selected tab.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    /// Creates a tab view with a selection.
    ///
    /// - Parameter selection: the tag of the selected tab.
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }
}

// Disfavored, because the compiler then tries the builder for tabs only if the content has no views.
extension TabView {
    /// Creates a tab view from tabs, with a selection.
    ///
    /// - Parameter selection: the value of the selected tab.
    @_disfavoredOverload
    public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        self.selection = selection
        self.content = TabContentBuilder<SelectionValue>.Content(content: content())
    }
}

extension TabView where SelectionValue == Never {
    /// Creates a tab view from tabs. It keeps its own selection; the first tab is selected at first.
    @_disfavoredOverload
    public init<C: TabContent>(
        @TabContentBuilder<Never> content: () -> C
    ) where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
        selection = nil
        self.content = TabContentBuilder<Never>.Content(content: content())
    }
}

extension TabView where SelectionValue == Int {
    /// Creates a tab view that keeps its own selection. The first tab is selected at first.
    public init(@ViewBuilder content: () -> Content) {
        self.selection = nil
        self.content = content()
    }
}

extension TabView: View {
    public var body: some View {
        let chosen = chosen
        let index = tabs.selectedIndex(chosen)
        VStack(spacing: 0) {
            if look == .sidebarAdaptable {
                AdaptableTabLayout(hasSidebar: hasSidebar) {
                    if hasSidebar {
                        TabSidebar(tabs: tabs, selected: index) { select($0) }
                    } else {
                        TabBar(tabs: tabs, selected: index) { select($0) }.modifier(BarTraitModifier())
                    }
                    pages(chosen, placement: hasSidebar ? .sidebar : .topBar)
                }
            } else {
                if look == .bar, !isBarHidden, !TabBarAppearance.isHidden {
                    TabBar(tabs: tabs, selected: index) { select($0) }.modifier(BarTraitModifier())
                }
                pages(chosen, placement: look == .bar ? .topBar : look == .pages ? .pageIndicator : nil)
                if look == .pages {
                    PageBar(count: tabs.count, selected: index) { select($0) }.modifier(BarTraitModifier())
                }
            }
            accessory?
                .environment(\.tabViewBottomAccessoryPlacement, .expanded)
                .environment(\.tabViewBottomAccessory, nil)
                .modifier(FocusGroupModifier())
        }
        .modifier(
            TabKeys(look: look, count: tabs.count) { key in
                guard let next = key.index(from: index, of: tabs.map { $0.isEnabled }) else { return false }
                select(next)
                return true
            })
    }

    /// The selected page. The views that the app adds to the sidebar are not for tab views in the page.
    @MainActor
    private func pages(_ chosen: AnyHashable?, placement: TabBarPlacement?) -> some View {
        TabPages(selection: chosen, tabs: $tabs, content: content)
            .onPreferenceChange(HiddenTabBarKey.self) { isBarHidden = $0 }
            // The bar of a tab view around this one stays.
            .transformPreference(HiddenTabBarKey.self) { $0 = false }
            .environment(\.tabBarPlacement, placement)
            .environment(\.tabSidebarParts, TabSidebarParts())
            .environment(\.tabViewBottomAccessory, nil)
    }

    /// Whether the tabs are in a sidebar.
    private var hasSidebar: Bool {
        look == .sidebarAdaptable && placement != .tabBar && horizontalSizeClass != .compact
    }

    /// The selection. A tab without a tag is selected until the binding has another value.
    private var chosen: AnyHashable? {
        guard let selection else { return ownSelection }
        let value = AnyHashable(selection.wrappedValue)
        return untagged?.selection == value ? untagged.map { AnyHashable($0) } : value
    }

    @MainActor
    private func select(_ index: Int) {
        guard tabs.indices.contains(index), tabs[index].isEnabled else { return }
        let value = tabs[index].tag ?? AnyHashable(index)
        guard let selection else { return ownSelection = value }
        if let value = value.base as? SelectionValue {
            untagged = nil
            selection.wrappedValue = value
        } else {
            untagged = UntaggedTab(index: index, selection: AnyHashable(selection.wrappedValue))
        }
    }
}

/// Shows the tab labels side by side, above a line that is heavy below the selected tab. If the labels do not fit, only
/// the label of the selected tab is shown.
struct TabBar {
    let tabs: [TabInfo]
    let selected: Int
    let select: @MainActor (Int) -> Void
}

extension TabBar: View {
    var body: some View {
        ViewThatFits(in: .horizontal) {
            TabBarLayout {
                ForEach(tabs) { tab in
                    TabLayout {
                        Button {
                            select(tab.id)
                        } label: {
                            TabLabel(item: tab.item, number: tab.id + 1)
                                .bold(tab.id == selected)
                                .lineLimit(1)
                        }
                        .buttonStyle(.plain)
                        .environment(\.isGroupEntry, tab.id == selected)
                        .disabled(!tab.isEnabled)
                        .accessibility {
                            $0.role = .tab
                            if tab.id == selected { $0.addedTraits = .isSelected }
                        }
                        TabLine(isHeavy: tab.id == selected)
                    }
                }
            }
            CompactTabBar(tabs: tabs, selected: selected, select: select)
        }
        .environment(\.isInBar, true)
        .modifier(FocusGroupModifier())
    }
}

/// The label of a tab, or its number if it has no label. It is evaluated on its own when the label is described again.
struct TabLabel {
    let item: TabItem?
    let number: Int
}

extension TabLabel: View {
    var body: some View {
        let _ = item?.revision.value
        if let badge = item?.badge {
            HStack(columns: 1) {
                label
                badge.foregroundColor(.secondary)
            }
        } else {
            label
        }
    }

    @MainActor
    private var label: AnyView {
        item?.label ?? AnyView(Text(verbatim: "\(number)"))
    }
}

/// A dot for each page, with arrows to the neighbouring pages.
struct PageBar {
    let count: Int
    let selected: Int
    let select: @MainActor (Int) -> Void
    @Environment(\.themeSymbols) private var symbols
    @Environment(\.indexViewLook) private var look

    init(count: Int, selected: Int, select: @escaping @MainActor (Int) -> Void) {
        self.count = count
        self.selected = selected
        self.select = select
    }
}

extension PageBar: View {
    var body: some View {
        HStack(columns: 1) {
            Button {
                select(selected - 1)
            } label: {
                Text(verbatim: symbols.back).fixedSize()
            }
            .disabled(selected <= 0)
            ViewThatFits(in: .horizontal) {
                Text(verbatim: (0..<count).map { $0 == selected ? "●" : "○" }.joined(separator: " "))
                Text(verbatim: "\(selected + 1)/\(count)").lineLimit(1)
            }
            Button {
                select(selected + 1)
            } label: {
                Text(verbatim: symbols.chevron).fixedSize()
            }
            .disabled(selected >= count - 1)
        }
        .padding(cells: CellInsets(leading: look.hasGround ? 1 : 0, trailing: look.hasGround ? 1 : 0))
        .background {
            if look.hasGround { Rectangle().fill(.quaternary) }
        }
        .buttonStyle(.plain)
        .environment(\.isInBar, true)
        .modifier(FocusGroupModifier())
    }
}

/// A line across the whole width, in the theme's line characters.
struct TabLine {
    let isHeavy: Bool
}

extension TabLine: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<TabLine> {
        LeafNode(self, in: context) { TabLineLayoutNode($0.view, owner: $0) }
    }
}

final class TabLineLayoutNode: LayoutNode, LeafLayoutNode {
    private var isHeavy: Bool

    init(_ view: TabLine, owner: Node) {
        isHeavy = view.isHeavy
        super.init(owner: owner)
    }

    func update(_ view: TabLine) {
        isHeavy = view.isHeavy
        setNeedsDisplay()
    }

    override var traits: (any LayoutTraits)? { self }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        CellSize(width: proposal.width ?? 1, height: 1)
    }

    override func draw(in context: DrawingContext) {
        let separator = owner.environment.themeBorders.separator
        let lines = isHeavy && separator == .light ? LineCharacters.heavy : separator.characters
        let environment = owner.environment
        var style = Style(attributes: isHeavy ? .bold : .dim)
        if environment.design.surfaces != nil {
            let color: Color = isHeavy ? .accentColor : Color(.separator)
            style = color.resolved(in: environment).applied(to: .plain)
        }
        context.forEachPoint(of: CellRect(origin: .zero, size: frame.size)) {
            context.put(lines.horizontal, style: style, at: $0)
        }
    }
}

extension TabLineLayoutNode: LayoutTraits {
    var takesSpacing: Bool { false }
}
