import CursesUI

/// The room that custom views need as labels of the axes, in cells. It is known only after the views have been laid
/// out, and never shrinks, so that the plot does not move back and forth.
struct AxisLabelRoom: Equatable {
    /// The rows of the labels of the horizontal axis, above the plot.
    var rowsAbove = 1
    /// The rows of the labels of the horizontal axis, below the plot.
    var rowsBelow = 1
    /// The columns of the labels of the vertical axis, before the plot.
    var columnsBefore = 0
    /// The columns of the labels of the vertical axis, after the plot.
    var columnsAfter = 0
}

/// Lays out a label of an axis, and gives a second view the size that the label has if no size is proposed to it.
struct AxisLabelLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard let label = subviews.first else { return }
        label.place(at: bounds.origin, proposal: proposal)
        let ideal = ProposedViewSize(label.sizeThatFits(.unspecified))
        for other in subviews.dropFirst() { other.place(at: bounds.origin, proposal: ideal) }
    }
}
