import CursesUITerminal

/// Lines over the app from the tool that runs it, such as the errors of a build.
@MainActor
final class Notice {
    /// Where the lines are shown.
    weak var panel: NoticeLayoutNode?

    /// Shows lines; none takes them away.
    func show(_ lines: [String]) { panel?.show(lines) }
}

/// A few lines at the bottom of the screen. They receive neither keys nor the mouse.
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

    /// The lines that have room on a screen, with the number of the others.
    private func shown(on size: CellSize) -> [String] {
        let room = max(1, size.height / 2)
        guard lines.count > room else { return lines }
        return lines.prefix(room - 1) + ["and \(lines.count - room + 1) more"]
    }

    /// The place of the lines on a screen: its last rows.
    func place(on size: CellSize) {
        // Most apps never have lines, and then it costs nothing.
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
