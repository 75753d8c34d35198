/// The node of a view that shows the individual views of some content in a custom way.
final class SubviewReaderNode<V: View, Base: View, Result: View>: ViewNode<V> {
    private let base: (V) -> Base
    private let transform: (V, [SubviewElement]) -> Result
    private var source: SubviewSourceNode!
    private var content: ViewNode<Base>!
    private var result: ViewNode<Result>!
    private var isUpdatingContent = false

    /// - Parameters:
    ///   - look: the appearance of sections in the content.
    ///   - base: returns the content.
    ///   - transform: creates the view that shows the individual views of the content.
    init(
        _ view: V,
        in context: NodeContext,
        look: SectionLook,
        base: @escaping (V) -> Base,
        transform: @escaping (V, [SubviewElement]) -> Result
    ) {
        self.base = base
        self.transform = transform
        super.init(view, in: context)
        var content: ViewNode<Base>!
        source = SubviewSourceNode(
            in: childContext,
            look: look,
            content: { context in
                content = makeNode(base(view), in: context)
                return content
            },
            onChange: { [unowned self] in contentDidChange() }
        )
        self.content = content
        source.resolve()
        result = makeNode(evaluate(), in: childContext)
        source.hideUnshownViews()
    }

    override func viewDidChange(from old: V) {
        isUpdatingContent = true
        content.update(base(view))
        isUpdatingContent = false
        refresh()
    }

    override func refresh() {
        graph.unmarking(self) {
            source.resolve()
            result.update(evaluate())
            source.hideUnshownViews()
        }
    }

    override func makeLayoutNodes() -> [LayoutNode] { result.layoutNodes }

    /// Visits the content first, so that its environment changes before the environments of the positions where its
    /// views are shown.
    override func forEachChild(_ visit: (Node) -> Void) {
        if let source { visit(source) }
        if let result { visit(result) }
    }

    private func contentDidChange() {
        if !isUpdatingContent, !isRemoved { mark() }
    }

    private func evaluate() -> Result {
        tracking { transform(view, source.elements) }
    }
}
