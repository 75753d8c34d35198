import CursesUITerminal

/// Columns side by side, a line between them; some of them, or only one.
struct SplitColumns<Content: View> {
    /// The places of the columns that are shown.
    let shown: [Int]
    /// What the columns in front of the last one say of their widths.
    let widths: [SplitColumnWidth?]
    /// Set to whether there is room for one column alone.
    let isNarrow: Binding<Bool>
    let content: Content

    init(
        shown: [Int],
        widths: [SplitColumnWidth?],
        isNarrow: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.shown = shown
        self.widths = widths
        self.isNarrow = isNarrow
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
            self.view.isNarrow.wrappedValue = $0
        }
    }

    override func viewDidChange(from old: SplitColumns<Content>) {
        super.viewDidChange(from: old)
        if old.shown != view.shown || old.widths != view.widths {
            layoutContext.queue.invalidateChildren(of: self)
        }
    }

    /// The bars of the columns are their own affair; a title may be the window's.
    override func computePreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        key.isForBars && key != NavigationTitleKey.self ? nil : super.computePreference(key)
    }

    override func collectChildren() {
        let columns = child.layoutNodes
        let shown = view.shown.filter(columns.indices.contains)
        layoutNode.setChildren(shown.map { columns[$0] })
        layoutNode.widths = shown.map {
            view.widths.indices.contains($0) ? view.widths[$0] : nil
        }
    }
}

/// Lays columns out: the last one has what the others leave.
final class SplitLayoutNode: LayoutNode {
    var narrownessDidChange: (Bool) -> Void = { _ in }
    var widths: [SplitColumnWidth?] = [] {
        didSet { if widths != oldValue { invalidateLayout() } }
    }
    private var isNarrow = false
    private var lines: [Int] = []

    /// Columns of cells from which on there are columns of views.
    private static let minimumWidth = 60

    override var visibility: LayoutVisibility { .clipped }

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
            narrownessDidChange(isNarrow)
        }
        let leading = (size.width / (children.count + 1)).clamped(16, 30)
        var column = 0
        lines = []
        for (index, child) in children.enumerated() {
            let isLast = index == children.count - 1
            let wish = widths.indices.contains(index) ? widths[index] : nil
            let own = wish?.columns(standard: leading, layoutContext.metrics) ?? leading
            let width = isLast ? max(0, size.width - column) : min(own, size.width - column)
            child.place(
                at: CellPoint(column: column, row: 0),
                proposal: CellProposal(width: max(0, width), height: size.height)
            )
            column += width + 1
            if !isLast { lines.append(column - 1) }
        }
    }

    override func draw(in context: DrawingContext) {
        let line = owner.environment.themeBorders.separator.characters.vertical
        for column in lines {
            let cells = CellRect(column: column, row: 0, width: 1, height: frame.size.height)
            context.forEachPoint(of: cells) {
                context.put(line, style: Style(attributes: .dim), at: $0)
            }
        }
    }
}
