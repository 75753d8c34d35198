/// Views side by side, each made when it is about to be seen; see ``LazyVStack``.
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
/// It takes all the height that it is offered.
public struct LazyHStack<Content: View> {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// - Parameters:
    ///   - alignment: the guide that the views are lined up on.
    ///   - spacing: columns between neighbours; one where `nil`.
    ///   - pinnedViews: which parts of sections stay in view while their section is scrolled: headers can;
    ///     footers scroll with the rest.
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
