import CursesUITerminal

/// Extends a view beneath the bars that it touches.
struct SafeAreaIgnoringModifier {
    let edges: Edge.Set
}

extension SafeAreaIgnoringModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, SafeAreaIgnoringModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, SafeAreaIgnoringModifier>> {
        SafeAreaIgnoringNode(view, in: context)
    }
}

final class SafeAreaIgnoringNode<Content: View>: ModifierNode<Content, SafeAreaIgnoringModifier> {
    private var wrappers = LayoutWrappers<SafeAreaIgnoringLayoutNode>()

    override func makeLayoutNodes() -> [LayoutNode] {
        let edges = modifier.edges
        return wrappers.wrap(child.layoutNodes) {
            let wrapper = SafeAreaIgnoringLayoutNode(around: $0, owner: self)
            wrapper.edges = edges
            return wrapper
        }
    }

    override func modifierDidChange(from old: SafeAreaIgnoringModifier) {
        for wrapper in wrappers.all { wrapper.edges = modifier.edges }
    }
}

/// Places its view in its frame and beneath the bars that the frame touches. For the layout around it, the view keeps
/// to the frame.
final class SafeAreaIgnoringLayoutNode: WrappingLayoutNode {
    /// The edges at which the view may extend.
    var edges: Edge.Set = [] {
        didSet {
            guard edges != oldValue else { return }
            if edges.isEmpty { insets = CellInsets() } else { layoutContext.safeAreas.add(self) }
            invalidateLayout()
        }
    }

    /// How far the view extends beyond the frame.
    private(set) var insets = CellInsets() {
        didSet { if insets != oldValue { invalidateLayout() } }
    }

    override func placeChildren(in size: CellSize, proposal: CellProposal) {
        guard insets != CellInsets() else { return super.placeChildren(in: size, proposal: proposal) }
        let area = CellSize(width: size.width + insets.width, height: size.height + insets.height)
        let offer = CellProposal(area)
        let inside = inner.size(for: offer)
        var origin = CellPoint(
            column: (area.width - inside.width) / 2 - insets.leading,
            row: (area.height - inside.height) / 2 - insets.top
        )
        // A view that does not grow keeps its place, where no bar hides it.
        if inside.width == size.width { origin.column = 0 }
        if inside.height == size.height { origin.row = 0 }
        inner.place(at: origin, proposal: offer)
    }

    /// Finds the bars around the frame, and extends the view beneath them.
    ///
    /// - Parameter note: called with each clipped node that the view extends out of, and how far.
    func extend(_ note: (any BarredLayoutNode, CellInsets) -> Void) {
        var search = BarSearch(from: self, edges: edges)
        search.run(raisingBars: true)
        insets = isRightToLeft ? search.insets.mirrored : search.insets
        guard search.insets != CellInsets() else { return }
        for (node, area) in search.crossedAreas {
            let bounds = CellRect(origin: .zero, size: node.frame.size)
            note(node, area.insets(beyond: bounds))
        }
    }
}
