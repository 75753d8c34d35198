import CursesUITerminal

/// How a text is drawn where its runs say nothing themselves.
struct TextLook: Equatable {
    /// `nil` where it cannot be seen.
    private var style: Style?
    /// The colours of the cells where there is more than one.
    private var gradient: Paint?
    private let isRedacted: Bool

    init(_ content: StyledText, in environment: EnvironmentValues) {
        isRedacted = environment.isRedacted
        let outer = environment.foregroundPaint
        let first = content.runs.first.map { $0.style.foreground ?? outer }
        // A gradient runs through the whole text, so one of a part of it is but its first colour.
        if let first, first.isGradient,
            content.runs.allSatisfy({ ($0.style.foreground ?? outer) == first })
        {
            gradient = first
            style = environment.textStyle(in: outer)
        } else {
            gradient = nil
            let isVisible = environment.foregroundColor?.isVisible ?? true
            style = isVisible ? environment.textStyle(in: outer) : nil
        }
    }

    @MainActor
    func draw(_ layout: TextLayout, in context: DrawingContext) {
        guard let style else { return }
        if isRedacted { return drawBlocks(layout, in: context) }
        context.draw(layout, style: style)
        guard let gradient else { return }
        // Each cell that has the first colour of the gradient is one of the text.
        let marker = gradient.color.terminalColor
        context.restyleCells(CellRect(origin: .zero, size: layout.size)) { point, style in
            guard style.foreground == marker else { return }
            style.foreground = gradient.color(at: point, in: layout.size).terminalColor
        }
    }

    @MainActor
    private func drawBlocks(_ layout: TextLayout, in context: DrawingContext) {
        for (row, line) in layout.lines.enumerated() where row < layout.size.height {
            let start = layout.options.alignment.inset(layout.size.width - line.width)
            let cells = CellRect(column: start, row: row, width: line.width, height: 1)
            context.forEachPoint(of: cells) { context.put("█", style: Style(attributes: .dim), at: $0) }
        }
    }
}

extension TextLook: Interpolatable {
    /// Colours mix; anything else changes at once.
    func interpolated(towards other: TextLook, by amount: Double) -> TextLook {
        var look = other
        if let from = style, let to = other.style {
            look.style?.foreground =
                Color(from.foreground)
                .mixed(with: Color(to.foreground), by: amount).terminalColor
        }
        if let from = gradient, let to = other.gradient {
            look.gradient = from.interpolated(towards: to, by: amount)
            // The marker that the cells of the gradient are found by.
            look.style?.foreground = look.gradient?.color.terminalColor ?? .default
        }
        return look
    }
}

extension DrawingContext {
    /// Changes the style of each cell of a rectangle that may be drawn.
    func restyleCells(_ rect: CellRect, _ change: (CellPoint, inout Style) -> Void) {
        forEachPoint(of: rect) { point in
            restyle(CellRect(origin: point, size: CellSize(width: 1, height: 1))) { change(point, &$0) }
        }
    }
}
