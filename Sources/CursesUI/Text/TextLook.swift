import CursesUITerminal

/// The style of a text where its runs have none.
struct TextLook: Equatable {
    /// `nil` for an invisible text.
    private var style: Style?
    /// The colours of the cells if there are several.
    private var gradient: Paint?
    private let isRedacted: Bool

    init(_ content: StyledText, in environment: EnvironmentValues) {
        isRedacted = environment.isRedacted
        let outer = environment.foregroundPaint
        let first = content.runs.first.map { $0.style.foreground ?? outer }
        // A gradient covers the whole text; a gradient of a part of the text is reduced to its first colour.
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
        // The cells of the text are those that have the gradient's first colour.
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
    /// Mixes colours; anything else changes at once.
    func interpolated(towards other: TextLook, by amount: Double) -> TextLook {
        var look = other
        if let from = style, let to = other.style {
            look.style?.foreground =
                Color(from.foreground)
                .mixed(with: Color(to.foreground), by: amount).terminalColor
        }
        if let from = gradient, let to = other.gradient {
            look.gradient = from.interpolated(towards: to, by: amount)
            // The marker by which the cells of the gradient are recognized.
            look.style?.foreground = look.gradient?.color.terminalColor ?? .default
        }
        return look
    }
}

extension DrawingContext {
    /// Changes the style of each drawable cell of a rectangle.
    func restyleCells(_ rect: CellRect, _ change: (CellPoint, inout Style) -> Void) {
        forEachPoint(of: rect) { point in
            restyle(CellRect(origin: point, size: CellSize(width: 1, height: 1))) { change(point, &$0) }
        }
    }
}
