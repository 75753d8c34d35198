import CursesUITerminal

/// Draws a view behind or in front of the modified view, which determines the size. If the modified view consists of
/// several views, such as those of a `ForEach`, each gets its own layer.
struct LayeredModifier<Layer: View> {
    let layer: Layer
    let alignment: Alignment
    let isInFront: Bool
    /// Whether the layer has columns of its own beside the view, at the trailing edge of the proposed width.
    var isBeside = false
    /// Whether the layer covers the content of the whole row of a list that the view is in. In a section, it is for the
    /// rows only, and not for the header and the footer.
    var isForRows = false
    /// Returns whether a view shows the layer itself, at a place of its own.
    var isShownByView: @MainActor (LayoutNode) -> Bool = { _ in false }
}

extension LayeredModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, LayeredModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, LayeredModifier>> {
        LayeredNode(view, in: context)
    }
}

/// Wraps each layout node of the modified view together with its own layer.
final class LayeredNode<Content: View, Layer: View>:
    ModifierNode<Content, LayeredModifier<Layer>>, ContainerNode
{
    private var wrappers: [LayeredLayoutNode] = []
    /// A layer for each wrapper, and at least one layer even if there is no wrapper.
    private var layers: [ViewNode<Layer>] = []

    override init(
        _ view: ModifiedContent<Content, LayeredModifier<Layer>>,
        in context: NodeContext
    ) {
        super.init(view, in: context)
        layers = [makeNode(view.modifier.layer, in: childContext)]
    }

    override func modifierDidChange(from old: LayeredModifier<Layer>) {
        for layer in layers { layer.update(modifier.layer) }
        guard modifier.alignment != old.alignment || modifier.isInFront != old.isInFront else { return }
        for wrapper in wrappers {
            wrapper.alignment = modifier.alignment
            wrapper.isInFront = modifier.isInFront
        }
    }

    override func forEachChild(_ visit: (Node) -> Void) {
        super.forEachChild(visit)
        for layer in layers { visit(layer) }
    }

    override func makeLayoutNodes() -> [LayoutNode] {
        let old = Dictionary(uniqueKeysWithValues: wrappers.map { (ObjectIdentifier($0.inner), $0) })
        let known = Dictionary(
            uniqueKeysWithValues: zip(wrappers, layers).map { (ObjectIdentifier($0), $1) }
        )
        wrappers.removeAll()
        let nodes = child.layoutNodes.map { inner -> LayoutNode in
            let isForRows = modifier.isBeside || modifier.isForRows
            if inner is RowPlaceholderLayoutNode || isForRows && inner.isSectionPart { return inner }
            let wrapper =
                old[ObjectIdentifier(inner)]
                ?? LayeredLayoutNode(
                    around: inner,
                    alignment: modifier.alignment,
                    isInFront: modifier.isInFront,
                    isBeside: modifier.isBeside,
                    isForRows: modifier.isForRows,
                    owner: self
                )
            wrappers.append(wrapper)
            return wrapper
        }
        distributeLayers(known)
        collectChildren()
        return nodes
    }

    /// Gives each wrapper its existing layer, or a new one. If there is a single layer, it is kept even if the view's
    /// layout nodes are replaced.
    private func distributeLayers(_ known: [ObjectIdentifier: ViewNode<Layer>]) {
        if wrappers.isEmpty || wrappers.count == 1 && layers.count == 1 { return keepLayer() }
        graph.updatingDuringLayout {
            var spare = known.isEmpty ? layers : []
            let given = wrappers.map { wrapper in
                known[ObjectIdentifier(wrapper)]
                    ?? spare.popLast()
                    ?? makeNode(modifier.layer, in: childContext)
            }
            let staying = Set(given.map(ObjectIdentifier.init))
            for layer in layers where !staying.contains(ObjectIdentifier(layer)) { layer.remove() }
            layers = given
        }
        preferenceOrderDidChange()
    }

    private func keepLayer() {
        guard layers.count > 1 else { return }
        graph.updatingDuringLayout { for layer in layers.dropFirst() { layer.remove() } }
        layers.removeSubrange(1...)
    }

    override func childLayoutNodesDidChange() {
        layoutContext.queue.invalidateChildren(of: self)
        layoutNodesDidChange()
    }

    func collectChildren() {
        for (wrapper, layer) in zip(wrappers, layers) {
            let isShown = modifier.isBeside && modifier.isShownByView(wrapper.inner)
            wrapper.setLayers(isShown ? [] : layer.layoutNodes)
        }
    }
}

