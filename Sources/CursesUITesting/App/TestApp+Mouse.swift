extension TestApp {
    /// Presses and releases a button on a cell.
    ///
    /// - Parameter count: 2 for a double click.
    public func click(
        column: Int,
        row: Int,
        button: TerminalEvent.MouseEvent.Button = .left,
        modifiers: EventModifiers = [],
        count: Int = 1
    ) {
        let position = CellPoint(column: column, row: row)
        for _ in 0..<max(0, count) {
            mouse(.press, button, at: position, modifiers)
            mouse(.release, button, at: position, modifiers)
        }
    }

    /// Clicks on the first character of a text. If the text is not on the screen, the test fails.
    ///
    /// - Returns: whether the text is on the screen.
    @discardableResult
    public func click(
        text: String,
        button: TerminalEvent.MouseEvent.Button = .left,
        modifiers: EventModifiers = [],
        count: Int = 1,
        fileID: StaticString = #fileID,
        file filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> Bool {
        guard let position = screen.position(of: text) else {
            TestFailure.record(
                "There is no \"\(text)\" to click on. The screen shows:\n\(screen.framed)",
                at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
            )
            return false
        }
        click(
            column: position.column,
            row: position.row,
            button: button,
            modifiers: modifiers,
            count: count
        )
        return true
    }

    /// Clicks in the middle of an element.
    public func click(_ element: TestElement) {
        let frame = element.frame
        click(
            column: frame.minColumn + max(0, frame.size.width - 1) / 2,
            row: frame.minRow + max(0, frame.size.height - 1) / 2
        )
    }

    /// Presses a button on a cell, drags the mouse to a different cell, cell by cell, and releases it there.
    public func drag(
        from start: CellPoint,
        to end: CellPoint,
        button: TerminalEvent.MouseEvent.Button = .left,
        modifiers: EventModifiers = []
    ) {
        mouse(.press, button, at: start, modifiers)
        let columns = end.column - start.column
        let rows = end.row - start.row
        let steps = max(abs(columns), abs(rows))
        for step in stride(from: 1, through: steps, by: 1) {
            let position = CellPoint(
                column: start.column + (columns * step) / steps,
                row: start.row + (rows * step) / steps
            )
            mouse(.drag, button, at: position, modifiers)
        }
        mouse(.release, button, at: end, modifiers)
    }

    /// Moves the mouse to a cell with no button pressed.
    public func move(column: Int, row: Int, modifiers: EventModifiers = []) {
        mouse(.move, nil, at: CellPoint(column: column, row: row), modifiers)
    }

    /// Turns the wheel over a cell. Positive numbers scroll down.
    public func scroll(_ steps: Int, column: Int, row: Int, modifiers: EventModifiers = []) {
        let position = CellPoint(column: column, row: row)
        for _ in 0..<abs(steps) {
            mouse(steps > 0 ? .scrollDown : .scrollUp, nil, at: position, modifiers)
        }
    }

    private func mouse(
        _ action: TerminalEvent.MouseEvent.Action,
        _ button: TerminalEvent.MouseEvent.Button?,
        at position: CellPoint,
        _ modifiers: EventModifiers
    ) {
        send(.mouse(TerminalEvent.MouseEvent(action, button: button, at: position, modifiers: modifiers)))
    }
}
