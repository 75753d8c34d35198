/// A custom layout of views.
///
/// One unit is one cell; sizes and positions are rounded to whole cells.
@MainActor @preconcurrency
public protocol Layout: Animatable {
    associatedtype Cache = Void

    typealias Subviews = LayoutSubviews

    /// The size of the container for a proposal.
    func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGSize

    /// Places each subview with `LayoutSubview.place`; a subview that is not placed is in the centre.
    func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    )

    /// Makes the cache, for values that are computed once for several calls.
    func makeCache(subviews: Subviews) -> Cache

    /// Called when the subviews have changed.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// The spacing that the container prefers to its neighbours.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    /// Makes a new cache.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// The spacing that any of the subviews prefers.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
    }

    /// Returns `nil`: the layout sets no guide.
    public func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// Returns `nil`: the layout sets no guide.
    public func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// Lays out views: a layout is called like a container.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    /// There is no cache.
    public func makeCache(subviews: Subviews) {}
    /// There is no cache.
    public func updateCache(_ cache: inout Void, subviews: Subviews) {}
}
