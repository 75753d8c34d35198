/// Arranges views in rows and columns. A column is as wide as its widest view.
///
/// ```swift
/// Grid(alignment: .leading) {
///     GridRow { Text("Name"); Text("Ada") }
///     GridRow { Text("Born"); Text("1815") }
///     Divider().gridCellUnsizedAxes(.horizontal)
///     GridRow { Text("In London").gridCellColumns(2) }
/// }
/// ```
///
/// ```text
/// Name Ada
/// Born 1815
/// ─────────
/// In London
/// ```
///
/// A view outside of a ``GridRow`` forms a separate row across all columns. If it is wider than the columns, they are
/// widened equally. For example, a divider makes the grid as wide as possible.
///
/// ![Stacks, a grid, boxes and a lazy grid in a terminal](Gallery-layout.svg)
public struct Grid<Content: View> {
    let alignment: Alignment
    let horizontalSpacing: Gap?
    let verticalSpacing: Gap?
    let content: Content

    /// Creates a grid.
    ///
    /// - Parameters:
    ///   - alignment: the alignment of views in their cells.
    ///   - horizontalSpacing: the number of columns between neighbours; one if `nil`.
    ///   - verticalSpacing: the number of rows between neighbours; none if `nil`.
    public init(
        alignment: Alignment = .center,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing.map(Gap.units)
        self.verticalSpacing = verticalSpacing.map(Gap.units)
        self.content = content()
    }

    /// Creates a grid with a spacing in cells, regardless of an app's units.
    init(alignment: Alignment = .center, columns: Int, rows: Int, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        horizontalSpacing = .cells(columns)
        verticalSpacing = .cells(rows)
        self.content = content()
    }
}

extension Grid: CellLayoutView {
    func layout(_ metrics: CellMetrics) -> GridTableLayout {
        GridTableLayout(
            alignment: alignment,
            columnGap: horizontalSpacing?.cells(metrics, along: .horizontal) ?? 1,
            rowGap: verticalSpacing?.cells(metrics, along: .vertical) ?? 0
        )
    }
}

/// The layout of a `Grid`.
public struct GridLayout: Sendable {
    /// The alignment of a view that is smaller than its cell.
    public var alignment: Alignment
    /// The number of columns between neighbours; one if `nil`.
    public var horizontalSpacing: CGFloat?
    /// The number of rows between neighbours; none if `nil`.
    public var verticalSpacing: CGFloat?

    /// Creates a grid layout.
    ///
    /// - Parameters:
    ///   - alignment: the alignment of a view that is smaller than its cell.
    ///   - horizontalSpacing: the number of columns between neighbours; one if `nil`.
    ///   - verticalSpacing: the number of rows between neighbours; none if `nil`.
    public init(
        alignment: Alignment = .center,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }
}

extension GridLayout: BuiltInLayout {
    func cellLayout(_ metrics: CellMetrics) -> GridTableLayout {
        GridTableLayout(
            alignment: alignment,
            columnGap: horizontalSpacing.map { metrics.spacing($0, along: .horizontal) } ?? 1,
            rowGap: verticalSpacing.map { metrics.spacing($0, along: .vertical) } ?? 0
        )
    }
}