/// A row that the layers of the view in it may cover.
@MainActor
protocol LayeredRow: LayoutNode {
    var inner: LayoutNode { get }
    /// The view whose layers are behind the whole row; `nil` if the row has no background.
    var background: LayeredLayoutNode? { get set }
}

/// A layout node with layers behind it or in front of it.
///
/// An outline around a view of text input gets its own ring of cells, like a border: otherwise it would go through the
/// first row of the text.
final class LayeredLayoutNode: WrappingLayoutNode {
    var alignment: Alignment {
        didSet { if alignment != oldValue { invalidateLayout() } }
    }
    var isInFront: Bool {
        didSet { setLayers(layers) }
    }
    private var layers: [LayoutNode] = []
    private let isBeside: Bool
    private let isForRows: Bool
    private var lines = LayeredLines()
    /// The width of the ring of cells around the view that an outline takes: 0 or 1.
    private var ring = 0

    init(
        around inner: LayoutNode, alignment: Alignment, isInFront: Bool, isBeside: Bool, isForRows: Bool, owner: Node
    ) {
        self.alignment = alignment
        self.isInFront = isInFront
        self.isBeside = isBeside
        self.isForRows = isForRows
        super.init(around: inner, owner: owner)
    }

    func setLayers(_ layers: [LayoutNode]) {
        let wasEmpty = self.layers.isEmpty
        self.layers = layers
        if layers.isEmpty != wasEmpty { hitContentDidChange() }
        setChildren(isInFront ? [inner] + layers : layers + [inner])
    }

    /// The columns of the layers beside the view, and one between the view and them.
    private var columnsBeside: Int {
        guard isBeside, !layers.isEmpty else { return 0 }
        return 1 + OverlapLayout(alignment: alignment).size(.unspecified, children: layers).width
    }

    /// The proposal for the view itself.
    private func innerProposal(_ proposal: CellProposal) -> CellProposal {
        proposal.shrunk(width: 2 * ring + columnsBeside, height: 2 * ring)
    }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        let size = inner.size(for: innerProposal(proposal))
        let width = size.width + 2 * ring + columnsBeside
        let isWide = isBeside && !layers.isEmpty
        return CellSize(width: isWide ? max(width, proposal.width ?? 0) : width, height: size.height + 2 * ring)
    }

    override func computeExplicitGuide(
        _ key: AlignmentKey,
        in size: CellSize,
        proposal: CellProposal
    ) -> Int? {
        let inside = CellSize(width: size.width - 2 * ring - columnsBeside, height: size.height - 2 * ring)
        let guide = inner.explicitGuide(key, in: inside, proposal: innerProposal(proposal))
        return guide.map { $0 + ring }
    }

    override func placeChildren(in size: CellSize, proposal: CellProposal) {
        inner.place(at: CellPoint(column: ring, row: ring), proposal: innerProposal(proposal))
        let around = isForRows ? listRowAround : nil
        around?.row.background = self
        placeLayers(in: around?.area ?? CellRect(origin: .zero, size: size))
        tintLine()
        lines.settle(layers, over: [inner], in: self)
        let outlines = outlines(in: layers)
        // Once there is a ring, it stays as long as there is an outline.
        let wanted = outlines.isEmpty ? 0 : ring == 1 || outlines.contains(where: inner.hasInput) ? 1 : 0
        guard wanted != ring else { return }
        queue.afterLayout { [weak self] in self?.setRing(wanted) }
    }

    private func placeLayers(in area: CellRect) {
        let offer = CellProposal(area.size)
        let overlap = OverlapLayout(alignment: alignment)
        let all = overlap.size(offer, children: layers)
        let metrics = layoutContext.metrics
        let distance = alignment.point(in: area.size, metrics) - alignment.point(in: all, metrics)
        overlap.place(layers, at: area.origin + distance, proposal: offer)
    }

    /// Places the layers over the whole row, which may have changed around the view.
    func coverRow() {
        if let around = listRowAround { placeLayers(in: around.area) }
    }

    /// The row of a list whose only view is this one, apart from modifiers, with the area of its content in the node's
    /// coordinates.
    private var listRowAround: (row: any LayeredRow, area: CellRect)? {
        var (node, origin): (LayoutNode, CellPoint) = (self, .zero)
        while let parent = node.parent {
            if let row = parent as? any LayeredRow {
                return (row, mirrored(CellRect(origin: origin, size: row.inner.frame.size)))
            }
            guard parent.traits?.wrapped === node else { return nil }
            origin = origin - node.frame.origin
            node = parent
        }
        return nil
    }

    private func setRing(_ new: Int) {
        guard new != ring else { return }
        ring = new
        invalidateLayout()
    }

    /// Gives a line the colour of the layer where the layer covers it, if the inner view is only a line and the layer is
    /// an area of one colour.
    private func tintLine() {
        guard layers.count == 1, let area = layers[0].unwrapped.asLine else { return }
        let line = inner.unwrapped.asLine
        let isThin = line?.lineAxis.map { frame.size[$0.other] == 1 } ?? false
        let isTint = isThin && area.lineStyle != nil
        area.tintsLine = isTint
        if isTint || line?.lineTint != nil { line?.lineTint = isTint ? area : nil }
    }

    override func drawAbove(in context: DrawingContext) {
        lines.draw(in: context)
    }
}

