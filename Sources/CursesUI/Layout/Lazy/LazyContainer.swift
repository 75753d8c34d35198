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

final class LazyContainerNode<V: LazyContainer>:
    LayoutContainerNode<V, V.Content, LazyLayoutNode<V.L>>
{
    init(_ view: V, in context: NodeContext) {
        super.init(view, in: context, content: { $0.content }) {
            LazyLayoutNode(view.layout($0.layoutContext.metrics), owner: $0)
        }
        layoutNode.collectRows = { [unowned self] in collectChildren() }
    }

    override var isLazyHost: Bool { true }

    /// The wrappers of section headers, if headers stay visible.
    private var headers: [ObjectIdentifier: PinnedHeaderLayoutNode] = [:]

    override func collectChildren() {
        guard let layout = layoutNode.layout as? LazyStackLayout, layout.pinsHeaders else {
            return super.collectChildren()
        }
        let known = headers
        headers.removeAll()
        let children = child.layoutNodes.map { inner -> LayoutNode in
            guard inner.layoutValue(for: SectionPart.key) as? SectionPart == .header else { return inner }
            let header = known[ObjectIdentifier(inner)] ?? PinnedHeaderLayoutNode(inner, in: layout, owner: self)
            headers[ObjectIdentifier(inner)] = header
            return header
        }
        layoutNode.setChildren(children)
    }

    override func viewDidChange(from old: V) {
        let layout = view.layout(layoutContext.metrics)
        let pinned = (layoutNode.layout as? LazyStackLayout)?.pinsHeaders
        layoutNode.layout = layout
        if let layout = layout as? LazyStackLayout {
            for header in headers.values { header.layout = layout }
            if layout.pinsHeaders != pinned { layoutContext.queue.invalidateChildren(of: self) }
        }
        super.viewDidChange(from: old)
    }
}
