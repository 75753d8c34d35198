import CursesUITerminal

/// The properties of a tab that its tab view uses.
struct TabInfo: Identifiable {
    let id: Int
    let item: TabItem?
    let tag: AnyHashable?

    /// Whether the tab can be selected in the bar. A view that reads this depends on it.
    @MainActor
    var isEnabled: Bool {
        _ = item?.revision.value
        return item?.isEnabled ?? true
    }
}

/// A selected tab that has no tag for the binding of its tab view.
struct UntaggedTab: Hashable {
    let index: Int
    /// The value of the binding when the tab was selected.
    let selection: AnyHashable
}

/// Shows the selected tab of a tab view.
struct TabPages<Content: View> {
    let selection: AnyHashable?
    let tabs: Binding<[TabInfo]>
    let content: Content
}

extension TabPages: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<TabPages> {
        TabPagesNode(self, in: context)
    }
}

final class TabPagesNode<Content: View>:
    LayoutContainerNode<TabPages<Content>, Content, TabPagesLayoutNode>, TabContainer
{
    private var known: [Known] = []

    private struct Known: Equatable {
        let item: ObjectIdentifier?
        let tag: AnyHashable?
    }

    init(_ view: TabPages<Content>, in context: NodeContext) {
        super.init(view, in: context, content: { $0.content }) { TabPagesLayoutNode(owner: $0) }
    }

    override func viewDidChange(from old: TabPages<Content>) {
        super.viewDidChange(from: old)
        if old.selection != view.selection { tabItemsDidChange() }
    }

    func tabItemsDidChange() {
        layoutContext.queue.invalidateChildren(of: self)
    }

    override func collectChildren() {
        let pages = child.layoutNodes
        let tabs = pages.enumerated().map { index, page in
            TabInfo(
                id: index,
                item: page.tabItem,
                tag: page.tag ?? page.tabItem?.tag
            )
        }
        let index = tabs.selectedIndex(view.selection)
        for (place, page) in pages.enumerated() where place != index { page.tabItem?.setChosen(false) }
        if pages.indices.contains(index) { pages[index].tabItem?.setChosen(true) }
        layoutNode.show(pages.indices.contains(index) ? pages[index] : nil, at: index, of: pages)
        tell(tabs, pages)
    }

    private func tell(_ tabs: [TabInfo], _ pages: [LayoutNode]) {
        let new = zip(tabs, pages).map { tab, page in
            Known(
                item: page.tabItem.map(ObjectIdentifier.init),
                tag: tab.tag
            )
        }
        guard new != known else { return }
        known = new
        view.tabs.wrappedValue = tabs
    }
}

extension [TabInfo] {
    /// Returns the index of the selected tab: the tab with that tag, or else the tab without a tag at that index, or
    /// else the first tab.
    func selectedIndex(_ selection: AnyHashable?) -> Int {
        if let untagged = selection?.base as? UntaggedTab, indices.contains(untagged.index) { return untagged.index }
        if let selection, let index = firstIndex(where: { $0.tag == selection }) { return index }
        if let index = selection?.base as? Int, indices.contains(index), self[index].tag == nil {
            return index
        }
        return 0
    }
}

/// Gives all of the space to the selected tab, which scrolls if it does not fit.
final class TabPagesLayoutNode: LayoutNode, BarredLayoutNode {
    private unowned let node: Node
    private var window: ViewportLayoutNode?
    /// How far views inside extend beneath the bars around the node.
    var bleed = CellInsets() {
        didSet { if bleed != oldValue { bleedDidChange() } }
    }
    private var index = 0
    /// The focus in the pages that were replaced while they had it.
    private var places: [ObjectIdentifier: FocusManager.SavedFocus] = [:]
    /// The side from which a new page slides in when it is first placed: -1 for the leading side, 1 for the trailing
    /// side, 0 for none.
    private var side = 0

    private static let slide = 8

    init(owner: Node) {
        node = owner
        super.init(owner: owner)
    }

    override var visibility: LayoutVisibility { clippedVisibility }
    override var spill: CellRect { bleedingBounds }

    /// Shows one of the pages. A page that was not visible before starts at its top. If the page before had the focus,
    /// it goes back to where it was when this page was replaced.
    func show(_ page: LayoutNode?, at index: Int, of pages: [LayoutNode]) {
        defer { self.index = index }
        let old = window?.children.first
        guard page !== old else { return }
        let focus = layoutContext.focus
        if let old, let place = focus.place(in: old) {
            places[ObjectIdentifier(old)] = place
            if let page, let place = places[ObjectIdentifier(page)] { focus.restore(place) }
        }
        let alive = Set(pages.map { ObjectIdentifier($0) })
        places = places.filter { alive.contains($0.key) }
        side = window == nil ? 0 : (index - self.index).signum()
        window?.setChildren([])
        window = page.map { page in
            let window = ViewportLayoutNode(.screen(.center), owner: node)
            window.setChildren([page])
            return window
        }
        setChildren(window.map { [$0] } ?? [])
    }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        let size = children.first?.size(for: proposal) ?? .zero
        return CellSize(
            width: proposal.width ?? size.width,
            height: proposal.height ?? size.height
        )
    }

    override func placeChildren(in size: CellSize, proposal: CellProposal) {
        window?.place(in: CellRect(origin: .zero, size: size), proposal: CellProposal(size))
        if side != 0, owner.environment.movesToPlaces {
            let way = min(Self.slide, size.width / 4) * (isRightToLeft ? -side : side)
            window?.arrive(from: CellPoint(column: way, row: 0))
        }
        side = 0
    }
}
