import CursesUITerminal

/// Some or all columns of a split view, side by side and separated by lines.
struct SplitColumns<Content: View> {
    /// The indices of the visible columns.
    let shown: [Int]
    /// The widths that the columns before the last set.
    let widths: [SplitColumnWidth?]
    /// Whether there is only space for a single column.
    let isNarrow: Bool
    /// Called when that has changed, with whether the last column has the focus.
    let narrownessDidChange: (_ isNarrow: Bool, _ detailHasFocus: Bool) -> Void
    let content: Content

    init(
        shown: [Int],
        widths: [SplitColumnWidth?],
        isNarrow: Bool,
        narrownessDidChange: @escaping (_ isNarrow: Bool, _ detailHasFocus: Bool) -> Void,
        @ViewBuilder content: () -> Content
    ) {
        self.shown = shown
        self.widths = widths
        self.isNarrow = isNarrow
        self.narrownessDidChange = narrownessDidChange
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
        layoutNode.narrownessDidChange = { [unowned self] in
            self.view.narrownessDidChange($0, $1)
        }
    }

    override func viewDidChange(from old: SplitColumns<Content>) {
        super.viewDidChange(from: old)
        if old.shown != view.shown || old.widths != view.widths {
            layoutContext.queue.invalidateChildren(of: self)
        }
        // The focus goes to the column that replaces the other one, past the buttons of its bar.
        let columns = child.layoutNodes
        if old.isNarrow, view.isNarrow, old.shown != view.shown, let shown = view.shown.last,
            columns.indices.contains(shown)
        {
            layoutContext.focus.enter(columns[shown])
        }
    }

    /// Bar preferences of the columns are not passed on, except that a title may become the title of the window.
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

    var narrownessDidChange: (_ isNarrow: Bool, _ detailHasFocus: Bool) -> Void = { _, _ in }
    var widths: [SplitColumnWidth?] = [] {
        didSet { if widths != oldValue { invalidateLayout() } }
    }
    /// The places of the visible columns among all columns.
    var columnIndices: [Int] = []
    /// The widths that the user has chosen, by the places of the columns.
    var chosenWidths: [Int: Int] = [:]
    private var isNarrow = false
    /// The columns of cells of the lines, each behind one of the visible columns.
    private(set) var lines: [Int] = []
    /// The line that the mouse holds.
    var heldLine: Int? {
        didSet { if heldLine != oldValue { setNeedsDisplay() } }
    }

    /// The minimum width, in cells, for several columns.
    private static let minimumWidth = 60

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
        if isNarrow != (size.width < Self.minimumWidth) {
            isNarrow.toggle()
            let focused = layoutContext.focus.focused?.layoutNode
            let detailHasFocus = children.count > 1 && focused?.isIn(children.last) == true
            narrownessDidChange(isNarrow, detailHasFocus)
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
