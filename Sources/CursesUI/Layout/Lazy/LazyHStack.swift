/// Arranges views in a row. Each view is created when it is about to become visible; see ``LazyVStack``.
///
/// ```swift
/// ScrollView(.horizontal) {
///     LazyHStack(spacing: 1) {
///         ForEach(1..<1000, id: \.self) { Text("No. \($0)").border(.primary) }
///     }
/// }
/// ```
///
/// ```text
/// ┌─────┐ ┌─────┐ ┌─────┐ ┌─
/// │No. 1│ │No. 2│ │No. 3│ │N
/// └─────┘ └─────┘ └─────┘ └─
/// ■─────────────────────────
/// ```
///
/// It takes all the height that is proposed.
public struct LazyHStack<Content: View> {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// - Parameters:
    ///   - alignment: the guide on which the views are aligned.
    ///   - spacing: the number of columns between neighbours; one if `nil`.
    ///   - pinnedViews: the parts of sections that stay visible while their section is scrolled. Only headers can stay
    ///     visible.
    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyHStack: LazyContainer {
    func layout(_ metrics: CellMetrics) -> LazyStackLayout {
        LazyStackLayout(
            axis: .horizontal,
            alignment: alignment.key,
            spacing: max(0, spacing.map { metrics.gap($0, along: .horizontal) } ?? 1),
            pinsHeaders: pinnedViews.contains(.sectionHeaders)
        )
    }
}
