import CursesUITerminal

/// The style for the runs of a text that have none.
struct TextLook: Equatable {
    private(set) var ink: TextInk
    let isRedacted: Bool

    init(in environment: EnvironmentValues) {
        isRedacted = environment.isRedacted
        ink = environment.textInk
    }

    @MainActor
    func draw(_ layout: TextLayout, in context: DrawingContext) {
        if !isRedacted { return context.draw(layout, in: ink) }
        if !ink.isInvisible { drawBlocks(layout, in: context) }
    }

    @MainActor
    private func drawBlocks(_ layout: TextLayout, in context: DrawingContext) {
        let rows = context.visiblePart(of: CellRect(origin: .zero, size: layout.size))
        for number in layout.lines(inRows: rows.minRow..<rows.maxRow) {
            let line = layout.line(number)
            let row = layout.row(ofLine: number)
            let cells = CellRect(column: layout.start(of: line), row: row, width: line.width, height: 1)
            context.forEachPoint(of: cells) { context.put("█", style: Style(attributes: .dim), at: $0) }
        }
    }
}

extension TextLook: Interpolatable {
    /// Interpolates colours. Everything else changes immediately.
    func interpolated(towards other: TextLook, by amount: Double) -> TextLook {
        var look = other
        look.ink.set(ink.anyPaint.interpolated(towards: other.ink.anyPaint, by: amount))
        return look
    }
}
