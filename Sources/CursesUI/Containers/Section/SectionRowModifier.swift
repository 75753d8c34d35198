import CursesUITerminal

/// Stretches a row of a section over the full width, with a margin of two columns on both sides for the lines of the
/// section's box. There is no margin if the width is too small.
///
/// In a list, the modifier only marks the rows of sections, because the list stretches its rows itself.
struct SectionRowModifier {
    /// The appearance of the lines on both sides; `nil` draws no lines.
    let box: BoxLook?
    let isInList: Bool

    /// The minimum width of a box.
    static let leastWidth = 10

    static let memberKey = ObjectIdentifier(SectionRowModifier.self)

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
        if isInList { return inner.size(for: proposal) }
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
        let margin = isInList ? 0 : margin(proposal.width)
        return (
            CellPoint(column: margin, row: 0),
            proposal.shrunk(width: 2 * margin, height: 0)
        )
    }

    func draw(in context: DrawingContext, size: CellSize) {
        guard let box, !isInList, size.width >= Self.leastWidth else { return }
        context.drawSides(of: CellRect(origin: .zero, size: size), box)
    }

    var isTrait: Bool { true }

    func layoutValue(for key: ObjectIdentifier, of inner: LayoutNode) -> Any? {
        key == Self.memberKey ? true : inner.layoutValue(for: key)
    }
}
