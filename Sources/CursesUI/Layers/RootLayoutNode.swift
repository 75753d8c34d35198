import CursesUITerminal

/// Lays out the app's interface: the content in the centre, which scrolls if it does not fit, and the bars of the
/// window above and below. If the terminal is too small for scrolling, a notice says so.
final class RootLayoutNode: LayoutNode, BarredLayoutNode {
    private var topBar: [LayoutNode] = []
    private let window: ViewportLayoutNode
    private let content: RootContentLayoutNode
    private var bottomBar: [LayoutNode] = []
    /// The terminal size that the content needs, if the terminal is too small for scrolling.
    private var missing: CellSize?
    /// How far views inside extend beneath the bars around the node.
    var bleed = CellInsets() {
        didSet { if bleed != oldValue { bleedDidChange() } }
    }

    init(owner: Node) {
        window = ViewportLayoutNode(.screen(), owner: owner)
        content = RootContentLayoutNode(owner: owner)
        super.init(owner: owner)
        window.setChildren([content])
        setChildren([window])
    }

    override var visibility: LayoutVisibility { clippedVisibility }
    override var spill: CellRect { bleedingBounds }

    func setChildren(content: [LayoutNode], topBar: [LayoutNode], bottomBar: [LayoutNode]) {
        self.topBar = topBar
        self.bottomBar = bottomBar
        self.content.setChildren(content)
        setChildren(topBar + [window] + bottomBar)
    }

    private var stack: StackLayout { RootContentLayoutNode.stack }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        CellSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
    }

    override func placeChildren(in size: CellSize, proposal: CellProposal) {
        let barOffer = CellProposal(width: size.width, height: nil)
        let top = stack.size(barOffer, children: topBar).height
        let bottom = stack.size(barOffer, children: bottomBar).height
        let rest = CellSize(width: size.width, height: max(0, size.height - top - bottom))
        stack.place(topBar, at: .zero, proposal: barOffer)
        window.place(in: CellRect(origin: CellPoint(column: 0, row: top), size: rest), proposal: CellProposal(rest))
        let foot = CellPoint(column: 0, row: max(top, size.height - bottom))
        stack.place(bottomBar, at: foot, proposal: barOffer)
        note(size, bars: top + bottom)
    }

    /// Records the size that the content needs if the terminal is too small for scrolling.
    private func note(_ size: CellSize, bars: Int) {
        let known = missing
        missing = nil
        if window.canScroll, !ViewportLayoutNode.hasScrollingRoom(CellProposal(window.frame.size)) {
            missing = CellSize(
                width: max(size.width, window.contentSize.width),
                height: max(size.height, window.contentSize.height + bars)
            )
        }
        if missing != known { setNeedsDisplay() }
    }

    /// Shows the required size in the last row.
    override func drawAbove(in context: DrawingContext) {
        let size = frame.size
        guard let missing, size.height > 0 else { return }
        let notices = [
            "Terminal too small: \(missing.width)×\(missing.height) needed, \(size.width)×\(size.height) here",
            "Too small: \(missing.width)×\(missing.height) needed",
            "\(missing.width)×\(missing.height)",
        ]
        let text = notices.first { TextWidth.columns(of: $0) <= size.width } ?? notices.last!
        let row = size.height - 1
        let style = Style(attributes: .reverse)
        context.fill(CellRect(column: 0, row: row, width: size.width, height: 1), background: .default)
        context.write(text, style: style, at: CellPoint(column: 0, row: row))
        context.restyle(CellRect(column: 0, row: row, width: size.width, height: 1)) { $0 = style }
    }
}

/// Stacks the app's views vertically, and centres them in the proposed space.
final class RootContentLayoutNode: LayoutNode {
    static let stack = StackLayout(
        axis: .vertical,
        alignment: HorizontalAlignment.center.key,
        spacing: nil
    )

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        let needed = Self.stack.size(proposal, children: children)
        return CellSize(
            width: max(needed.width, proposal.width ?? 0),
            height: max(needed.height, proposal.height ?? 0)
        )
    }

    override func placeChildren(in size: CellSize, proposal: CellProposal) {
        let needed = Self.stack.size(proposal, children: children)
        let origin = CellPoint(column: (size.width - needed.width) / 2, row: (size.height - needed.height) / 2)
        Self.stack.place(children, at: origin, proposal: proposal)
    }
}

extension LayoutNode {
    /// Whether there is a frame with a least height around the only view in the node.
    final var isInFrame: Bool {
        var node: LayoutNode? = self
        while let inner = node {
            if (inner as? ModifierLayoutNode<FixedFrameModifier>)?.modifier.height != nil
                || (inner as? ModifierLayoutNode<FlexibleFrameModifier>)?.modifier.height.min != nil
            {
                return true
            }
            node = inner.traits?.wrapped ?? (inner.children.count == 1 ? inner.children[0] : nil)
        }
        return false
    }

    /// Whether a window shows the node, with nothing but modifiers around it. Frames there are those of the window,
    /// whose size is the terminal's. A frame within a fixed frame is not one of them.
    final var isContentOfWindow: Bool {
        var node = self
        while let parent = node.parent, parent.traits?.wrapped === node {
            if node !== self, parent is ModifierLayoutNode<FixedFrameModifier> { return false }
            node = parent
        }
        return node.parent is RootContentLayoutNode && node.parent?.children.count == 1
    }
}
