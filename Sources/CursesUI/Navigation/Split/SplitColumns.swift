import CursesUITerminal

/// The columns that a split view has space for.
enum SplitRoom {
    case all
    /// The sidebar and the content beside each other, or the detail.
    case leading
    /// A single column.
    case one
}

/// Some or all columns of a split view, side by side and separated by lines.
struct SplitColumns<Content: View> {
    /// The indices of the visible columns.
    let shown: [Int]
    /// The widths that the columns before the last set.
    let widths: [SplitColumnWidth?]
    let room: SplitRoom
    /// Called when the fitting columns have changed, with the index of the column that has the focus.
    let roomDidChange: (_ room: SplitRoom, _ focusedColumn: Int?) -> Void
    let content: Content

    init(
        shown: [Int],
        widths: [SplitColumnWidth?],
        room: SplitRoom,
        roomDidChange: @escaping (_ room: SplitRoom, _ focusedColumn: Int?) -> Void,
        @ViewBuilder content: () -> Content
    ) {
        self.shown = shown
        self.widths = widths
        self.room = room
        self.roomDidChange = roomDidChange
        self.content = content()
    }
}

extension SplitColumns: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<SplitColumns> {
        SplitColumnsNode(self, in: context)
    }
}

final class SplitColumnsNode<Content: View>:
    LayoutContainerNode<SplitColumns<Content>, Content, SplitLayoutNode>
{
    init(_ view: SplitColumns<Content>, in context: NodeContext) {
        super.init(view, in: context, content: { $0.content }) { SplitLayoutNode(owner: $0) }
        layoutNode.roomDidChange = { [unowned self] in self.view.roomDidChange($0, $1) }
    }

    override func viewDidChange(from old: SplitColumns<Content>) {
        super.viewDidChange(from: old)
        if old.shown != view.shown || old.widths != view.widths {
            layoutContext.queue.invalidateChildren(of: self)
        }
        // The focus goes to the column that replaces the other one, but not to the buttons of its bar.
        let columns = child.layoutNodes
        if old.room != .all, view.room != .all, old.shown != view.shown, let shown = view.shown.last,
            columns.indices.contains(shown)
        {
            layoutContext.focus.enter(columns[shown])
        }
    }

    /// The columns do not pass on preferences for bars, except that a title may become the title of the window.
    override func computePreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        key.isForBars && key != NavigationTitleKey.self ? nil : super.computePreference(key)
    }

    override func collectChildren() {
        let columns = child.layoutNodes
        let shown = view.shown.filter(columns.indices.contains)
        layoutNode.show(shown.map { columns[$0] })
        layoutNode.columnIndices = shown
        layoutNode.widths = shown.map {
            view.widths.indices.contains($0) ? view.widths[$0] : nil
        }
    }
}

/// Lays out columns; the last one fills the remaining width. A column scrolls if its content does not fit.
final class SplitLayoutNode: LayoutNode {
    private unowned let node: Node
    private var windows: [ObjectIdentifier: ViewportLayoutNode] = [:]

    init(owner: Node) {
        node = owner
        super.init(owner: owner)
    }

    func show(_ columns: [LayoutNode]) {
        let old = windows
        windows = [:]
        let shown = columns.map { column in
            let window = old[ObjectIdentifier(column)] ?? ViewportLayoutNode(.screen(), owner: node)
            window.setChildren([column])
            window.isPanel = columns.count > 1 && column !== columns.last
            windows[ObjectIdentifier(column)] = window
            return window
        }
        setChildren(shown)
    }

    var roomDidChange: (_ room: SplitRoom, _ focusedColumn: Int?) -> Void = { _, _ in }
    var widths: [SplitColumnWidth?] = [] {
        didSet { if widths != oldValue { invalidateLayout() } }
    }
    /// The indices of the visible columns among all columns.
    var columnIndices: [Int] = []
    /// The widths that the user has chosen, by the indices of the columns.
    var chosenWidths: [Int: Int] = [:]
    private var room = SplitRoom.all
    /// The positions of the lines in columns of cells, each after one of the visible columns.
    private(set) var lines: [Int] = []
    /// The line that the mouse holds.
    var heldLine: Int? {
        didSet { if heldLine != oldValue { setNeedsDisplay() } }
    }

    /// The width, in cells, below which the detail is not shown beside other columns.
    private static let minimumWidth = 60
    /// The width, in cells, below which the sidebar and the content are not shown beside each other.
    private static let minimumLeadingWidth = 32

    override var visibility: LayoutVisibility { .clipped }
    override var responder: (any Responder)? { self }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        let sizes = children.map { $0.size(for: proposal) }
        return CellSize(
            width: proposal.width ?? sizes.map(\.width).reduce(0, +) + max(0, sizes.count - 1),
            height: proposal.height ?? sizes.map(\.height).max() ?? 0
        )
    }

    override func placeChildren(in size: CellSize, proposal: CellProposal) {
        let newRoom: SplitRoom =
            size.width >= Self.minimumWidth ? .all : size.width >= Self.minimumLeadingWidth ? .leading : .one
        if room != newRoom {
            room = newRoom
            let focused = layoutContext.focus.focused?.layoutNode
            roomDidChange(room, zip(children, columnIndices).first { focused?.isIn($0.0) == true }?.1)
        }
        let leading = (size.width / (children.count + 1)).clamped(16, 30)
        var column = 0
        lines = []
        for (index, child) in children.enumerated() {
            let isLast = index == children.count - 1
            let wish = widths.indices.contains(index) ? widths[index] : nil
            let chosen = columnIndices.indices.contains(index) ? chosenWidths[columnIndices[index]] : nil
            let own = chosen ?? wish?.columns(standard: leading, layoutContext.metrics) ?? leading
            let width = isLast ? max(0, size.width - column) : min(own, size.width - column)
            let area = CellRect(column: column, row: 0, width: max(0, width), height: size.height)
            child.place(in: area, proposal: CellProposal(area.size))
            column += width + 1
            if !isLast { lines.append(column - 1) }
        }
    }

    override func draw(in context: DrawingContext) {
        let line = owner.environment.themeBorders.separator.characters.vertical
        for (index, column) in lines.enumerated() {
            var style = index == heldLine ? Style(attributes: .bold) : Style(attributes: .dim)
            if context.design.surfaces != nil, index != heldLine {
                style = context.design.colors.separator.applied(to: .plain)
            }
            let cells = mirrored(CellRect(column: column, row: 0, width: 1, height: frame.size.height))
            context.forEachPoint(of: cells) {
                context.put(line, style: style, at: $0)
            }
        }
    }
}