extension View {
    /// Draws a view behind this view, and proposes the size of this view to it.
    nonisolated public func background<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(LayeredModifier(layer: content(), alignment: alignment, isInFront: false))
    }

    /// Draws a view behind this view, and proposes the size of this view to it.
    @_disfavoredOverload
    nonisolated public func background<Background: View>(
        _ background: Background,
        alignment: Alignment = .center
    ) -> some View {
        modifier(LayeredModifier(layer: background, alignment: alignment, isInFront: false))
    }

    /// Fills the view's background with a colour or a gradient.
    ///
    /// It ends where the view ends, because the rows of bars are few in a terminal. With `ignoresSafeAreaEdges:`, it
    /// extends beneath bars.
    nonisolated public func background<S: ShapeStyle>(_ style: S) -> some View {
        background(alignment: .center) { Rectangle().fill(style) }
    }

    /// Fills the view's background with a colour or a gradient.
    ///
    /// - Parameter edges: the edges at which the colour extends beneath a bar that the view touches.
    nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set) -> some View {
        background(alignment: .center) { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
    }

    /// Fills the view's background with the terminal's own background.
    ///
    /// - Parameter edges: the edges at which it extends beneath a bar that the view touches; none if it is left out.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = []) -> some View {
        background(.background, ignoresSafeAreaEdges: edges)
    }

    /// Fills a shape behind the view with a colour or a gradient.
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S,
        in shape: T,
        fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(alignment: .center) { shape.fill(style, style: fillStyle) }
    }

    /// Fills a shape behind the view with the terminal's own background.
    nonisolated public func background<T: Shape>(
        in shape: T,
        fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(.background, in: shape, fillStyle: fillStyle)
    }

    /// Draws a colour or a gradient in front of the view. It hides the view where it is opaque.
    ///
    /// It ends where the view ends, because the rows of bars are few in a terminal. With `ignoresSafeAreaEdges:`, it
    /// extends beneath bars.
    nonisolated public func overlay<S: ShapeStyle>(_ style: S) -> some View {
        overlay(alignment: .center) { Rectangle().fill(style) }
    }

    /// Draws a colour or a gradient in front of the view. It hides the view where it is opaque.
    ///
    /// - Parameter edges: the edges at which the colour extends beneath a bar that the view touches.
    nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set) -> some View {
        overlay(alignment: .center) { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
    }

    /// Draws a shape in front of the view, filled with a colour or a gradient. It hides the view where it is opaque.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S,
        in shape: T,
        fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay(alignment: .center) { shape.fill(style, style: fillStyle) }
    }

    /// Draws a view in front of this view, and proposes the size of this view to it.
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(LayeredModifier(layer: content(), alignment: alignment, isInFront: true))
    }

    /// Draws a view in front of this view, and proposes the size of this view to it.
    @_disfavoredOverload
    nonisolated public func overlay<Overlay: View>(
        _ overlay: Overlay,
        alignment: Alignment = .center
    ) -> some View {
        modifier(LayeredModifier(layer: overlay, alignment: alignment, isInFront: true))
    }
}
