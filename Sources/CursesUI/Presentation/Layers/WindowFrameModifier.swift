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
///
/// Content that is too wide for the lines on both sides, and would have to scroll, gets their columns. A sheet is as
/// wide as the screen on a phone, so content may have the width of the screen.
struct WindowFrameModifier {
    let lines: LineCharacters
    var style = Style.plain
    var isShown = true

    /// The size of the frame on both sides.
    @MainActor
    private func around(_ inner: LayoutNode, in proposal: CellProposal) -> CellSize {
        guard isShown else { return .zero }
        let isTight = inner.windowExcess(in: WindowEdges.inside(proposal)) > 0
        return isTight ? CellSize(width: 0, height: WindowEdges.size.height) : WindowEdges.size
    }
}

extension WindowFrameModifier: LayoutModifier {
    func size(
        for proposal: CellProposal,
        of inner: LayoutNode,
        _ metrics: CellMetrics
    ) -> CellSize {
        let around = around(inner, in: proposal)
        let size = inner.size(for: proposal.shrunk(width: around.width, height: around.height))
        // Without lines on both sides, a window that is narrower than the screen would be open there.
        let least = isShown && around.width == 0 ? proposal.width ?? 0 : 0
        return CellSize(width: max(least, size.width + around.width), height: size.height + around.height)
    }

    func placement(
        of inner: LayoutNode,
        in size: CellSize,
        proposal: CellProposal,
        _ metrics: CellMetrics
    ) -> (origin: CellPoint, proposal: CellProposal) {
        let around = around(inner, in: proposal)
        let inside = proposal.shrunk(width: around.width, height: around.height)
        let room = size.width - around.width - inner.size(for: inside).width
        return (CellPoint(column: around.width / 2 + max(0, room) / 2, row: around.height / 2), inside)
    }

    func drawAbove(in context: DrawingContext, size: CellSize, around inner: LayoutNode) {
        guard isShown else { return }
        // Without lines on both sides, their corners are beyond the edges.
        let beyond = around(inner, in: CellProposal(size)).width == 0 ? 1 : 0
        let rect = CellRect(column: -beyond, row: 0, width: size.width + 2 * beyond, height: size.height)
        context.stroke(rect, lines, style: style)
    }
}
