import CursesUI

/// The number of blank columns after a view.
struct FlowGap: LayoutValueKey {
    static let defaultValue = 1
}

/// Arranges views side by side, in as many rows as they need.
struct FlowLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        arrange(subviews, width: proposal.width ?? .infinity).size
    }

    func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) {
        for (subview, point) in zip(subviews, arrange(subviews, width: bounds.width).points) {
            let point = CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y)
            subview.place(at: point, proposal: .unspecified)
        }
    }

    private func arrange(_ subviews: Subviews, width: CGFloat) -> (points: [CGPoint], size: CGSize) {
        var points: [CGPoint] = []
        var size = CGSize.zero
        var x: CGFloat = 0
        var y: CGFloat = 0
        var rowHeight: CGFloat = 0
        for subview in subviews {
            let own = subview.sizeThatFits(.unspecified)
            if x > 0, x + own.width > width {
                x = 0
                y += rowHeight
                rowHeight = 0
            }
            points.append(CGPoint(x: x, y: y))
            size.width = max(size.width, x + own.width)
            rowHeight = max(rowHeight, own.height)
            x += own.width + CGFloat(subview[FlowGap.self])
        }
        size.height = y + rowHeight
        return (points, size)
    }
}
