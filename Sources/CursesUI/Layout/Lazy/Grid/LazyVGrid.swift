/// Arranges views in columns, line by line from the top. Each view is created when it is about to become visible; see
/// ``LazyVStack``.
///
/// ```swift
/// ScrollView {
///     LazyVGrid(columns: [GridItem(.adaptive(minimum: 12))]) {
///         ForEach(files) { FileCell($0) }
///     }
/// }
/// ```
///
/// ```text
///  letter    notes     photo
///   song     film      table
///   draft
/// ```
///
/// ![Stacks, a grid, boxes and a lazy grid in a terminal](Gallery-layout.svg)
public struct LazyVGrid<Content: View> {
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    /// - Parameters:
    ///   - columns: the items that share the width.
    ///   - alignment: the alignment of the columns if they do not fill the width.
    ///   - spacing: the number of rows between lines; none if `nil`.
    ///   - pinnedViews: has no effect: all parts of sections scroll with the rest.
    public init(
        columns: [GridItem],
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension LazyVGrid: LazyContainer {
    func layout(_ metrics: CellMetrics) -> LazyGridLayout {
        LazyGridLayout(
            axis: .vertical,
            items: columns.map { GridTrackItem($0, along: .horizontal, default: .center, metrics) },
            alignment: alignment.key,
            gap: max(0, spacing.map { metrics.gap($0, along: .vertical) } ?? 0),
            leastGap: max(0, spacing.map { metrics.cellsBefore($0, along: .vertical) } ?? 0)
        )
    }
}
