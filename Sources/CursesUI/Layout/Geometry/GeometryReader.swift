import CursesUITerminal

/// A view whose content depends on the view's own size. It takes all the space that is proposed.
///
/// Content that also reads other geometry, such as ``GeometryProxy/frame(in:)-(CoordinateSpaceProtocol)`` or the
/// position of an ``Anchor``, is evaluated again when that geometry changes.
public struct GeometryReader<Content: View> {
    let content: (GeometryProxy) -> Content

    /// Creates a reader.
    ///
    /// - Parameter content: called during layout, whenever the size has changed.
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
    /// The position of the reader when its content was evaluated.
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

    override var isContainer: Bool { true }

    override func makeLayoutNodes() -> [LayoutNode] { [layoutNode] }

    override func childLayoutNodesDidChange() {
        layoutContext.queue.invalidateChildren(of: self)
    }

    func collectChildren() {
        layoutNode.setChildren(child?.layoutNodes ?? [])
    }

    /// Evaluates the content, once for each new size, in an update during layout.
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
        let proxy = GeometryProxy(size: size, layoutContext.metrics, place: place)
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

    /// Without a proposal, a reader takes its minimum size.
    override func computeSize(_ proposal: CellProposal) -> CellSize {
        CellSize(width: proposal.width ?? 1, height: proposal.height ?? 1)
    }

    override func placeChildren(in size: CellSize, proposal: CellProposal) {
        sizeDidChange(size)
        let offer = CellProposal(size)
        for child in children { child.place(at: .zero, proposal: offer) }
    }
}
