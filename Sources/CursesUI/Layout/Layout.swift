/// A custom layout of views.
///
/// One unit is one cell; sizes and positions are rounded to whole cells.
@MainActor @preconcurrency
public protocol Layout: Animatable {
    associatedtype Cache = Void

    typealias Subviews = LayoutSubviews

    /// The properties of the layout; those of a new ``LayoutProperties`` by default.
    static var layoutProperties: LayoutProperties { get }

    /// Returns the size of the container for a proposal.
    func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGSize

    /// Places each subview with `LayoutSubview.place`. A subview that is not placed is centred.
    func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    )

    /// Creates the cache, which keeps values that several calls need.
    func makeCache(subviews: Subviews) -> Cache

    /// Called when the subviews have changed.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// Returns the spacing that the container prefers.
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
    /// The properties of a layout without an orientation.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Replaces the cache with a new one.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// Returns the union of the spacings that the subviews prefer.
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

    /// Lays out views. This allows a layout to be used like a container view.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    /// Does nothing: the layout has no cache.
    public func makeCache(subviews: Subviews) {}
    /// Does nothing: the layout has no cache.
    public func updateCache(_ cache: inout Void, subviews: Subviews) {}
}
