/// Views in a row.
public struct HStack<Content: View> {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    /// - Parameters:
    ///   - alignment: the guide that the views are lined up on.
    ///   - spacing: columns between neighbours; one where `nil`, and none beside a `Spacer`.
    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension HStack: CellLayoutView {
    func layout(_ metrics: CellMetrics) -> StackLayout {
        StackLayout(
            axis: .horizontal,
            alignment: alignment.key,
            spacing: spacing.map { metrics.gap($0, along: .horizontal) }
        )
    }
}
