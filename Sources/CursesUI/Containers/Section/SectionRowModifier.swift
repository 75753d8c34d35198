import CursesUITerminal

/// Stretches a row of a section over the whole width, with two columns free at the sides: for the
/// lines of the section's box, where it has one. Where it is too narrow for that, for nothing.
struct SectionRowModifier {
    let hasLines: Bool

    /// A box with less room inside than this is worse than none.
    static let leastWidth = 10

    private func margin(_ width: Int?) -> Int {
        width.map { $0 < Self.leastWidth } == true ? 0 : 2
    }
}

extension SectionRowModifier: LayoutModifier {
    func size(
        for proposal: CellProposal,
        of inner: LayoutNode,
        _ metrics: CellMetrics
    ) -> CellSize {
        let margins = 2 * margin(proposal.width)
        let size = inner.size(for: proposal.shrunk(width: margins, height: 0))
        let width = size.width + margins
        return CellSize(width: max(width, proposal.width ?? width), height: size.height)
    }

    func placement(
        of inner: LayoutNode,
        in size: CellSize,
        proposal: CellProposal,
        _ metrics: CellMetrics
    ) -> (origin: CellPoint, proposal: CellProposal) {
        let margin = margin(proposal.width)
        return (
            CellPoint(column: margin, row: 0),
            proposal.shrunk(width: 2 * margin, height: 0)
        )
    }

    func draw(in context: DrawingContext, size: CellSize) {
        guard hasLines, size.width >= Self.leastWidth else { return }
        for column in [0, size.width - 1] {
            let side = CellRect(column: column, row: 0, width: 1, height: size.height)
            context.forEachPoint(of: side) {
                context.put(LineCharacters.rounded.vertical, style: .sectionLine, at: $0)
            }
        }
    }
}

extension Style {
    static let sectionLine = Style(foreground: .brightBlack)
}
