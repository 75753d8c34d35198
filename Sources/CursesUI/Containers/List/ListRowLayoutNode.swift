import CursesUITerminal

/// A row of a list: a view, stretched over the whole width, with the list's decorations around it.
final class ListRowLayoutNode: LayoutNode, LayeredRow {
    let inner: LayoutNode
    unowned let list: any ListRowsOwner
    private(set) var isSelected = false
    var isFocused = false {
        didSet { if isFocused != oldValue { setNeedsDisplay() } }
    }
    /// The header of the section that contains the row; `nil` if there is none, or if it is not built.
    var sectionHeader: LayoutNode?
    /// Whether the mouse button is held down on the row.
    var isPressed = false
    /// The row of the screen to which the mouse has moved the row last since the button was pressed on it; `nil` if it
    /// has not.
    var draggedTo: Int?
    /// Counts the clicks on the row. A double click opens the row.
    var taps = TapCounter()
    weak var background: LayeredLayoutNode?
    /// The node of the `ForEach` element that the row shows; `nil` for other rows.
    private weak var elementNode: Node?

    init(_ inner: LayoutNode, list: any ListRowsOwner) {
        self.inner = inner
        self.list = list
        super.init(owner: list)
        elementNode = inner.elementNode(in: list)
        setChildren([inner])
        // Inside a row, the label of a disclosure group and a view with only a tap gesture are not separate controls.
        respondersBelowMayDiffer()
    }

    override var responder: (any Responder)? { self }
    override var traits: (any LayoutTraits)? { self }

    override var forgetsChildren: Bool { true }

    // MARK: The data of the row

    /// The selection value of the row.
    var selectionTag: AnyHashable? { list.selection.flatMap(tag) }

    private func tag(in selection: ListSelection) -> AnyHashable? {
        let traits = inner.listRowTraits
        if traits.isSelectionDisabled { return nil }
        if let tag = inner.tag, selection.accepts(tag) { return tag }
        if let value = traits.linkValue, selection.accepts(value) { return value }
        if let id = lazyRow?.anyID, selection.accepts(id) { return id }
        return nil
    }

    /// - Parameter selected: the selected values, if the caller has already read them.
    func updateSelection(in selection: ListSelection?, of selected: Set<AnyHashable>?) {
        var isSelected = false
        if let selection, let tag = tag(in: selection) {
            isSelected = selected?.contains(tag) ?? selection.contains(tag)
        }
        guard isSelected != self.isSelected else { return }
        self.isSelected = isSelected
        setNeedsDisplay()
    }

    /// Whether keys and clicks add the row to a multiple selection or remove it, because the list is being edited.
    var isChoosing: Bool { list.isEditing && list.selection?.isMultiple == true && selectionTag != nil }

    /// The lazy container's row that this node lays out.
    var lazyRow: LazyRow? { elementNode?.asLazyRow }

    /// The node of the `ForEach` that makes the row; `nil` for other rows.
    var source: (any RowSource)? { elementNode?.parent?.asRowSource }

    /// The element of the `ForEach` that the row shows; `nil` for other rows.
    var element: RowElement? {
        guard let elementNode, let source, let index = source.index(of: elementNode) else { return nil }
        return RowElement(index: index, source: source)
    }

    var isDeletable: Bool { source?.isDeletable == true && !inner.listRowTraits.isDeleteDisabled }

    var isMovable: Bool { source?.isMovable == true && !inner.listRowTraits.isMoveDisabled }

    var isInSection: Bool { inner.layoutValue(for: SectionRowModifier.memberKey) != nil }

    // MARK: Layout

    /// The width of the delete symbol in front of the row.
    private var signWidth: Int { list.isEditing && isDeletable ? 2 : 0 }

    /// The width of the column that marks selected rows.
    static func markWidth(for selection: ListSelection?) -> Int { selection == nil ? 0 : 2 }

    private var markWidth: Int { Self.markWidth(for: list.selection) }

    private func hasLines(_ width: Int?) -> Bool {
        if let width, width < SectionRowModifier.leastWidth { return false }
        let look = list.look
        let boxesSections = look.sections == .boxed
        // This is computed for each row that is drawn, so most lists skip the search for the row's position.
        return boxesSections == look.boxesRows ? boxesSections : boxesSections == isInSection
    }

