import CursesUITerminal

/// Draws the frame of a view above the screen in the theme's line characters.
struct WindowFrame: ViewModifier {
    /// The radius of the corners; `nil` for the corners of the theme.
    var cornerRadius: CGFloat?
    var isShown = true
    @Environment(\.themeBorders) private var borders
    @Environment(\.design) private var design

    func body(content: Content) -> some View {
        content.modifier(WindowFrameModifier(lines: line.characters, style: style, isShown: isShown))
    }

    private var line: Theme.Line {
        guard let cornerRadius else { return borders.window }
        return cornerRadius > 0 ? borders.window.withRoundCorners : borders.window.withSquareCorners
    }

    /// The line is weaker around a window with its own surface, which already stands out.
    private var style: Style {
        design.surfaces == nil ? .plain : design.colors.border.applied(to: .plain)
    }
}

/// A line around a window, with a space between the line and the content.
struct WindowFrameModifier {
    let lines: LineCharacters
    var style = Style.plain
    /// The number of columns and rows of space inside the line.
    var inset = CellSize(width: 1, height: 0)
    var isShown = true

    /// The total size of the frame on both sides.
    private var around: CellSize {
        isShown ? CellSize(width: 2 * (inset.width + 1), height: 2 * (inset.height + 1)) : .zero
    }
}

extension WindowFrameModifier: LayoutModifier {
    func size(
        for proposal: CellProposal,
        of inner: LayoutNode,
        _ metrics: CellMetrics
    ) -> CellSize {
        let size = inner.size(for: proposal.shrunk(width: around.width, height: around.height))
        return CellSize(width: size.width + around.width, height: size.height + around.height)
    }

    func placement(
        of inner: LayoutNode,
        in size: CellSize,
        proposal: CellProposal,
        _ metrics: CellMetrics
    ) -> (origin: CellPoint, proposal: CellProposal) {
        (
            CellPoint(column: around.width / 2, row: around.height / 2),
            proposal.shrunk(width: around.width, height: around.height)
        )
    }

    func drawAbove(in context: DrawingContext, size: CellSize) {
        if isShown { context.stroke(CellRect(origin: .zero, size: size), lines, style: style) }
    }
}
