import CursesUITerminal

/// Lays out two children, a label and a control, side by side. The control has its ideal width and is at the end of the
/// row. If that would break a word of the label, the control goes below the label. If there is only one row, the label
/// is truncated instead.
struct LabeledControlLayout: CellLayout {
    /// The number of columns between the label and the control.
    private static let gap = 1

    func size(_ proposal: CellProposal, children: [LayoutNode]) -> CellSize {
        arrange(children, proposal).size
    }

    func place(_ children: [LayoutNode], in size: CellSize, proposal: CellProposal) {
        for (child, slot) in zip(children, arrange(children, proposal).slots) {
            child.place(at: slot.origin, proposal: slot.proposal)
        }
    }

    func explicitGuide(
        _ key: AlignmentKey,
        in size: CellSize,
        proposal: CellProposal,
        children: [LayoutNode]
    ) -> Int? {
        for (child, slot) in zip(children, arrange(children, proposal).slots) {
            let size = child.size(for: slot.proposal)
            if let guide = child.explicitGuide(key, in: size, proposal: slot.proposal) {
                return guide + slot.origin[key.axis]
            }
        }
        return nil
    }

    private typealias Slot = (origin: CellPoint, proposal: CellProposal)

    private func arrange(
        _ children: [LayoutNode],
        _ proposal: CellProposal
    ) -> (slots: [Slot], size: CellSize) {
        guard children.count == 2 else { return ([], .zero) }
        let (label, control) = (children[0], children[1])
        let labelWidth = label.size(for: .unspecified).width
        let controlWidth = control.size(for: .unspecified).width
        let width = proposal.width ?? labelWidth + Self.gap + controlWidth
        let rest = width.shrunk(by: controlWidth + Self.gap)
        let isRow = rest >= label.longestWordWidth || proposal.height.map { $0 < 2 } ?? false

        let labelOffer = CellProposal(width: isRow ? rest : width, height: proposal.height)
        let controlOffer = CellProposal(width: min(controlWidth, width), height: proposal.height)
        let labelSize = label.size(for: labelOffer)
        let controlSize = control.size(for: controlOffer)
        let column = width.shrunk(by: controlSize.width)
        guard isRow else {
            let below = CellPoint(column: column, row: labelSize.height)
            return (
                [(.zero, labelOffer), (below, controlOffer)],
                CellSize(width: width, height: labelSize.height + controlSize.height)
            )
        }
        let baseline = VerticalAlignment.firstTextBaseline.key
        let labelLine = label.guide(baseline, in: labelSize, proposal: labelOffer)
        let controlLine = control.guide(baseline, in: controlSize, proposal: controlOffer)
        let line = max(labelLine, controlLine)
        let labelRow = line - labelLine
        let controlRow = line - controlLine
        return (
            [
                (CellPoint(column: 0, row: labelRow), labelOffer),
                (CellPoint(column: column, row: controlRow), controlOffer),
            ],
            CellSize(
                width: width,
                height: max(labelRow + labelSize.height, controlRow + controlSize.height)
            )
        )
    }
}
