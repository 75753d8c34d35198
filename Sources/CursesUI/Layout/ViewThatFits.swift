import CursesUITerminal

/// Shows the first of its views whose ideal size fits the proposed size, or the last view if none fits.
public struct ViewThatFits<Content: View> {
    let axes: Axis.Set
    let content: Content

    /// Creates a view that chooses among several views.
    ///
    /// - Parameter axes: the axes along which a view must fit.
    public init(
        in axes: Axis.Set = [.horizontal, .vertical],
        @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.content = content()
    }
}

extension ViewThatFits: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<ViewThatFits> {
        ViewThatFitsNode(self, in: context)
    }
}

final class ViewThatFitsNode<Content: View>:
    LayoutContainerNode<ViewThatFits<Content>, Content, ViewThatFitsLayoutNode>
{
    private var candidates = LayoutWrappers<FitCandidateLayoutNode>()

    init(_ view: ViewThatFits<Content>, in context: NodeContext) {
        super.init(view, in: context, content: { $0.content }) {
            ViewThatFitsLayoutNode(view.axes, owner: $0)
        }
    }

    override func viewDidChange(from old: ViewThatFits<Content>) {
        layoutNode.axes = view.axes
        super.viewDidChange(from: old)
    }

    override func collectChildren() {
        layoutNode.setChildren(
            candidates.wrap(child.layoutNodes) { FitCandidateLayoutNode(around: $0, owner: self) }
        )
    }
}

final class ViewThatFitsLayoutNode: LayoutNode {
    var axes: Axis.Set {
        didSet { if axes != oldValue { invalidateLayout() } }
    }

    init(_ axes: Axis.Set, owner: Node) {
        self.axes = axes
        super.init(owner: owner)
    }

    private func chosen(for proposal: CellProposal) -> LayoutNode? {
        children.first { child in
            let ideal = child.size(for: .unspecified)
            return Axis.allCases.allSatisfy { axis in
                guard axes.contains(axis.set), let length = proposal[axis] else { return true }
                return ideal[axis] <= length
            }
        } ?? children.last
    }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        chosen(for: proposal)?.size(for: proposal) ?? .zero
    }

    override func placeChildren(in size: CellSize, proposal: CellProposal) {
        let chosen = chosen(for: proposal)
        for case let child as FitCandidateLayoutNode in children {
            child.isShown = child === chosen
            child.place(
                in: CellRect(origin: .zero, size: child.isShown ? child.size(for: proposal) : .zero),
                proposal: proposal
            )
        }
    }

    override func computeExplicitGuide(
        _ key: AlignmentKey,
        in size: CellSize,
        proposal: CellProposal
    ) -> Int? {
        guard let chosen = chosen(for: proposal) else { return nil }
        return chosen.explicitGuide(key, in: chosen.size(for: proposal), proposal: proposal)
    }
}

/// Wraps a candidate view. A candidate that is not chosen takes no space and receives no input.
final class FitCandidateLayoutNode: WrappingLayoutNode {
    var isShown = false {
        didSet { if isShown != oldValue { visibilityDidChange() } }
    }

    override var visibility: LayoutVisibility { isShown ? [] : [.clipped, .hidden] }
}
