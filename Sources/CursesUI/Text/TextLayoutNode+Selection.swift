import CursesUITerminal

/// Handles the selection of characters in a text.
extension TextLayoutNode {
    /// The hints for the selection keys.
    static let selectionHints = [
        KeyHint("w", modifiers: .option, title: "Copy"),
        KeyHint(.leftArrow, .rightArrow, modifiers: .shift, title: "Select"),
    ]

    var hasSelection: Bool { selected?.state.selection != nil }

    /// Whether the text is the label of a control, which takes the clicks. Rows and focusable views leave clicks to the
    /// text.
    var isLabel: Bool {
        sequence(first: self as LayoutNode, next: \.parent).dropFirst().contains { node in
            guard let responder = node.responder, responder.claimsFocus else { return false }
            return !(responder is any RowResponder || responder is InputLayoutNode)
        }
    }

    // MARK: Mouse

    /// Begins a selection when the button is pressed; returns whether the text can be selected.
    func beginSelection(_ event: TerminalEvent.MouseEvent) -> Bool {
        guard isSelectable, !isLabel, placed != nil else { return false }
        // In a list, the row has the focus and passes the keys to the text.
        if !canBeFocused, let around = responderChain.dropFirst().first(where: \.canBeFocused) {
            layoutContext.focus.focus(around)
        }
        select { $0.press(event, in: $1) }
        return true
    }

    func dragSelection(to point: CellPoint) -> Bool {
        guard selected != nil, placed != nil else { return false }
        layOut { $0.lineNumber(inRow: point.row) < $0.lineCount }
        select { $0.drag(to: point, in: $1) }
        revealCaret()
        return true
    }

    // MARK: Keys

    /// Handles a key that selects or copies.
    func selectionKeyPressed(_ press: KeyPress) -> Bool {
        guard isSelectable, placed != nil else { return false }
        if press.matches(.escape) {
            guard selected?.isActive == true else { return false }
            endSelection()
            return true
        }
        switch TextEditingCommand(press) {
        case .copy?:
            owner.environment.pasteboard.string = hasSelection ? selected?.state.selectedText : string
            return true
        case .selectAll?:
            select { selected, _ in selected.selectAll() }
            return true
        default:
            break
        }
        let begins = press.modifiers.contains(.shift)
        guard begins || selected?.isActive == true else { return false }
        var isUsed = false
        layOutBelowCaret()
        select { isUsed = $0.keyPressed(press, in: $1) }
        if isUsed { revealCaret() }
        return isUsed
    }

    // MARK: The selection

    /// Changes the selection. Each window has only one: a selection in a different text ends.
    private func select(_ change: (SelectedText, TextLayout) -> Void) {
        guard let placed else { return }
        let selected = selected ?? SelectedText(content.value.runs)
        self.selected = selected
        change(selected, placed)
        layoutContext.focus.selectedText = self
        setNeedsDisplay()
    }

    func endSelection() {
        guard selected != nil else { return }
        selected = nil
        setNeedsDisplay()
    }

    /// Lays out the lines around and below the caret, because a key may move the caret there.
    private func layOutBelowCaret() {
        guard let selected else { return }
        layOut { $0.knows(cluster: selected.caretCluster) }
        guard let placed else { return }
        let line = placed.lineNumber(inRow: selected.caretPoint(in: placed).row)
        layOut { line + 1 < $0.lineCount }
    }

    private func revealCaret() {
        guard let selected, let placed else { return }
        let cluster = selected.caretCluster
        guard placed.knows(cluster: cluster) else {
            layOut { $0.knows(cluster: cluster) }
            return queue.afterLayout { [weak self] in self?.revealCaret() }
        }
        reveal(CellRect(origin: selected.caretPoint(in: placed), size: CellSize(width: 1, height: 1)))
    }

    // MARK: Drawing

    /// Shows the selected characters in reverse video, and a caret that was placed by keys.
    func drawSelection(_ layout: TextLayout, in context: DrawingContext) {
        guard let selected else { return }
        if let caret = selected.caret {
            let cell = CellRect(origin: layout.point(ofCluster: caret), size: CellSize(width: 1, height: 1))
            context.restyle(cell) { $0.attributes.formSymmetricDifference(.reverse) }
        }
        guard let clusters = selected.clusters else { return }
        let rows = context.visiblePart(of: CellRect(origin: .zero, size: frame.size))
        for line in layout.lines(inRows: rows.minRow..<rows.maxRow) {
            let row = layout.row(ofLine: line)
            for place in layout.places(inLine: line) where place.clusters.overlaps(clusters) {
                let columns = place.columns
                let cells = CellRect(column: columns.lowerBound, row: row, width: columns.count, height: 1)
                context.restyle(cells) { $0.attributes.formSymmetricDifference(.reverse) }
            }
        }
    }

    /// The maximum number of rows of a text that is marked as a whole. Only the corners of a larger text are marked.
    private static let markedRows = 3

    /// Marks the focused text, if there are other places for the focus and nothing else in the text shows the focus.
    func drawFocus(in context: DrawingContext) {
        guard isFocused, focusedLink == nil, selected?.isActive != true, layoutContext.focus.hasSeveralStops
        else { return }
        let area = CellRect(origin: .zero, size: frame.size)
        if frame.size.height <= Self.markedRows { context.markFocus(area) } else { context.markFocusAtCorners(area) }
    }
}

/// The texts in a part of the screen that can only be selected. If several are adjacent, Tab enters the first.
final class SelectableTexts: FocusGroup {
    var latest = LatestFocus()

    nonisolated init() {}

    func entry(among members: [any Responder]) -> (any Responder)? { nil }
}
