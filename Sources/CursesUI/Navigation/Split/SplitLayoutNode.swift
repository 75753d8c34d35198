import CursesUITerminal

/// Lays out columns; the last one fills the remaining width. A column scrolls if its content does not fit.
final class SplitLayoutNode: DividedLayoutNode {
    init(owner: Node) {
        super.init(axis: .horizontal, owner: owner)
    }

    /// Shows columns. If there are several, all but the last are drawn as panels.
    func show(columns: [LayoutNode]) {
        show(columns, alignment: .topLeading)
        for window in children {
            (window as? ViewportLayoutNode)?.isPanel = children.count > 1 && window !== children.last
        }
    }

    var roomDidChange: (_ room: SplitRoom, _ focusedColumn: Int?) -> Void = { _, _ in }
    var widths: [SplitColumnWidth?] = [] {
        didSet { if widths != oldValue { invalidateLayout() } }
    }
    /// Whether the columns before the last are as narrow as possible.
    var isDetailProminent = false {
        didSet { if isDetailProminent != oldValue { invalidateLayout() } }
    }
    /// The indices of the visible columns among all columns.
    var columnIndices: [Int] = []
    /// The widths that the user has chosen, by the indices of the columns.
    var chosenWidths: [Int: Int] = [:]
    private var room = SplitRoom.all
    /// The minimum width, in cells, of each column when a line is moved.
    private static let leastWidth = 8
    /// The width, in cells, below which the detail is not shown beside other columns.
    private static let minimumWidth = 60
    /// The width, in cells, below which the sidebar and the content are not shown beside each other.
    private static let minimumLeadingWidth = 32

    /// The width, in cells, that wide frames in the columns before leave to the last column.
    private static let readableWidth = 30

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
        let leading = isDetailProminent ? 16 : (size.width / (children.count + 1)).clamped(16, 30)
        // The frame of a column may be wider than that, if the last column stays readable.
        let most = max(leading, size.width / 2, size.width - Self.readableWidth * (children.count - 1))
        var column = 0
        lines = []
        for (index, child) in children.enumerated() {
            let isLast = index == children.count - 1
            let wish = widths.indices.contains(index) ? widths[index] : nil
            let chosen = columnIndices.indices.contains(index) ? chosenWidths[columnIndices[index]] : nil
            let standard = isLast ? leading : max(leading, min(child.leastFramedWidth(), most))
            let wished =
                isDetailProminent
                ? wish?.limited(standard, layoutContext.metrics)
                : wish?.columns(standard: standard, layoutContext.metrics)
            let own = chosen ?? wished ?? standard
            let width = isLast ? max(0, size.width - column) : min(own, size.width - column)
            let area = CellRect(column: column, row: 0, width: max(0, width), height: size.height)
            child.place(in: area, proposal: CellProposal(area.size))
            column += width + 1
            if !isLast { lines.append(column - 1) }
        }
    }

    /// Resizes the column before the line. The columns after it keep their widths, except for the last.
    override func move(_ line: Int, to column: Int) {
        guard lines.indices.contains(line), columnIndices.indices.contains(line) else { return }
        let start = mirrored(children[line].frame).minColumn
        let rest = children.count - 1 - line
        let most = max(Self.leastWidth, frame.size.width - start - rest * (Self.leastWidth + 1))
        let wish = widths.indices.contains(line) ? widths[line] : nil
        let width = (wish?.limited(column - start, layoutContext.metrics) ?? column - start)
            .clamped(Self.leastWidth, most)
        guard chosenWidths[columnIndices[line]] != width else { return }
        chosenWidths[columnIndices[line]] = width
        invalidateLayout()
        layoutContext.requestFrame()
    }
}

extension LayoutNode {
    /// The minimum width, in cells, of a frame around everything between the bars of a column; 0 if there is no such
    /// frame.
    ///
    /// - Parameter hasBars: whether the column's bars may be below this node.
    fileprivate func leastFramedWidth(hasBars: Bool = true) -> Int {
        if let frame = self as? ModifierLayoutNode<FlexibleFrameModifier>, let width = frame.modifier.width.min {
            return layoutContext.metrics.columns(width)
        }
        if children.count == 1 { return children[0].leastFramedWidth(hasBars: hasBars) }
        return hasBars ? children.map { $0.leastFramedWidth(hasBars: false) }.max() ?? 0 : 0
    }
}
