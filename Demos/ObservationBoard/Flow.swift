import CursesUI

/// Views side by side, in as many rows as they need.
struct Flow: Layout {
    /// The number of columns between neighbours.
    var spacing: CGFloat = 1

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let frames = frames(of: subviews, width: proposal.width ?? .infinity)
        return CGSize(
            width: frames.map(\.maxX).max() ?? 0,
            height: frames.map(\.maxY).max() ?? 0
        )
    }

    func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
    ) {
        for (subview, frame) in zip(subviews, frames(of: subviews, width: bounds.width)) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size)
            )
        }
    }

    private func frames(of subviews: Subviews, width: CGFloat) -> [CGRect] {
        var end = CGPoint.zero
        var rowHeight: CGFloat = 0
        return subviews.map { subview in
            let size = subview.sizeThatFits(.unspecified)
            if end.x > 0, end.x + size.width > width {
                end = CGPoint(x: 0, y: end.y + rowHeight)
                rowHeight = 0
            }
            defer {
                end.x += size.width + spacing
                rowHeight = max(rowHeight, size.height)
            }
            return CGRect(origin: end, size: size)
        }
    }
}
