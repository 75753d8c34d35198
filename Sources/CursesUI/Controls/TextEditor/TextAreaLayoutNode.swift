import CursesUITerminal

/// Shows and edits a text of several lines, and scrolls to the caret.
///
/// The last column is reserved for the caret at the end of a full row, and for the scroll bar.
final class TextAreaLayoutNode: TextEditingLayoutNode, LeafLayoutNode {
    private var view: TextArea
    private var area: TextAreaLayout
    /// Layouts for widths that a container has proposed, other than the current width. The key is the width.
    private var tried: [Int: TextAreaLayout] = [:]
    private var promptText: StyledText
    private var prompt: MeasuredText
    private var limits: ClosedRange<Int>?
    /// The first visible row.
    private var firstRow = 0
    /// The column that the caret keeps while it moves up and down.
    private var goalColumn: Int?
    /// The caret position when the area last scrolled to the caret.
    private var revealed: Int?
    /// The size of the area when it last scrolled to the caret.
    private var revealedSize: CellSize?
    /// The match that the find bar has chosen. It is marked like a selection, while the bar has the focus.
    var found: Range<Int>? {
        didSet {
            guard found != oldValue else { return }
            if let found { moveCaret { $0.place(found.lowerBound) } }
            setNeedsDisplay()
        }
    }

    init(_ view: TextArea, owner: Node) {
        self.view = view
        area = TextAreaLayout(view.entry.value.text, width: 1, direction: owner.environment.layoutDirection)
        promptText = view.prompt.content.resolved(in: owner.environment)
        prompt = MeasuredText(promptText)
        limits = owner.environment.lineLimits
        super.init(view.entry, allowsNewlines: true, isFocused: view.isFocused, owner: owner)
        view.finder?.editor = self
    }

    override var visibility: LayoutVisibility { .clipped }

    private func makeArea(width: Int, reusing known: TextAreaLayout?) -> TextAreaLayout {
        TextAreaLayout(state.text, width: width, direction: look.direction, reusing: known)
    }

    func update(_ view: TextArea) {
        let newPrompt = view.prompt.content.resolved(in: owner.environment)
        if newPrompt != promptText {
            promptText = newPrompt
            prompt = MeasuredText(newPrompt)
        }
        self.view = view
        view.finder?.editor = self
        let limits = owner.environment.lineLimits
        if limits != self.limits {
            self.limits = limits
            invalidateLayout()
        }
        update(view.entry)
    }

    override func stateDidChange() {
        if area.direction != look.direction || TextChange(from: area.text, to: state.text) != nil {
            area = makeArea(width: frame.size.width - 1, reusing: area)
            // Even if the number of rows is unchanged at this width, it may have changed at widths that a container
            // proposes.
            invalidateLayout()
        }
        scroll(to: firstRow)
        if revealed != state.caret { revealCaret() }
        setNeedsDisplay()
    }

    // MARK: Scrolling

    private func scroll(to row: Int) {
        firstRow = row.clamped(0, furthestRow)
        settle()
    }

    private var furthestRow: Int { max(0, area.rowCount - frame.size.height) }

    /// Replaces estimates with measurements for the visible rows, and limits the scroll position to the end of the
    /// text.
    private func settle() {
        area.settle(below: firstRow, count: frame.size.height)
        // There may be fewer rows than the estimate.
        guard firstRow > furthestRow else { return }
        _ = area.settle(above: area.rowCount, count: frame.size.height)
        firstRow = furthestRow
    }

    /// Measures a number of rows above a row, and adjusts the scroll position so that the row does not move on the
    /// screen. Returns the new index of the row.
    private func settle(above row: Int, count: Int) -> Int {
        let shift = area.settle(above: row, count: count)
        firstRow += shift
        return row + shift
    }

    private func revealCaret() {
        revealed = state.caret
        revealedSize = frame.size
        guard frame.size.height > 0 else { return }
        _ = area.settle(at: state.caret)
        let row = settle(above: area.point(of: state.caret).row, count: frame.size.height)
        firstRow = firstRow.clamped(max(0, row - frame.size.height + 1), row)
        settle()
    }

