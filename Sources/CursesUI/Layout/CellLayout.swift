import CursesUITerminal

/// An algorithm that lays out children in whole cells, as the built-in containers use.
@MainActor
protocol CellLayout: Equatable {
    /// The places of the children, where these follow from measuring them.
    associatedtype Arrangement = Never

    func size(_ proposal: CellProposal, children: [LayoutNode]) -> CellSize
    func place(_ children: [LayoutNode], in size: CellSize, proposal: CellProposal)
    /// The size for a proposal; stores the arrangement that it follows from.
    func size(_ proposal: CellProposal, children: [LayoutNode], keeping arrangement: inout Arrangement?) -> CellSize
    /// Places the children; uses an arrangement that was stored for the same proposal.
    func place(_ children: [LayoutNode], in size: CellSize, proposal: CellProposal, using arrangement: Arrangement?)
    func explicitGuide(
        _ key: AlignmentKey,
        in size: CellSize,
        proposal: CellProposal,
        children: [LayoutNode]
    ) -> Int?
}

extension CellLayout {
    /// No guide is set explicitly.
    func explicitGuide(
        _ key: AlignmentKey,
        in size: CellSize,
        proposal: CellProposal,
        children: [LayoutNode]
    ) -> Int? { nil }

    func size(_ proposal: CellProposal, children: [LayoutNode], keeping _: inout Arrangement?) -> CellSize {
        size(proposal, children: children)
    }

    func place(_ children: [LayoutNode], in size: CellSize, proposal: CellProposal, using _: Arrangement?) {
        place(children, in: size, proposal: proposal)
    }
}

/// A layout node whose children are laid out by a `CellLayout`.
final class ContainerLayoutNode<L: CellLayout>: LayoutNode {
    var layout: L {
        didSet { if layout != oldValue { invalidateLayout() } }
    }
    /// The arrangement of the last measurement, with which the children are usually placed; `nil` afterwards, to spare
    /// memory.
    private var arrangement: L.Arrangement?

    private var lines = LayeredLines()

    init(_ layout: L, owner: Node) {
        self.layout = layout
        super.init(owner: owner)
    }

    override func measurementsDidExpire() {
        arrangement = nil
    }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        var new: L.Arrangement?
        defer { arrangement = new }
        return layout.size(proposal, children: children, keeping: &new)
    }

    override func placeChildren(in size: CellSize, proposal: CellProposal) {
        layout.place(children, in: size, proposal: proposal, using: arrangement)
        arrangement = nil
        guard L.self == OverlapLayout.self else { return }
        let isLine = children.map { $0.unwrapped.asLine?.lineAxis != nil }
        guard isLine.contains(true) else { return }
        lines.settle(
            zip(children, isLine).filter(\.1).map(\.0),
            over: zip(children, isLine).filter { !$1 }.map(\.0),
            in: self
        )
    }

    override func drawAbove(in context: DrawingContext) {
        lines.draw(in: context)
    }

    override func computeExplicitGuide(
        _ key: AlignmentKey,
        in size: CellSize,
        proposal: CellProposal
    ) -> Int? {
        layout.explicitGuide(key, in: size, proposal: proposal, children: children)
    }
}

/// A view that lays out its content with a `CellLayout`.
protocol CellLayoutView: PrimitiveView {
    associatedtype Content: View
    associatedtype L: CellLayout

    var content: Content { get }

    @MainActor
    func layout(_ metrics: CellMetrics) -> L
}

extension CellLayoutView {
    package func makeNode(in context: NodeContext) -> ViewNode<Self> {
        CellLayoutViewNode(self, in: context)
    }
}

final class CellLayoutViewNode<V: CellLayoutView>:
    LayoutContainerNode<V, V.Content, ContainerLayoutNode<V.L>>
{
    init(_ view: V, in context: NodeContext) {
        super.init(view, in: context, content: { $0.content }) {
            ContainerLayoutNode(view.layout($0.layoutContext.metrics), owner: $0)
        }
    }

    override func viewDidChange(from old: V) {
        layoutNode.layout = view.layout(layoutContext.metrics)
        super.viewDidChange(from: old)
    }
}
