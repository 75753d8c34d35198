import CursesUITerminal

/// A view that lays out its content with a custom `Layout`.
struct LayoutView<L: Layout, Content: View> {
    let layout: L
    let content: Content
}

extension LayoutView: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<LayoutView> {
        LayoutViewNode(self, in: context)
    }
}

final class LayoutViewNode<L: Layout, Content: View>:
    LayoutContainerNode<LayoutView<L, Content>, Content, CustomLayoutNode<L>>
{
    init(_ view: LayoutView<L, Content>, in context: NodeContext) {
        super.init(view, in: context, content: { $0.content }) {
            CustomLayoutNode(view.layout, owner: $0)
        }
    }

    override func viewDidChange(from old: LayoutView<L, Content>) {
        if !ViewComparator.areEqual(old.layout, view.layout) {
            layoutNode.setLayout(view.layout)
        }
        super.viewDidChange(from: old)
    }
}

/// Adapts a `Layout`, whose sizes and positions are rounded to cells.
final class CustomLayoutNode<L: Layout>: LayoutNode {
    fileprivate var layout: L
    private var cache: L.Cache?
    private var isCacheExpired = false
    private let placements = LayoutPlacements()

    init(_ layout: L, owner: Node) {
        self.layout = layout
        super.init(owner: owner)
        noteGuides()
    }

    func setLayout(_ layout: L) {
        self.layout = layout
        cache = nil
        invalidateLayout()
    }

    override func measurementsDidExpire() {
        isCacheExpired = true
    }

    override var customStackAxis: Axis? { L.layoutProperties.stackOrientation }

    private var metrics: CellMetrics { layoutContext.metrics }

    private var subviews: LayoutSubviews {
        LayoutSubviews(
            elements: children.map {
                LayoutSubview(node: $0, metrics: metrics, placements: placements)
            })
    }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        let size = withCache { subviews, cache in
            layout.sizeThatFits(
                proposal: ProposedViewSize(proposal, metrics),
                subviews: subviews,
                cache: &cache
            )
        }
        return CellSize(width: metrics.columns(size.width), height: metrics.rows(size.height))
    }

    override func placeChildren(in size: CellSize, proposal: CellProposal) {
        placements.begin(in: size, metrics)
        withCache { subviews, cache in
            layout.placeSubviews(
                in: bounds(size),
                proposal: ProposedViewSize(proposal, metrics),
                subviews: subviews,
                cache: &cache
            )
        }
        placements.end(children)
    }

    override func computeExplicitGuide(
        _ key: AlignmentKey,
        in size: CellSize,
        proposal: CellProposal
    ) -> Int? {
        let offer = ProposedViewSize(proposal, metrics)
        let guide = withCache { subviews, cache in
            key.axis == .horizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(key.id), in: bounds(size), proposal: offer,
                    subviews: subviews, cache: &cache
                )
                : layout.explicitAlignment(
                    of: VerticalAlignment(key.id), in: bounds(size), proposal: offer,
                    subviews: subviews, cache: &cache
                )
        }
        return guide.map { metrics.cellsBefore($0, along: key.axis) }
    }

    override var traits: (any LayoutTraits)? { self }

    private func bounds(_ size: CellSize) -> CGRect {
        CGRect(origin: .zero, size: metrics.units(size))
    }

    fileprivate func withCache<Result>(_ body: (LayoutSubviews, inout L.Cache) -> Result) -> Result {
        let subviews = subviews
        var current = cache ?? layout.makeCache(subviews: subviews)
        if cache != nil, isCacheExpired { layout.updateCache(&current, subviews: subviews) }
        isCacheExpired = false
        defer { cache = current }
        return body(subviews, &current)
    }
}

extension CustomLayoutNode: LayoutTraits {
    var takesSpacing: Bool { withCache { layout.spacing(subviews: $0, cache: &$1) }.wantsSpacing }
}

/// Records the positions that a `Layout` gives its subviews in one pass.
@MainActor
final class LayoutPlacements {
    private var size = CellSize.zero
    private var metrics = CellMetrics.cells
    private var placed: Set<ObjectIdentifier> = []

    func begin(in size: CellSize, _ metrics: CellMetrics) {
        self.size = size
        self.metrics = metrics
        placed.removeAll(keepingCapacity: true)
    }

    func place(
        _ node: LayoutNode,
        at position: CGPoint,
        anchor: UnitPoint,
        proposal: CellProposal
    ) {
        let size = node.size(for: proposal)
        let column = position.x / metrics.columnWidth - anchor.x * CGFloat(size.width)
        let row = position.y / metrics.rowHeight - anchor.y * CGFloat(size.height)
        node.place(
            at: CellPoint(column: cell(column), row: cell(row)),
            proposal: proposal
        )
        placed.insert(ObjectIdentifier(node))
    }

    /// Records that a view has been placed by other means.
    func didPlace(_ node: LayoutNode) {
        placed.insert(ObjectIdentifier(node))
    }

    func end(_ nodes: [LayoutNode]) {
        for node in nodes where !placed.contains(ObjectIdentifier(node)) {
            let proposal = CellProposal(size)
            node.place(at: Alignment.center.origin(of: node, offered: proposal, in: size), proposal: proposal)
        }
    }

    private func cell(_ position: CGFloat) -> Int {
        position.isFinite ? Int(cells: position) : 0
    }
}
