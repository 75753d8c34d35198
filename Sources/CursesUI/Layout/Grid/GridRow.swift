import CursesUITerminal

/// The views of one row of a `Grid`, with a view for each column. Outside of a grid, the views are arranged like those
/// of an `HStack`.
public struct GridRow<Content: View> {
    let alignment: VerticalAlignment?
    let content: Content

    /// Creates a row.
    ///
    /// - Parameter alignment: the alignment of the views in the row; the grid's alignment if `nil`.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension GridRow: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<GridRow> {
        GridRowNode(self, in: context, content: { $0.content }) {
            GridRowLayoutNode(alignment, owner: $0)
        }
    }
}

final class GridRowNode<Content: View>:
    LayoutContainerNode<GridRow<Content>, Content, GridRowLayoutNode>
{
    override func viewDidChange(from old: GridRow<Content>) {
        layoutNode.alignment = view.alignment
        super.viewDidChange(from: old)
    }
}

/// A row whose views are aligned with the columns of the surrounding grid.
final class GridRowLayoutNode: LayoutNode {
    var alignment: VerticalAlignment? {
        didSet { if alignment != oldValue { invalidateLayout() } }
    }
    /// The positions of the cells as computed by the grid, in the row's coordinates.
    var cells: [GridCellPlace]? {
        didSet { if cells != oldValue { invalidateLayout() } }
    }

    init(_ alignment: VerticalAlignment?, owner: Node) {
        self.alignment = alignment
        super.init(owner: owner)
    }

    private var stack: StackLayout {
        StackLayout(
            axis: .horizontal,
            alignment: (alignment ?? .center).key,
            spacing: nil
        )
    }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        stack.size(proposal, children: children)
    }

    override func placeChildren(in size: CellSize, proposal: CellProposal) {
        guard let cells, cells.count == children.count else {
            return stack.place(children, in: size, proposal: proposal)
        }
        for (child, cell) in zip(children, cells) {
            let offer = CellProposal(cell.frame.size)
            let origin = cell.alignment.origin(of: child, offered: offer, in: cell.frame.size)
            child.place(at: cell.frame.origin + origin, proposal: offer)
        }
    }
}

/// The frame of a grid cell in its row, and the alignment in it.
struct GridCellPlace: Equatable {
    let frame: CellRect
    let alignment: Alignment
}
