import CursesUITerminal

/// A built-in layout as a `Layout` value, which can be stored, compared and replaced.
@MainActor
protocol BuiltInLayout: Layout where Cache == Void {
    associatedtype L: CellLayout

    func cellLayout(_ metrics: CellMetrics) -> L
}

extension BuiltInLayout {
    /// Returns the combined size of the views for a proposal.
    public func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: LayoutSubviews,
        cache: inout Void
    ) -> CGSize {
        guard let metrics = subviews.first?.metrics else { return .zero }
        let size = cellLayout(metrics).size(proposal.cells(metrics), children: subviews.map(\.node))
        return metrics.units(size)
    }

    /// Places the views.
    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: LayoutSubviews,
        cache: inout Void
    ) {
        guard let first = subviews.first else { return }
        let size = CellSize(
            width: first.metrics.columns(bounds.width),
            height: first.metrics.rows(bounds.height)
        )
        let nodes = subviews.map(\.node)
        cellLayout(first.metrics).place(nodes, in: size, proposal: proposal.cells(first.metrics))
        for node in nodes { first.placements.didPlace(node) }
    }

    /// Returns the explicit guide of the first view that sets it; `nil` if no view does.
    public func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: LayoutSubviews,
        cache: inout Void
    ) -> CGFloat? {
        explicitGuide(guide.key, bounds, proposal, subviews)
    }

    /// Returns the explicit guide of the first view that sets it; `nil` if no view does.
    public func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: LayoutSubviews,
        cache: inout Void
    ) -> CGFloat? {
        explicitGuide(guide.key, bounds, proposal, subviews)
    }

    private func explicitGuide(
        _ key: AlignmentKey,
        _ bounds: CGRect,
        _ proposal: ProposedViewSize,
        _ subviews: LayoutSubviews
    ) -> CGFloat? {
        guard let metrics = subviews.first?.metrics else { return nil }
        let size = CellSize(width: metrics.columns(bounds.width), height: metrics.rows(bounds.height))
        let guide = cellLayout(metrics).explicitGuide(
            key,
            in: size,
            proposal: proposal.cells(metrics),
            children: subviews.map(\.node)
        )
        return guide.map { metrics.units($0, along: key.axis) }
    }
}

/// The layout of an `HStack`.
public struct HStackLayout: Sendable {
    /// The guide on which the views are aligned.
    public var alignment: VerticalAlignment
    /// The number of columns between neighbours; one if `nil`.
    public var spacing: CGFloat?

    /// Creates a layout that arranges views in a row; see ``HStack``.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
}

extension HStackLayout: BuiltInLayout {
    /// The properties of a horizontal stack.
    public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }

    func cellLayout(_ metrics: CellMetrics) -> StackLayout {
        StackLayout(
            axis: .horizontal,
            alignment: alignment.key,
            spacing: spacing.map { metrics.spacing($0, along: .horizontal) }
        )
    }
}

/// The layout of a `VStack`.
public struct VStackLayout: Sendable {
    /// The guide on which the views are aligned.
    public var alignment: HorizontalAlignment
    /// The number of rows between neighbours; none if `nil`.
    public var spacing: CGFloat?

    /// Creates a layout that arranges views in a column; see ``VStack``.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
}

extension VStackLayout: BuiltInLayout {
    /// The properties of a vertical stack.
    public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }

    func cellLayout(_ metrics: CellMetrics) -> StackLayout {
        StackLayout(
            axis: .vertical,
            alignment: alignment.key,
            spacing: spacing.map { metrics.spacing($0, along: .vertical) }
        )
    }
}

/// The layout of a `ZStack`.
public struct ZStackLayout: Sendable {
    /// The guides on which the views are aligned.
    public var alignment: Alignment

    /// Creates a layout that places views on top of each other.
    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }
}

extension ZStackLayout: BuiltInLayout {
    func cellLayout(_ metrics: CellMetrics) -> OverlapLayout {
        OverlapLayout(alignment: alignment)
    }
}
