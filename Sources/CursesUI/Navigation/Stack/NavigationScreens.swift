import CursesUITerminal

/// A stack of screens. Only the last is visible; the others keep their state.
struct NavigationScreens<Content: View> {
    let navigation: Navigation
    let content: Content

    init(navigation: Navigation, @ViewBuilder content: () -> Content) {
        self.navigation = navigation
        self.content = content()
    }
}

extension NavigationScreens: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<NavigationScreens> {
        NavigationScreensNode(self, in: context)
    }
}

final class NavigationScreensNode<Content: View>:
    LayoutContainerNode<NavigationScreens<Content>, Content, NavigationLayoutNode>
{
    private let restoredPaths: RestoredPaths

    init(_ view: NavigationScreens<Content>, in context: NodeContext) {
        restoredPaths = context.host.paths
        super.init(view, in: context, content: { $0.content }) {
            NavigationLayoutNode(view.navigation, owner: $0)
        }
    }

    override func prepare() {
        view.navigation.graph = graph
        restoredPaths.add(view.navigation)
        view.navigation.focus = layoutContext.focus
        view.navigation.titleDidChange = { [weak self] in
            guard let self, !self.isRemoved else { return }
            self.preferenceDidChange(WindowTitleKey.self)
            self.preferenceDidChange(HiddenTabBarKey.self)
        }
        sayPreference(WindowTitleKey.self)
        sayPreference(HiddenTabBarKey.self)
    }

    override func collectChildren() {
        layoutNode.setChildren(child.layoutNodes.suffix(1))
    }

    /// Passes on the title of the front screen, which becomes the window's title, and whether it hides the bar of the
    /// tabs around the stack. Preferences for the screen's bars are not passed on.
    override func computePreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        if key == WindowTitleKey.self {
            return view.navigation.shownTitle as? Key.Value
        }
        if key == HiddenTabBarKey.self { return view.navigation.hidesTabBar as? Key.Value }
        return key.isForBars ? nil : super.computePreference(key)
    }
}

/// Gives all of the space to the front screen.
final class NavigationLayoutNode: LayoutNode, BarredLayoutNode {
    private let navigation: Navigation
    /// How far views inside extend beneath the bars around the node.
    var bleed = CellInsets() {
        didSet { if bleed != oldValue { bleedDidChange() } }
    }

    init(_ navigation: Navigation, owner: Node) {
        self.navigation = navigation
        super.init(owner: owner)
        navigation.layoutNode = self
    }

    override var responder: (any Responder)? { self }

    override var visibility: LayoutVisibility { clippedVisibility }
    override var spill: CellRect { bleedingBounds }

    /// The ideal heights of the screens that led to the front screen, the root first, for each proposal.
    private var idealHeights: [[CellProposal: Int]] = []

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        let size = children.first?.size(for: proposal) ?? .zero
        return CellSize(
            width: proposal.width ?? size.width,
            height: proposal.height ?? greatestHeight(size.height, for: proposal)
        )
    }

    /// Returns the greatest ideal height of the screens up to the front screen, whose height is given. So a window that
    /// is as large as its content does not shrink when a link leads to a smaller screen.
    private func greatestHeight(_ height: Int, for proposal: CellProposal) -> Int {
        let depth = navigation.entries.count
        if idealHeights.count > depth + 1 { idealHeights.removeLast(idealHeights.count - depth - 1) }
        while idealHeights.count <= depth { idealHeights.append([:]) }
        idealHeights[depth][proposal] = height
        return idealHeights.reduce(0) { max($0, $1[proposal] ?? 0) }
    }

    override func placeChildren(in size: CellSize, proposal: CellProposal) {
        children.first?.place(at: .zero, proposal: CellProposal(size))
    }
}

extension NavigationLayoutNode: Responder {
    var layoutNode: LayoutNode { self }
    var canBeFocused: Bool { false }
    var isControl: Bool { false }
    var hasScreenKeys: Bool { true }

    private var goesBack: Bool { navigation.canGoBack && !navigation.hidesBackButton }

    var keyHints: [KeyHint] { goesBack ? [KeyHint(.escape, title: "Back")] : [] }

    /// Goes back on Escape and Alt-Left. In a right-to-left layout Alt-Right replaces Alt-Left.
    func keyPressed(_ press: KeyPress) -> Bool {
        let isBack =
            press.matches(.escape)
            || press.fromLeading(in: layoutNode.owner.environment).matches(.leftArrow, modifiers: .option)
        guard isBack, goesBack else { return false }
        navigation.goBack()
        return true
    }
}
