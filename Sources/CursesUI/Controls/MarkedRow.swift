import CursesUITerminal

/// A label between two marks, such as `[ ` and ` ]`. The marks keep their width, and the label gets the remaining
/// space: one row, unless `lineLimit(_:)` allows more.
struct MarkedRow<Label: View> {
    let leading: String
    let trailing: String
    let label: Label
    /// Whether the row takes all of the offered width, with the label in its middle.
    var fillsWidth = false
}

extension MarkedRow: View {
    var body: some View {
        MarkedRowLayout(fillsWidth: fillsWidth) {
            Text(verbatim: leading)
            label
            Text(verbatim: trailing)
        }
        .transformEnvironment(\.lineLimit) { $0 = $0 ?? 1 }
    }
}

/// The layout of a label between two marks, which are the first and the last child. In a stack, the row is as flexible
/// as a `Text`, unless it fills the width.
struct MarkedRowLayout: CellLayout {
    var fillsWidth = false

    func size(_ proposal: CellProposal, children: [LayoutNode]) -> CellSize {
        Parts(children, proposal, fillsWidth: fillsWidth).size
    }

    func place(_ children: [LayoutNode], in size: CellSize, proposal: CellProposal) {
        let parts = Parts(children, proposal, fillsWidth: fillsWidth)
        let row = parts.textRow ?? (size.height - 1) / 2
        parts.leading?.place(at: CellPoint(column: 0, row: row), proposal: parts.leadingOffer)
        parts.row.place(parts.label, at: parts.labelOrigin, proposal: parts.labelOffer)
        let end = parts.leadingWidth + parts.labelRoom
        parts.trailing?.place(at: CellPoint(column: end, row: row), proposal: parts.trailingOffer)
    }

    func explicitGuide(
        _ key: AlignmentKey,
        in size: CellSize,
        proposal: CellProposal,
        children: [LayoutNode]
    ) -> Int? {
        let parts = Parts(children, proposal, fillsWidth: fillsWidth)
        return parts.labelGuide(key).map { $0 + parts.labelOrigin[key.axis] }
    }

    /// The children, with their proposals and sizes.
    @MainActor
    private struct Parts {
        let row = StackLayout(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: 0)
        let leading: LayoutNode?
        let label: [LayoutNode]
        let trailing: LayoutNode?
        let leadingOffer: CellProposal
        let labelOffer: CellProposal
        let trailingOffer: CellProposal
        let leadingWidth: Int
        let labelSize: CellSize
        /// The columns between the marks.
        let labelRoom: Int
        let trailingWidth: Int

        /// Measures the children. The trailing mark gets space first, then the leading mark, then the label.
        init(_ children: [LayoutNode], _ proposal: CellProposal, fillsWidth: Bool) {
            func offer(beside taken: Int, height: Int?) -> CellProposal {
                CellProposal(width: proposal.width?.shrunk(by: taken), height: height)
            }
            trailing = children.count > 1 ? children.last : nil
            trailingOffer = offer(beside: 0, height: 1)
            trailingWidth = trailing?.size(for: trailingOffer).width ?? 0
            leading = children.first
            leadingOffer = offer(beside: trailingWidth, height: 1)
            leadingWidth = leading?.size(for: leadingOffer).width ?? 0
            label = Array(children.dropFirst().dropLast())
            labelOffer = offer(beside: leadingWidth + trailingWidth, height: proposal.height)
            labelSize = row.size(labelOffer, children: label)
            labelRoom = max(labelSize.width, fillsWidth ? labelOffer.width ?? 0 : 0)
        }

        var labelOrigin: CellPoint {
            CellPoint(column: leadingWidth + (labelRoom - labelSize.width) / 2, row: 0)
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
                width: leadingWidth + labelRoom + trailingWidth,
                height: max(1, labelSize.height)
            )
        }
    }
}