    override func scrolled(_ event: TerminalEvent.MouseEvent) -> Bool {
        let before = settle(above: firstRow, count: 3)
        switch event.action {
        case .scrollUp: scroll(to: firstRow - 3)
        case .scrollDown: scroll(to: firstRow + 3)
        default: return false
        }
        if firstRow != before { setNeedsDisplay() }
        return firstRow != before
    }

    // MARK: The caret

    override func offset(at point: CellPoint) -> Int {
        goalColumn = nil
        return area.offset(at: CellPoint(column: point.column, row: point.row + firstRow))
    }

    override func caretPoint() -> CellPoint {
        let point = area.point(of: state.caret)
        return CellPoint(
            column: min(point.column, max(0, frame.size.width - 1)),
            row: point.row - firstRow
        )
    }

    override func caret(after movement: TextMovement) -> Int? {
        switch movement {
        case .left: area.caret(nextTo: state.caret, toRight: false)
        case .right: area.caret(nextTo: state.caret, toRight: true)
        default: nil
        }
    }

    override var isRightToLeftAtCaret: Bool { area.isRightToLeft(at: state.caret) }

    override func lineKeyPressed(_ press: KeyPress) -> Bool {
        guard press.modifiers.isSubset(of: .shift) else {
            goalColumn = nil
            return editorKeyPressed(press)
        }
        let isExtending = press.modifiers == .shift
        let page = max(1, frame.size.height - 1)
        switch press.key {
        case .upArrow: return moveCaret(byRows: -1, extending: isExtending)
        case .downArrow: return moveCaret(byRows: 1, extending: isExtending)
        case .pageUp: return moveCaret(byRows: -page, extending: isExtending)
        case .pageDown: return moveCaret(byRows: page, extending: isExtending)
        default:
            goalColumn = nil
            // Tab moves the focus, unless whole lines are selected: then it indents them.
            if press.key == .tab, state.selectsLines {
                edit { $0.indentLines(by: isExtending ? -1 : 1) }
                return true
            }
            guard press.matches(.return) else { return false }
            insert("\n")
            return true
        }
    }

    private func editorKeyPressed(_ press: KeyPress) -> Bool {
        switch (press.key, press.modifiers) {
        case ("f", .control): find()
        case (.upArrow, .option): moveLines(by: -1)
        case (.downArrow, .option): moveLines(by: 1)
        default: false
        }
    }

    /// Opens the find bar; returns whether there is one.
    private func find() -> Bool {
        view.find?()
        return view.find != nil
    }

    /// Replaces characters, as a step that can be undone.
    func replace(_ range: Range<Int>, with text: String) {
        edit { state in
            state.select(range)
            state.insert(text)
        }
    }

    func takeFocus() {
        if canBeFocused { layoutContext.focus.focus(self) }
    }

    /// Moves the lines of the selection, or the line of the caret, up or down.
    private func moveLines(by lines: Int) -> Bool {
        guard view.height == .flexible else { return false }
        edit { $0.moveLines(by: lines) }
        return true
    }

    /// Moves the caret up or down. A movement beyond the first or the last row goes to the start or the end of the
    /// text.
    ///
    /// - Returns: whether the key was handled. A text field returns `false` if the caret did not move, so that the key
    ///   can move the focus.
    private func moveCaret(byRows rows: Int, extending: Bool) -> Bool {
        var point = area.point(of: state.caret)
        point.row = settle(above: point.row, count: -rows)
        area.settle(below: point.row, count: rows + 1)
        let goal = goalColumn ?? point.column
        let row = point.row + rows
        let isInside = row >= 0 && row < area.rowCount
        let before = state.position
        moveCaret { state in
            let target = CellPoint(column: goal, row: row)
            let end = rows < 0 ? 0 : state.content.count
            state.place(isInside ? area.offset(at: target) : end, extending: extending)
        }
        goalColumn = isInside ? goal : nil
        return isInside || view.height == .flexible || state.position != before
    }

