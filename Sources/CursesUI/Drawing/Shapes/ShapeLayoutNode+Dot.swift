import CursesUITerminal

/// Circles that are so small that each is drawn as a character.
extension ShapeLayoutNode {
    /// Whether the shape is a circle or an ellipse in one row, which is drawn as a character.
    var isDot: Bool {
        shape is any RoundShape && frame.size.height == 1 && (1...3).contains(frame.size.width)
    }

    /// Draws a filled circle as a character. In a ring, the two are one character, as in a mark of what is chosen.
    func fillDot(_ paint: Paint, in context: DrawingContext) {
        let ring = Self.dot(isFilled: false, in: context)
        let columns = (0..<frame.size.width).map { CellPoint(column: $0, row: 0) }
        if let point = columns.first(where: { context.glyph(at: $0) == ring }) {
            let whole: Glyph = context.design.blocks == .none ? "@" : "◉"
            context.put(whole, in: paint.color(at: point, in: frame.size), at: point)
        } else {
            // A smaller one is a badge in the corner of a symbol, which would no longer be seen.
            putDot(isFilled: true, paint, in: context, covers: frame.size.width > 1)
        }
    }

    /// Draws a ring as a character, unless it is the outline of a filled circle.
    func strokeDot(_ paint: Paint, in context: DrawingContext) {
        guard let point = dotPoint(), context.glyph(at: point) != Self.dot(isFilled: true, in: context) else { return }
        putDot(isFilled: false, paint, in: context)
    }

    private static func dot(isFilled: Bool, in context: DrawingContext) -> Glyph {
        context.design.blocks == .none ? (isFilled ? "*" : "o") : (isFilled ? "●" : "○")
    }

    /// Draws a character in the middle of the frame. A text over a filled circle has its colour as the background.
    ///
    /// - Parameters:
    ///   - transform: moves the middle.
    ///   - covers: whether the character replaces a different one.
    func putDot(
        isFilled: Bool, _ paint: Paint, in context: DrawingContext, under transform: CGAffineTransform = .identity,
        covers: Bool = false
    ) {
        guard let point = dotPoint(under: transform), context.glyph(at: point) != nil,
            covers || context.isBlank(at: point) || PartedCell.isParted(context.drawnCell(at: point))
        else { return }
        let color = paint.color(at: point, in: frame.size)
        let glyph = Self.dot(isFilled: isFilled, in: context)
        guard isFilled else { return context.put(glyph, in: color, at: point) }
        let below = context.drawnCell(at: point)
        context.fillCell(at: point, paint, color)
        let whole = context.drawnCell(at: point)
        context.put(exactly: below, at: point)
        context.put(glyph, in: color, at: point)
        context.replace(context.drawnCell(at: point), whole: whole, at: point)
    }

    /// Returns the cell in the middle of the frame; `nil` if the transform moves it too far.
    ///
    /// With an even number of columns, it is the right one of the two in the middle, as for alignment. Circles that are
    /// centred in each other thus have their characters in one cell.
    private func dotPoint(under transform: CGAffineTransform = .identity) -> CellPoint? {
        let middle = CGPoint(x: CGFloat(frame.size.width / 2) + 0.5, y: 0.5).applying(transform)
        guard middle.x.isFinite, middle.y.isFinite, abs(middle.x) < 1e6, abs(middle.y) < 1e6 else { return nil }
        return CellPoint(column: Int(middle.x.rounded(.down)), row: Int(middle.y.rounded(.down)))
    }
}