    /// The margins around the view, without the delete symbol and the selection mark.
    private func margins(_ width: Int?) -> CellInsets {
        let metrics = layoutContext.metrics
        let line = hasLines(width) ? 1 : 0
        if let insets = inner.listRowTraits.insets {
            return CellInsets(
                top: metrics.gap(insets.top, along: .vertical),
                leading: metrics.gap(insets.leading, along: .horizontal) + line,
                bottom: metrics.gap(insets.bottom, along: .vertical),
                trailing: metrics.gap(insets.trailing, along: .horizontal) + line
            )
        }
        let isNarrow = (width ?? .max) < SectionRowModifier.leastWidth
        let margin = isInSection && list.look.sections == .inset ? 2 : list.look.margin
        let side = isNarrow ? 0 : 2 * line + (line == 0 ? margin : 0)
        return CellInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    private var separatorHeight: Int { inner.listRowTraits.showsSeparator ? 1 : 0 }
    /// The rows below the content: those between rows of the list, and the separator.
    private var heightBelow: Int { list.rowSpacing + separatorHeight }

    private func innerProposal(_ proposal: CellProposal) -> CellProposal {
        let margins = margins(proposal.width)
        return proposal.shrunk(
            width: margins.width + signWidth + markWidth,
            height: margins.height + heightBelow
        )
    }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        let margins = margins(proposal.width)
        let size = inner.size(for: innerProposal(proposal))
        let width = size.width + margins.width + signWidth + markWidth
        return CellSize(
            width: proposal.width ?? width,
            height: size.height + margins.height + heightBelow
        )
    }

    override func placeChildren(in size: CellSize, proposal: CellProposal) {
        let margins = margins(proposal.width)
        let origin = CellPoint(column: margins.leading + signWidth + markWidth, row: margins.top)
        inner.place(at: origin, proposal: innerProposal(proposal))
        background?.coverRow()
    }

    override func computeExplicitGuide(
        _ key: AlignmentKey,
        in size: CellSize,
        proposal: CellProposal
    ) -> Int? { nil }

    // MARK: Drawing

    override func draw(in context: DrawingContext) {
        let size = frame.size
        let isBoxed = hasLines(size.width)
        if let surfaces = context.design.surfaces, list.alternatesRows, lazyRow.map({ $0.index % 2 == 1 }) ?? false {
            context.raise(CellRect(origin: .zero, size: size), to: surfaces.alternate)
        }
        let isChoosing = isChoosing
        guard isBoxed || signWidth > 0 || isSelected || isChoosing || separatorHeight > 0 else { return }
        let margins = margins(size.width)
        let symbols = list.theme.symbols
        if isBoxed {
            context.drawSides(of: CellRect(origin: .zero, size: size), BoxLook(list.theme))
        }
        var point = CellPoint(column: margins.leading, row: margins.top)
        if signWidth > 0 {
            let style = list.theme.colors.destructive.applied(to: .plain)
            write(symbols.close, style: style, at: point, in: context)
            point.column += signWidth
        }
        if isSelected {
            let chevron = symbols.chevron(isRightToLeft ? .rightToLeft : .leftToRight)
            let mark = list.selection?.isMultiple == true ? symbols.checkmark : chevron
            let color = context.design.surfaces?.mark ?? .default
            write(mark, style: Style(foreground: color, attributes: .bold), at: point, in: context)
        } else if isChoosing {
            let style = list.theme.colors.secondary.applied(to: .plain)
            write(symbols.selectionOff, style: style, at: point, in: context)
        }
        if separatorHeight > 0 {
            let tint = inner.listRowTraits.separatorTint?.resolved(in: owner.environment)
            let style = (tint ?? list.theme.colors.separator).applied(to: .plain)
            let glyph = list.theme.borders.separator.characters.horizontal
            let line = CellRect(
                column: margins.leading,
                row: size.height - 1,
                width: size.width - margins.width,
                height: 1
            )
            context.forEachPoint(of: mirrored(line)) { context.put(glyph, style: style, at: $0) }
        }
    }

    /// Writes a symbol at a point whose column is measured from the leading edge.
    private func write(_ symbol: String, style: Style, at point: CellPoint, in context: DrawingContext) {
        let size = CellSize(width: TextWidth.columns(of: symbol), height: 1)
        context.write(symbol, style: style, at: mirrored(CellRect(origin: point, size: size)).origin)
    }

    override func drawAbove(in context: DrawingContext) {
        guard isFocused || isSelected || inner.listRowTraits.isOpen else { return }
        let line = hasLines(frame.size.width) ? 1 : 0
        let area = CellRect(
            column: line,
            row: 0,
            width: max(0, frame.size.width - 2 * line),
            height: frame.size.height - heightBelow
        )
        if isFocused {
            context.markFocus(area, isUniform: true)
        } else {
            let surfaces = context.design.surfaces
            context.restyle(area) {
                $0.attributes.insert(.bold)
                if let surfaces, surfaces.isGround($0.background) { $0.background = surfaces.selection }
            }
        }
    }

    /// Whether a point is on the delete symbol.
    func isOnSign(_ point: CellPoint) -> Bool {
        let start = margins(frame.size.width).leading
        return signWidth > 0 && point.column >= start && point.column < start + signWidth
    }
}

extension ListRowLayoutNode: LayoutTraits {
    var wrapped: LayoutNode? { inner }
    /// Always zero, so that rows stay behind pinned headers.
    var ownZIndex: Double { 0 }
    var mayHaveZIndex: Bool { false }
}
