import CursesUITerminal

/// The whole screen: its content in the centre, a notice where the content does not fit, and layers.
struct RootView<Content: View> {
    let content: Content
}

extension RootView: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<RootView> {
        RootNode(self, in: context)
    }
}

final class RootNode<Content: View>:
    LayoutContainerNode<RootView<Content>, Content>, PreferenceReader
{
    init(_ view: RootView<Content>, in context: NodeContext) {
        super.init(view, in: context, content: { $0.content }) { ScreenLayoutNode(owner: $0) }
    }

    override func prepare() {
        graph.layers.screen = self
        readPreference(WindowTitleKey.self)
        readPreference(NavigationTitleKey.self)
    }

    /// The window is called as the screen is that is shown.
    func preferencesDidChange() {
        let title = preference(WindowTitleKey.self) ?? preference(NavigationTitleKey.self)
        graph.setWindowTitle(title.flatMap { $0 }?.content.string)
    }

    override func collectChildren() {
        let screen = layoutNode as! ScreenLayoutNode
        screen.base.setChildren(child.layoutNodes)
        screen.setChildren([screen.base] + graph.layers.layers)
    }
}

final class RootLayoutNode: LayoutNode {
    /// The size that the content asks for on this screen.
    private var needed = CellSize.zero

    override var clipsChildren: Bool { true }

    private let stack = StackLayout(
        axis: .vertical,
        alignment: HorizontalAlignment.center.key,
        spacing: nil
    )

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        CellSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
    }

    override func placeChildren(in size: CellSize, proposal: CellProposal) {
        let offer = CellProposal(size)
        let known = needed
        needed = stack.size(offer, children: children)
        if needed != known { setNeedsDisplay() }
        let origin = CellPoint(
            column: max(0, (size.width - needed.width) / 2),
            row: max(0, (size.height - needed.height) / 2)
        )
        stack.place(children, at: origin, proposal: offer)
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