    // MARK: Layout

    /// The width in columns if no width is proposed.
    private static let idealWidth = 40
    /// The minimum number of rows of an editor.
    private static let minimumRows = 3

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        let width = proposal.width ?? Self.idealWidth
        if view.height == .flexible, let height = proposal.height, height < .unbounded {
            return CellSize(width: width, height: height)
        }
        let rows = rowCount(width: width - 1)
        switch view.height {
        case .flexible:
            return CellSize(width: width, height: max(rows, Self.minimumRows))
        case .content:
            let height = rows.clamped(limits?.lowerBound ?? 1, max(1, limits?.upperBound ?? rows))
            return CellSize(width: width, height: min(height, max(1, proposal.height ?? height)))
        }
    }

    private func rowCount(width: Int) -> Int {
        if width == area.width { return area.rowCount }
        let layout = makeArea(width: width, reusing: tried[width] ?? area)
        if tried.count > 1 { tried.removeAll() }
        tried[width] = layout
        return layout.rowCount
    }

    override func placeChildren(in size: CellSize, proposal: CellProposal) {
        area = makeArea(width: size.width - 1, reusing: area)
        scroll(to: firstRow)
        // Scrolls to the caret only if the caret or the size has changed: a layout pass that other views cause must not
        // undo the user's scrolling.
        if revealed != state.caret || revealedSize != size { revealCaret() }
        setNeedsDisplay()
    }

    override func computeExplicitGuide(
        _ key: AlignmentKey,
        in size: CellSize,
        proposal: CellProposal
    ) -> Int? {
        switch key {
        case VerticalAlignment.firstTextBaseline.key: min(1, size.height)
        case VerticalAlignment.lastTextBaseline.key: size.height
        default: nil
        }
    }

    // MARK: Drawing

    override func draw(in context: DrawingContext) {
        let bounds = CellRect(origin: .zero, size: frame.size)
        if look.style.attributes.contains(.underline) {
            context.restyle(bounds) { $0.attributes.insert(.underline) }
        }
        if state.text.isEmpty {
            let options = TextLayout.Options(alignment: look.alignment, direction: look.direction)
            let layout = TextLayout(
                prompt, width: frame.size.width, height: frame.size.height, options: options)
            let inset = look.direction == .rightToLeft ? frame.size.width - layout.size.width : 0
            context.draw(layout, at: CellPoint(column: max(0, inset), row: 0), in: TextInk(style: look.promptStyle))
        } else {
            let visible = context.visiblePart(of: bounds)
            for row in visible.minRow..<visible.maxRow where row + firstRow < area.rowCount {
                drawRow(row, in: context)
            }
        }
    }

    private func drawRow(_ row: Int, in context: DrawingContext) {
        let selection = state.selection
        area.forEachCharacter(ofRow: row + firstRow) { offset, column, width, glyphs in
            let isSelected = (selection ?? found)?.contains(offset) ?? false
            let style = isSelected ? look.selectionStyle : look.style
            var position = CellPoint(column: column, row: row)
            // A tab has no glyphs, and is drawn as spaces.
            let shown = glyphs.isEmpty ? Array(repeating: .space, count: width)[...] : glyphs
            for glyph in shown where position.column + glyph.width < frame.size.width {
                context.put(glyph, style: style, at: position)
                position.column += glyph.width
            }
        }
        // A selected line end is shown as a selected blank cell.
        if let lineEnd = area.lineEnd(ofRow: row + firstRow), selection?.contains(lineEnd) == true {
            let point = CellPoint(column: min(area.point(of: lineEnd).column, frame.size.width - 1), row: row)
            context.put(.space, style: look.selectionStyle, at: point)
        }
    }

    override func drawAbove(in context: DrawingContext) {
        let size = frame.size
        guard area.rowCount > size.height, size.width > 1 else { return }
        ScrollBar(visible: size.height, total: area.rowCount, offset: firstRow)
            .draw(in: context, column: size.width - 1)
    }
}
