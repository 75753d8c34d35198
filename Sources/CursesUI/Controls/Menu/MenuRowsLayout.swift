import CursesUITerminal

/// Lays out the rows of a menu below each other. In a menu that opens upward, rows in the order of their priority begin
/// at the bottom, beside the button.
struct MenuRowsLayout: CellLayout {
    let order: MenuOrder

    private var stack: StackLayout {
        StackLayout(axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0)
    }

    func size(_ proposal: CellProposal, children: [LayoutNode]) -> CellSize {
        stack.size(proposal, children: children)
    }

    func place(_ children: [LayoutNode], in size: CellSize, proposal: CellProposal) {
        guard order == .priority, let rows = children.first?.parent, let layer = rows.layer else {
            return stack.place(children, at: .zero, proposal: proposal)
        }
        layer.sidedNode = rows
        stack.place(layer.opensUpward ? upward(children) : children, at: .zero, proposal: proposal)
    }

    /// Returns the rows from the last to the first. The header of a section stays above the rows of the section.
    @MainActor
    private func upward(_ rows: [LayoutNode]) -> [LayoutNode] {
        var groups: [(header: LayoutNode?, rows: [LayoutNode])] = []
        for row in rows {
            if row.layoutValue(for: SectionPart.key) as? SectionPart == .header {
                groups.append((row, []))
            } else if groups.last?.header != nil, row.unwrapped.asLine == nil {
                groups[groups.count - 1].rows.append(row)
            } else {
                groups.append((nil, [row]))
            }
        }
        return groups.reversed().flatMap { ($0.header.map { [$0] } ?? []) + $0.rows.reversed() }
    }
}
