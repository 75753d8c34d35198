import CursesUITerminal

/// Shows lines over the app for the tool that runs it, such as the errors of a build.
@MainActor
final class Notice {
    /// The layout node that shows the lines.
    weak var panel: NoticeLayoutNode?

    /// Shows lines. An empty array hides the notice.
    func show(_ lines: [String]) { panel?.show(lines) }
}

/// Draws a few lines at the bottom of the screen. It receives neither keys nor mouse events.
final class NoticeLayoutNode: LayoutNode {
    private var lines: [String] = []

    override var visibility: LayoutVisibility { .letsMouseThrough }

    func show(_ lines: [String]) {
        guard lines != self.lines else { return }
        self.lines = lines
        parent?.invalidateLayout()
        setNeedsDisplay()
        layoutContext.requestFrame()
    }

    /// Returns the lines that fit on a screen, followed by the number of the remaining lines.
    private func shown(on size: CellSize) -> [String] {
        let room = max(1, size.height / 2)
        // A margin of a column on each side.
        let lines = lines.flatMap { $0.wrapped(to: max(1, size.width - 2)) }
        guard lines.count > room else { return lines }
        return lines.prefix(room - 1) + ["and \(lines.count - room + 1) more"]
    }

    /// Places the lines in the last rows of a screen.
    func place(on size: CellSize) {
        // Most apps never show lines, so the usual case must be cheap.
        guard !lines.isEmpty || frame.size.height > 0 else { return }
        let count = min(size.height, shown(on: size).count)
        let area = CellRect(column: 0, row: size.height - count, width: count > 0 ? size.width : 0, height: count)
        place(in: area, proposal: CellProposal(area.size))
    }

    override func draw(in context: DrawingContext) {
        let style = Style(attributes: .reverse)
        let bounds = CellRect(origin: .zero, size: frame.size)
        context.forEachPoint(of: bounds) { context.put(.space, style: style, at: $0) }
        for (row, line) in shown(on: parent?.frame.size ?? frame.size).prefix(frame.size.height).enumerated() {
            context.write(line, style: style, at: CellPoint(column: 1, row: row))
        }
    }
}
