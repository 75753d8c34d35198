import CursesUITerminal

/// A layout algorithm in whole cells. The built-in containers use it.
@MainActor
protocol CellLayout: Equatable {
    /// Results that are kept between measurements and placements.
    associatedtype Cache = Void

    func size(_ proposal: CellProposal, children: [LayoutNode]) -> CellSize
    func place(_ children: [LayoutNode], in size: CellSize, proposal: CellProposal)

    func makeCache() -> Cache
    /// Called when earlier measurements are no longer valid, except those of children that have not changed.
    func updateCache(_ cache: inout Cache)
    /// Called when a child's sizes or guides may have changed.
    func childDidChange(_ child: LayoutNode, _ cache: inout Cache)
    func size(_ proposal: CellProposal, children: [LayoutNode], cache: inout Cache) -> CellSize
    func place(_ children: [LayoutNode], in size: CellSize, proposal: CellProposal, cache: inout Cache)

    func explicitGuide(
        _ key: AlignmentKey,
        in size: CellSize,
        proposal: CellProposal,
        children: [LayoutNode]
    ) -> Int?

    /// See ``LayoutNode/leastLength(along:)``.
    func leastLength(along axis: Axis, of children: [LayoutNode]) -> Int?
    /// See ``LayoutNode/greatestLength(along:)``.
    func greatestLength(along axis: Axis, of children: [LayoutNode]) -> Int?
}

extension CellLayout {
    /// Returns `nil`: by default a layout sets no guide explicitly.
    func explicitGuide(
        _ key: AlignmentKey,
        in size: CellSize,
        proposal: CellProposal,
        children: [LayoutNode]
    ) -> Int? { nil }

    func leastLength(along _: Axis, of _: [LayoutNode]) -> Int? { nil }

    func greatestLength(along _: Axis, of _: [LayoutNode]) -> Int? { nil }

    func updateCache(_: inout Cache) {}

    func childDidChange(_: LayoutNode, _: inout Cache) {}

    func size(_ proposal: CellProposal, children: [LayoutNode], cache _: inout Cache) -> CellSize {
        size(proposal, children: children)
    }

    func place(_ children: [LayoutNode], in size: CellSize, proposal: CellProposal, cache _: inout Cache) {
        place(children, in: size, proposal: proposal)
    }
}

extension CellLayout where Cache == Void {
    func makeCache() {}
}

/// A layout node whose children are laid out by a `CellLayout`.
final class ContainerLayoutNode<L: CellLayout>: LayoutNode {
    var layout: L {
        didSet {
            guard layout != oldValue else { return }
            cache = layout.makeCache()
            invalidateLayout()
        }
    }
    // `withCache` copies the cache out and back in, so that accesses never overlap.
    @exclusivity(unchecked) private var cache: L.Cache

    private var lines = LayeredLines()

    init(_ layout: L, owner: Node) {
        self.layout = layout
        cache = layout.makeCache()
        super.init(owner: owner)
    }

    override func measurementsDidExpire() {
        layout.updateCache(&cache)
    }

    override func childDidChange(_ child: LayoutNode) {
        layout.childDidChange(child, &cache)
    }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        withCache { layout.size(proposal, children: children, cache: &$0) }
    }

    override func leastLength(along axis: Axis) -> Int? { layout.leastLength(along: axis, of: children) }

    override func greatestLength(along axis: Axis) -> Int? { layout.greatestLength(along: axis, of: children) }

    /// Runs an action on a copy of the cache. The action may create views, and so cause this node to be measured again.
    private func withCache<Result>(_ body: (inout L.Cache) -> Result) -> Result {
        var taken = cache
        defer { cache = taken }
        return body(&taken)
    }

    override func placeChildren(in size: CellSize, proposal: CellProposal) {
        withCache { layout.place(children, in: size, proposal: proposal, cache: &$0) }
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

extension CellLayout {
    /// Lays out views, so that a layout is used like a container view.
    func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> CellLayoutContent<Self, Content> {
        CellLayoutContent(arrangement: self, content: content())
    }
}

/// Views in a layout that does not depend on the size of a cell.
struct CellLayoutContent<L: CellLayout, Content: View> {
    let arrangement: L
    let content: Content
}

extension CellLayoutContent: CellLayoutView {
    func layout(_ metrics: CellMetrics) -> L { arrangement }
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

    override var isInterchangeable: Bool { layoutNode.animations == nil && child.isInterchangeable }
}
