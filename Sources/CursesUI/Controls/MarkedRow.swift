import CursesUITerminal

/// A label between two marks, such as `[ ` and ` ]`. The marks keep their width, and the label gets the remaining
/// space: one row, unless `lineLimit(_:)` allows more.
///
/// If there is too little space, the label covers the spaces inside the marks before it is cut. A label of one or two
/// columns, such as a symbol, takes the place of the marks before it disappears.
///
/// ```
/// [ Save ]
/// [Save]
/// [Sa…]
/// ```
struct MarkedRow<Label: View> {
    let leading: String
    let trailing: String
    let label: Label
    /// The columns of each mark beside the label that are only space.
    var padding = 1
    /// Whether a short label takes the place of the marks before it disappears.
    var mayLoseMarks = true
    /// Whether the row takes all of the offered width, with the label in its middle.
    var fillsWidth = false
}

extension MarkedRow: View {
    var body: some View {
        MarkedRowLayout(padding: padding, mayLoseMarks: mayLoseMarks, fillsWidth: fillsWidth) {
            Text(verbatim: leading)
            Text(verbatim: trailing)
            label
        }
        .transformEnvironment(\.lineLimit) { $0 = $0 ?? 1 }
    }
}

/// The layout of a label between two marks, which are the first two children, so that the label is drawn above them. In
/// a stack, the row is as flexible as a `Text`, unless it fills the width.
struct MarkedRowLayout: CellLayout {
    var padding = 1
    var mayLoseMarks = true
    var fillsWidth = false

    func size(_ proposal: CellProposal, children: [LayoutNode]) -> CellSize {
        parts(children, proposal).size
    }

    func place(_ children: [LayoutNode], in size: CellSize, proposal: CellProposal) {
        let parts = parts(children, proposal)
        let row = parts.textRow ?? (size.height - 1) / 2
        parts.leading?.place(at: CellPoint(column: 0, row: row), proposal: parts.leadingOffer)
        parts.row.place(parts.label, at: parts.labelOrigin, proposal: parts.labelOffer)
        let end = parts.size.width - parts.trailingWidth
        parts.trailing?.place(at: CellPoint(column: end, row: row), proposal: parts.trailingOffer)
    }

    func explicitGuide(
        _ key: AlignmentKey,
        in size: CellSize,
        proposal: CellProposal,
        children: [LayoutNode]
    ) -> Int? {
        let parts = parts(children, proposal)
        return parts.labelGuide(key).map { $0 + parts.labelOrigin[key.axis] }
    }

    private func parts(_ children: [LayoutNode], _ proposal: CellProposal) -> Parts {
        var parts = Parts(children, proposal)
        parts.squeeze(proposal, padding: padding, mayLoseMarks: mayLoseMarks)
        if fillsWidth { parts.labelRoom = max(parts.labelRoom, parts.labelOffer.width ?? 0) }
        return parts
    }

    /// The children, with their proposals and sizes.
    @MainActor
    private struct Parts {
        let row = StackLayout(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: 0)
        let leading: LayoutNode?
        let label: [LayoutNode]
        let trailing: LayoutNode?
        var leadingOffer: CellProposal
        var labelOffer: CellProposal
        var trailingOffer: CellProposal
        var leadingWidth: Int
        var labelSize: CellSize
        /// The columns between the marks, and those of the marks that the label covers.
        var labelRoom: Int
        var trailingWidth: Int
        /// The columns of each mark that the label covers.
        var overlap = 0

        /// Measures the children. The trailing mark gets space first, then the leading mark, then the label.
        init(_ children: [LayoutNode], _ proposal: CellProposal) {
            func offer(beside taken: Int, height: Int?) -> CellProposal {
                CellProposal(width: proposal.width?.shrunk(by: taken), height: height)
            }
            trailing = children.count > 1 ? children[1] : nil
            trailingOffer = offer(beside: 0, height: 1)
            trailingWidth = trailing?.size(for: trailingOffer).width ?? 0
            leading = children.first
            leadingOffer = offer(beside: trailingWidth, height: 1)
            leadingWidth = leading?.size(for: leadingOffer).width ?? 0
            label = Array(children.dropFirst(2))
            labelOffer = offer(beside: leadingWidth + trailingWidth, height: proposal.height)
            labelSize = row.size(labelOffer, children: label)
            labelRoom = labelSize.width
        }

        /// Gives a label that would be cut the space inside the marks, or a short one that of the marks.
        mutating func squeeze(_ proposal: CellProposal, padding: Int, mayLoseMarks: Bool) {
            // A label that is cut nearly fills its space. A label in several lines is broken instead.
            guard let width = proposal.width, let room = labelOffer.width, width > 0, labelSize.height <= 1,
                labelSize.width + 2 >= room
            else { return }
            let natural = row.size(CellProposal(width: nil, height: labelOffer.height), children: label).width
            guard natural > labelSize.width else { return }
            let whole = CellProposal(width: nil, height: 1)
            let marks = [leading, trailing].map { $0?.size(for: whole).width ?? 0 }
            let inside = width - marks[0] - marks[1] + 2 * padding
            if natural > inside, natural <= Self.shortLabel, mayLoseMarks {
                return dropMarks(proposal)
            } else if inside > 0, padding > 0 {
                (leadingOffer, trailingOffer, leadingWidth, trailingWidth) = (whole, whole, marks[0], marks[1])
                labelOffer.width = inside
                overlap = padding
            } else {
                return
            }
            labelSize = row.size(labelOffer, children: label)
            labelRoom = labelSize.width
        }

        /// Gives the label the place of the marks.
        mutating func dropMarks(_ proposal: CellProposal) {
            (leadingOffer.width, trailingOffer.width, leadingWidth, trailingWidth) = (0, 0, 0, 0)
            labelOffer.width = proposal.width
            labelSize = row.size(labelOffer, children: label)
            labelRoom = labelSize.width
        }

        /// The greatest number of columns of a label that takes the place of its marks: a symbol.
        private static var shortLabel: Int { 2 }

        var labelOrigin: CellPoint {
            CellPoint(column: leadingWidth - overlap + (labelRoom - labelSize.width) / 2, row: 0)
        }

        /// Returns the position of a guide in the label; `nil` if nothing in the label sets it.
        func labelGuide(_ key: AlignmentKey) -> Int? {
            row.explicitGuide(key, in: labelSize, proposal: labelOffer, children: label)
        }

        /// The row of the label's only line of text; `nil` if it has none or several.
        var textRow: Int? {
            guard let first = labelGuide(VerticalAlignment.firstTextBaseline.key),
                first == labelGuide(VerticalAlignment.lastTextBaseline.key)
            else { return nil }
            return first - 1
        }

        var size: CellSize {
            CellSize(
                width: leadingWidth + labelRoom + trailingWidth - 2 * overlap,
                height: max(1, labelSize.height)
            )
        }
    }
}
