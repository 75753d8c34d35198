import CursesUITerminal

/// The whole screen: its content in the centre, a notice where the content does not fit, and layers.
///
/// What the content has for a toolbar, outside of any stack of screens, stands in bars of the window.
struct RootView<Content: View> {
    let content: Content
}

extension RootView: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<RootView> {
        RootNode(self, in: context)
    }
}

final class RootNode<Content: View>:
    LayoutContainerNode<RootView<Content>, Content, ScreenLayoutNode>, PreferenceReader
{
    private unowned let layers: LayerStack
    private unowned let windowTitles: WindowTitles
    private var topBar: ViewNode<NavigationBar>?
    private var bottomBar: ViewNode<BottomBar>?

    init(_ view: RootView<Content>, in context: NodeContext) {
        layers = context.host.layers
        windowTitles = context.host.windowTitles
        super.init(view, in: context, content: { $0.content }) { ScreenLayoutNode(owner: $0) }
    }

    override func prepare() {
        layers.screen = self
        readPreference(WindowTitleKey.self)
        readPreference(NavigationTitleKey.self)
        readPreference(ToolbarKey.self)
        readPreference(NavigationBarOptionsKey.self)
    }

    /// The window is called as the screen is that is shown.
    func preferencesDidChange() {
        let title = preference(WindowTitleKey.self) ?? preference(NavigationTitleKey.self)
        windowTitles.setScreenTitle(title.flatMap { $0 }?.content.string)
        let bars = ScreenBars(
            title: title.flatMap { $0 },
            items: preference(ToolbarKey.self) ?? [],
            options: preference(NavigationBarOptionsKey.self) ?? NavigationBarOptions()
        )
        show(bars.top(back: nil, isInStack: false), in: &topBar)
        show(bars.bottom, in: &bottomBar)
    }

    private func show<Bar: View>(_ bar: Bar?, in node: inout ViewNode<Bar>?) {
        guard bar != nil || node != nil else { return }
        if let bar, let node { return node.update(bar) }
        node?.remove()
        node = bar.map { makeNode($0, in: childContext) }
        layoutContext.queue.invalidateChildren(of: self)
    }

    override func forEachChild(_ visit: (Node) -> Void) {
        super.forEachChild(visit)
        if let topBar { visit(topBar) }
        if let bottomBar { visit(bottomBar) }
    }

    override func collectChildren() {
        layoutNode.base.setChildren(
            content: child.layoutNodes,
            topBar: topBar?.layoutNodes ?? [],
            bottomBar: bottomBar?.layoutNodes ?? []
        )
        layoutNode.setChildren([layoutNode.base] + layers.layers)
    }
}

final class RootLayoutNode: LayoutNode {
    /// The size that the content asks for on this screen.
    private var needed = CellSize.zero

    private var topBar: [LayoutNode] = []
    private var content: [LayoutNode] = []
    private var bottomBar: [LayoutNode] = []

    override var clipsChildren: Bool { true }

    func setChildren(content: [LayoutNode], topBar: [LayoutNode], bottomBar: [LayoutNode]) {
        self.content = content
        self.topBar = topBar
        self.bottomBar = bottomBar
        setChildren(topBar + content + bottomBar)
    }

    private let stack = StackLayout(
        axis: .vertical,
        alignment: HorizontalAlignment.center.key,
        spacing: nil
    )

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        CellSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
    }

    override func placeChildren(in size: CellSize, proposal: CellProposal) {
        let barOffer = CellProposal(width: size.width, height: nil)
        let top = stack.size(barOffer, children: topBar).height
        let bottom = stack.size(barOffer, children: bottomBar).height
        let offer = CellProposal(width: size.width, height: max(0, size.height - top - bottom))
        let known = needed
        needed = stack.size(offer, children: content)
        let origin = CellPoint(
            column: max(0, (size.width - needed.width) / 2),
            row: top + max(0, (size.height - top - bottom - needed.height) / 2)
        )
        needed.height += top + bottom
        if needed != known { setNeedsDisplay() }
        stack.place(topBar, at: .zero, proposal: barOffer)
        stack.place(content, at: origin, proposal: offer)
        let foot = CellPoint(column: 0, row: max(top, size.height - bottom))
        stack.place(bottomBar, at: foot, proposal: barOffer)
    }

    /// What does not fit is cut off; the last row says how much room is missing.
    override func drawAbove(in context: DrawingContext) {
        let size = frame.size
        guard needed.width > size.width || needed.height > size.height, size.height > 0 else { return }
        let columns = max(needed.width, size.width)
        let rows = max(needed.height, size.height)
        let notices = [
            "Terminal too small: \(columns)×\(rows) needed, \(size.width)×\(size.height) here",
            "Too small: \(columns)×\(rows) needed",
            "\(columns)×\(rows)",
        ]
        let text = notices.first { TextWidth.columns(of: $0) <= size.width } ?? notices.last!
        let row = size.height - 1
        let style = Style(attributes: .reverse)
        context.fill(CellRect(column: 0, row: row, width: size.width, height: 1), background: .default)
        context.write(text, style: style, at: CellPoint(column: 0, row: row))
        context.restyle(CellRect(column: 0, row: row, width: size.width, height: 1)) { $0 = style }
    }
}
