/// Arranges views in rows, line by line from the leading edge. Each view is created when it is about to become visible;
/// see ``LazyVStack``.
///
/// ```swift
/// ScrollView(.horizontal) {
///     LazyHGrid(rows: [GridItem(.fixed(1)), GridItem(.fixed(1))], spacing: 2) {
///         ForEach(files, id: \.self) { Text($0) }
///     }
/// }
/// ```
///
/// ```text
/// letter  photo  film   draft
///  notes  song   table
/// ```
public struct LazyHGrid<Content: View> {
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    /// - Parameters:
    ///   - rows: the items that share the height.
    ///   - alignment: the alignment of the rows if they do not fill the height.
    ///   - spacing: the number of columns between lines; one if `nil`.
    ///   - pinnedViews: has no effect: all parts of sections scroll with the rest.
    public init(
        rows: [GridItem],
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension LazyHGrid: LazyContainer {
    func layout(_ metrics: CellMetrics) -> LazyGridLayout {
        LazyGridLayout(
            axis: .horizontal,
            items: rows.map { GridTrackItem($0, along: .vertical, default: .center, metrics) },
            alignment: alignment.key,
            gap: max(0, spacing.map { metrics.gap($0, along: .horizontal) } ?? 1),
            leastGap: max(0, spacing.map { metrics.cellsBefore($0, along: .horizontal) } ?? 1)
        )
    }
}
