import CursesUI

/// The number of columns between the previous view and this one.
struct StairStep: LayoutValueKey {
    static let defaultValue = 1
}

/// A custom layout: each view is a row lower than the previous one, and a step to the right.
struct Staircase: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        var x: CGFloat = 0
        var size = CGSize.zero
        for subview in subviews {
            let own = subview.sizeThatFits(proposal)
            size.width = max(size.width, x + own.width)
            size.height += own.height
            x += CGFloat(subview[StairStep.self])
        }
        return size
    }

    func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) {
        var point = bounds.origin
        for subview in subviews {
            subview.place(at: point, proposal: proposal)
            point.x += CGFloat(subview[StairStep.self])
            point.y += subview.sizeThatFits(proposal).height
        }
    }
}
