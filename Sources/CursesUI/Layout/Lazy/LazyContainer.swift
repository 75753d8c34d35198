/// A view that lays out its content with a `LazyLayout`.
protocol LazyContainer: PrimitiveView {
    associatedtype Content: View
    associatedtype L: LazyLayout

    var content: Content { get }

    @MainActor
    func layout(_ metrics: CellMetrics) -> L
}

extension LazyContainer {
    package func makeNode(in context: NodeContext) -> ViewNode<Self> {
        LazyContainerNode(self, in: context)
    }
}

final class LazyContainerNode<V: LazyContainer>: LayoutContainerNode<V, V.Content>, LazyHost {
    init(_ view: V, in context: NodeContext) {
        super.init(view, in: context, content: { $0.content }) {
            LazyLayoutNode(view.layout($0.graph.cellMetrics), owner: $0)
        }
        lazyLayoutNode.collectRows = { [unowned self] in collectChildren() }
    }

    private var lazyLayoutNode: LazyLayoutNode<V.L> { layoutNode as! LazyLayoutNode<V.L> }

    override func viewDidChange(from old: V) {
        lazyLayoutNode.layout = view.layout(graph.cellMetrics)
        super.viewDidChange(from: old)
    }
}
