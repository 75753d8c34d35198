import CursesUITerminal

/// Turns a view into a tab. Its content is created when the tab is first selected.
struct TabItemModifier<Label: View> {
    let label: Label
}

extension TabItemModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, TabItemModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, TabItemModifier>> {
        TabItemNode(view, in: context)
    }
}

/// The bar item of a tab.
@MainActor
final class TabItem {
    fileprivate(set) var label: AnyView
    fileprivate(set) var badge: Text?
    /// Whether the tab can be selected in the bar.
    fileprivate(set) var isEnabled = true
    /// Incremented each time the label is described again. Views that show the label depend on it.
    let revision = StateLocation(0)
    /// The title of the section that contains the tab. Views that read it depend on it.
    let section: StateLocation<TabSectionTitle?>
    /// The tag of the content, if it has one.
    fileprivate(set) var tag: AnyHashable?
    /// Shows or hides the content, which is created when the tab is first selected.
    fileprivate(set) var setChosen: (Bool) -> Void = { _ in }

    fileprivate init(label: AnyView, section: TabSectionTitle?) {
        self.label = label
        self.section = StateLocation(section)
    }
}

/// A node that shows one of several tabs.
@MainActor
protocol TabContainer: Node {
    func tabItemsDidChange()
}

final class TabItemNode<Content: View, Label: View>:
    ViewNode<ModifiedContent<Content, TabItemModifier<Label>>>, ContainerNode
{
    private let item: TabItem
    private var child: ViewNode<Content>?
    private var page: TabPageLayoutNode!
    private var isChosen = false

    override init(
        _ view: ModifiedContent<Content, TabItemModifier<Label>>,
        in context: NodeContext
    ) {
        item = TabItem(
            label: Self.label(view, in: context.environment), section: context.environment.tabSectionTitle)
        super.init(view, in: context)
        item.tag = (view.content as? any TaggedContent)?.ownTag
        item.badge = context.environment.tabBadge
        item.isEnabled = context.environment.isTabEnabled
        item.setChosen = { [weak self] in self?.setChosen($0) }
        page = TabPageLayoutNode(item, owner: self)
        if container == nil { setChosen(true) }
    }

    override var isContainer: Bool { true }

    override var presentsChildren: Bool { isChosen }

    override var childEnvironment: EnvironmentValues {
        var environment = environment
        if environment.tabBadge != nil { environment.tabBadge = nil }
        if !environment.tabLabelModifiers.isEmpty { environment.tabLabelModifiers = [] }
        if !environment.isTabEnabled { environment.isTabEnabled = true }
        if environment.tabSectionTitle != nil { environment.tabSectionTitle = nil }
        return environment
    }

    private static func label(
        _ view: ModifiedContent<Content, TabItemModifier<Label>>, in environment: EnvironmentValues
    ) -> AnyView {
        environment.tabLabelModifiers.reversed().reduce(AnyView(view.modifier.label)) { $1($0) }
    }

    override func environmentDidChange(_ keys: Set<EnvironmentKeyID>) -> Set<EnvironmentKeyID> {
        let own: Set = [
            EnvironmentValues.tabBadgeID, EnvironmentValues.tabLabelModifiersID, EnvironmentValues.isTabEnabledID,
        ]
        if !keys.isDisjoint(with: own) {
            item.badge = environment.tabBadge
            item.isEnabled = environment.isTabEnabled
            item.label = Self.label(view, in: environment)
            item.revision.value += 1
        }
        if keys.contains(EnvironmentValues.tabSectionTitleID) { item.section.value = environment.tabSectionTitle }
        return keys.subtracting(own.union([EnvironmentValues.tabSectionTitleID]))
    }

    /// Preferences of a tab that is not selected are not passed on.
    override var passesPreferencesOn: Bool { isChosen }

    private var container: (any TabContainer)? {
        sequence(first: self as Node, next: \.parent).lazy
            .compactMap { $0 as? any TabContainer }.first
    }

    private func setChosen(_ new: Bool) {
        guard new != isChosen, !isRemoved else { return }
        graph.updatingDuringLayout {
            if !new { takeBackPreferences() }
            isChosen = new
            presentsChildrenDidChange()
            guard new else { return }
            if child == nil {
                child = makeNode(view.content, in: childContext)
                layoutContext.queue.invalidateChildren(of: self)
            } else {
                sayPreferencesAgain()
            }
        }
    }

    override func viewDidChange(from old: ModifiedContent<Content, TabItemModifier<Label>>) {
        let tag = (view.content as? any TaggedContent)?.ownTag
        if tag != item.tag { container?.tabItemsDidChange() }
        item.tag = tag
        item.label = Self.label(view, in: environment)
        item.revision.value += 1
        child?.update(view.content)
    }

    override func forEachChild(_ visit: (Node) -> Void) {
        if let child { visit(child) }
    }

    override func makeLayoutNodes() -> [LayoutNode] { [page] }

    override func childLayoutNodesDidChange() {
        layoutContext.queue.invalidateChildren(of: self)
    }

    func collectChildren() {
        page.setChildren(child?.layoutNodes ?? [])
    }
}

/// The content of one tab, in a vertical stack.
final class TabPageLayoutNode: LayoutNode {
    private let item: TabItem
    private let stack = StackLayout(
        axis: .vertical,
        alignment: HorizontalAlignment.center.key,
        spacing: nil
    )

    init(_ item: TabItem, owner: Node) {
        self.item = item
        super.init(owner: owner)
    }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        let size = stack.size(proposal, children: children)
        return CellSize(
            width: max(proposal.width ?? 0, size.width),
            height: max(proposal.height ?? 0, size.height)
        )
    }

    override func placeChildren(in size: CellSize, proposal: CellProposal) {
        let needed = stack.size(proposal, children: children)
        let origin = CellPoint(
            column: max(0, (size.width - needed.width) / 2),
            row: max(0, (size.height - needed.height) / 2)
        )
        stack.place(children, at: origin, proposal: proposal)
    }

    override var traits: (any LayoutTraits)? { self }
}

extension TabPageLayoutNode: LayoutTraits {
    func ownLayoutValue(for key: ObjectIdentifier) -> Any? {
        if key == ObjectIdentifier(TabItem.self) { return item }
        return children.count == 1 ? children[0].layoutValue(for: key) : nil
    }
}

extension LayoutNode {
    /// The bar item of the view; `nil` if the view is not a tab.
    var tabItem: TabItem? { layoutValue(for: ObjectIdentifier(TabItem.self)) as? TabItem }
}

/// A view whose tag is known before its node is created.
protocol TaggedContent {
    var ownTag: AnyHashable? { get }
}

extension ModifiedContent: TaggedContent {
    var ownTag: AnyHashable? {
        (modifier as? TagModifier)?.tag ?? (content as? any TaggedContent)?.ownTag
    }
}

extension View {
    /// Turns the view into a tab of a ``TabView``.
    ///
    /// - Parameter label: the label in the bar: a text, a label.
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(TabItemModifier(label: label()))
    }
}
