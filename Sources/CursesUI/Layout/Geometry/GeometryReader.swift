import CursesUITerminal

/// A view whose content is made from the size that it gets; it takes all that it is offered.
///
/// Content that asks for more, ``GeometryProxy/frame(in:)`` or the place of an ``Anchor``, is made again
/// when that has changed.
public struct GeometryReader<Content: View> {
    let content: (GeometryProxy) -> Content

    /// - Parameter content: called while the view is laid out, whenever its size has changed.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }
}

extension GeometryReader: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<GeometryReader> {
        GeometryReaderNode(self, in: context)
    }
}

final class GeometryReaderNode<Content: View>: ViewNode<GeometryReader<Content>>, ContainerNode {
    private var child: ViewNode<Content>?
    private var layoutNode: GeometryReaderLayoutNode!
    private var size: CellSize?
    /// Where the reader was when its content was made.
    private var place: GeometryPlace?

    override init(_ view: GeometryReader<Content>, in context: NodeContext) {
        super.init(view, in: context)
        layoutNode = GeometryReaderLayoutNode(owner: self)
        layoutNode.sizeDidChange = { [unowned self] in evaluate(for: $0) }
    }

    override func viewDidChange(from old: GeometryReader<Content>) {
        refresh()
    }

    override func refresh() {
        if let size { evaluateContent(size) }
    }

    override func forEachChild(_ visit: (Node) -> Void) {
        if let child { visit(child) }
    }

    override func makeLayoutNodes() -> [LayoutNode] { [layoutNode] }

    override func childLayoutNodesDidChange() {
        layoutContext.queue.invalidateChildren(of: self)
    }

    func collectChildren() {
        layoutNode.setChildren(child?.layoutNodes ?? [])
    }

    /// Layout hands the content back to the update, once for each new size.
    private func evaluate(for size: CellSize) {
        guard size != self.size else { return }
        self.size = size
        graph.updatingDuringLayout { evaluateContent(size) }
        collectChildren()
        layoutContext.queue.prepare()
    }

    private func evaluateContent(_ size: CellSize) {
        let place = GeometryPlace(layoutNode, follower: self)
        self.place = place
        let proxy = GeometryProxy(size: layoutContext.metrics.units(size), place: place)
        let content = evaluatingBody(of: GeometryReader<Content>.self) { view.content(proxy) }
        if let child {
            child.update(content)
        } else {
            child = makeNode(content, in: childContext)
            layoutContext.queue.invalidateChildren(of: self)
        }
    }
}

extension GeometryReaderNode: GeometryFollower {
    func layoutDidEnd() -> Bool {
        guard !isRemoved, let place, let size else { return false }
        guard place.hasChanged else { return true }
        graph.updatingDuringLayout { evaluateContent(size) }
        return true
    }
}

final class GeometryReaderLayoutNode: LayoutNode {
    var sizeDidChange: (CellSize) -> Void = { _ in }

    /// Where nothing is offered a reader is as small as can be.
    override func computeSize(_ proposal: CellProposal) -> CellSize {
        CellSize(width: proposal.width ?? 1, height: proposal.height ?? 1)
    }

    override func placeChildren(in size: CellSize, proposal: CellProposal) {
        sizeDidChange(size)
        let offer = CellProposal(size)
        for child in children { child.place(at: .zero, proposal: offer) }
    }
}
