import CursesUITerminal

/// The mouse moves the lines between the columns, and keys move the line of the column with the focus.
extension SplitLayoutNode: Responder {
    var layoutNode: LayoutNode { self }
    var canBeFocused: Bool { false }
    var isControl: Bool { false }

    /// The minimum width of each column, in columns of cells.
    private static let leastWidth = 8
    /// The number of cells by which a key moves a line.
    private static let step = 2

    func isHit(at point: CellPoint) -> Bool { lines.contains(mirrored(point).column) }

    func mouse(_ event: TerminalEvent.MouseEvent) -> Bool {
        switch event.action {
        case .press where event.button == .left:
            heldLine = lines.firstIndex(of: mirrored(event.position).column)
        case .drag:
            if let heldLine { move(heldLine, to: mirrored(event.position).column) }
        case .release:
            guard heldLine != nil else { return false }
            heldLine = nil
            return true
        default:
            return false
        }
        return heldLine != nil
    }

    func mouseCancelled() { heldLine = nil }

    var keyHints: [KeyHint] {
        lines.isEmpty || layoutContext.focus.focused?.takesText == true
            ? [] : [KeyHint("<", ">", title: "Width", scope: .screen)]
    }

    /// Moves the line after the column with the focus. The last column has none after it, so its other line moves.
    func unusedKeyPressed(_ press: KeyPress) -> Bool {
        let isWider: Bool
        switch (press.key, press.modifiers.subtracting(.shift), press.modifiers.contains(.shift)) {
        case ("<", [], _), (.leftArrow, .option, true): isWider = isRightToLeft
        case (">", [], _), (.rightArrow, .option, true): isWider = !isRightToLeft
        default: return false
        }
        guard !lines.isEmpty, layoutContext.focus.focused?.takesText != true else { return false }
        let focused = layoutContext.focus.focused?.layoutNode
        let column = children.firstIndex { focused?.isIn($0) == true } ?? 0
        let line = min(column, lines.count - 1)
        move(line, to: lines[line] + (isWider ? Self.step : -Self.step))
        return true
    }

    /// Moves a line as far as the minimum widths of the columns on both sides allow.
    private func move(_ line: Int, to column: Int) {
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
