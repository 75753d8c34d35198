import CursesUITerminal

/// Lays out a bar: views at its start, a title in the middle of the whole bar if there is space, and views at its end.
struct BarLayout: CellLayout {
    /// Whether the title is beside the views at the start.
    var leadsTitle = false
    /// The columns between two parts.
    private static let gap = 1

    func size(_ proposal: CellProposal, children: [LayoutNode]) -> CellSize {
        let sizes = parts(proposal, children)
        let width = sizes.map(\.width).reduce(0, +) + 2 * Self.gap
        return CellSize(
            width: proposal.width ?? width,
            height: max(1, sizes.map(\.height).max() ?? 0)
        )
    }

    func place(_ children: [LayoutNode], in size: CellSize, proposal: CellProposal) {
        let sizes = parts(CellProposal(size), children)
        guard sizes.count == 3 else { return }
        let first = sizes[0].width > 0 ? sizes[0].width + Self.gap : 0
        let last = sizes[2].width > 0 ? sizes[2].width + Self.gap : 0
        let middle = (size.width - sizes[1].width) / 2
        let columns = [
            0,
            (leadsTitle ? 0 : middle).clamped(first, max(first, size.width - last - sizes[1].width)),
            max(0, size.width - sizes[2].width),
        ]
        for (index, child) in children.enumerated() {
            child.place(
                at: CellPoint(column: columns[index], row: 0),
                proposal: CellProposal(width: sizes[index].width, height: size.height)
            )
        }
    }

    /// Returns the sizes of the three parts. The views at both ends get the space that they need, and the title gets
    /// the rest.
    private func parts(_ proposal: CellProposal, _ children: [LayoutNode]) -> [CellSize] {
        guard children.count == 3 else { return [] }
        let width = proposal.width ?? .unbounded
        // The gaps between the items at the end shrink first, then those at the start, the title, and the longer of the
        // two ends.
        let ends = [children[0], children[2]]
        var ideals = ends.map { $0.size(for: CellProposal(width: nil, height: 1)).width }
        let whole = children[1].size(for: CellProposal(width: nil, height: 1)).width
        var excess = ideals[0] + ideals[1] + whole + gaps(ideals) - width
        for end in [1, 0] {
            let lost = excess.clamped(0, BarItemsLayout.spareColumns(ends[end].children))
            ideals[end] -= lost
            excess -= lost
        }
        let gap = ideals.contains(0) ? 0 : Self.gap
        let half = width.shrunk(by: gap) / 2
        let first = min(ideals[0], max(half, width.shrunk(by: ideals[1] + gap)))
        let last = min(ideals[1], width.shrunk(by: first + gap))
        let leading = children[0].size(for: CellProposal(width: first, height: 1))
        let trailing = children[2].size(for: CellProposal(width: last, height: 1))
        let taken = leading.width + trailing.width + gaps([leading.width, trailing.width])
        let title = children[1].size(
            for: CellProposal(width: width.shrunk(by: taken), height: 1)
        )
        return [leading, title, trailing]
    }

    /// Returns the columns between the title and the two ends, of which an empty one needs none.
    private func gaps(_ ends: [Int]) -> Int { Self.gap * ends.filter { $0 > 0 }.count }
}

extension BarLayout {
    /// Returns the number of columns for the views at the end of a bar, if the title keeps some of its space; `nil` if
    /// the bar does not have three parts.
    func room(in width: Int, _ children: [LayoutNode]) -> Int? {
        guard children.count == 3 else { return nil }
        let ideals = children.map { $0.size(for: CellProposal(width: nil, height: 1)).width }
        let first = ideals[0] > 0 ? ideals[0] + Self.gap : 0
        let title = min(ideals[1], width / 3)
        return max(0, width - first - (title > 0 ? title + Self.gap : 0))
    }
}

/// Lays out three views as a bar.
struct BarStack<Content: View> {
    /// How the views at the end of the bar adapt to the available space.
    let collapse: Binding<BarCollapse>
    let leadsTitle: Bool
    let content: Content

    init(collapse: Binding<BarCollapse>, leadsTitle: Bool, @ViewBuilder content: () -> Content) {
        self.collapse = collapse
        self.leadsTitle = leadsTitle
        self.content = content()
    }
}

extension BarStack: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<BarStack> {
        BarStackNode(self, in: context)
    }
}

final class BarStackNode<Content: View>: LayoutContainerNode<BarStack<Content>, Content, BarLayoutNode> {
    init(_ view: BarStack<Content>, in context: NodeContext) {
        super.init(view, in: context, content: { $0.content }) { BarLayoutNode(owner: $0) }
        layoutNode.layout.leadsTitle = view.leadsTitle
        layoutNode.didPlaceItems = { [unowned self] needed, room in
            var collapse = self.view.collapse.wrappedValue
            let screen = layoutContext.queue.root?.frame.size ?? .zero
            guard collapse.adapt(needed: needed, room: room, on: screen) else { return }
            // The state is written after the layout, because it causes an update with different items, which the next
            // layout measures.
            layoutContext.queue.afterLayout { [weak self] in
                guard let self, !isRemoved else { return }
                view.collapse.wrappedValue = collapse
            }
        }
    }

    override func viewDidChange(from old: BarStack<Content>) {
        super.viewDidChange(from: old)
        layoutNode.layout.leadsTitle = view.leadsTitle
        layoutNode.invalidateLayout()
    }
}

/// Lays out a bar, and reports whether the views at its end have the space that they need.
final class BarLayoutNode: LayoutNode {
    var didPlaceItems: (_ needed: Int, _ room: Int) -> Void = { _, _ in }
    fileprivate(set) var layout = BarLayout()

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        layout.size(proposal, children: children)
    }

    override func placeChildren(in size: CellSize, proposal: CellProposal) {
        layout.place(children, in: size, proposal: proposal)
        guard let room = layout.room(in: size.width, children) else { return }
        didPlaceItems(children[2].size(for: CellProposal(width: nil, height: 1)).width, room)
    }
}
