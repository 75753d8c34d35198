/// A way of your own to lay out views.
///
/// One unit is one cell; sizes and positions are rounded to whole cells.
@MainActor @preconcurrency
public protocol Layout: Animatable {
    associatedtype Cache = Void

    typealias Subviews = LayoutSubviews

    /// The size of the whole for a proposal.
    func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGSize

    /// Places each subview with `LayoutSubview.place`; one that is not placed stands in the centre.
    func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    )

    /// Makes what the layout computes once for several calls.
    func makeCache(subviews: Subviews) -> Cache

    /// Called when the subviews have changed.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

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
    /// Makes the cache anew.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// No guide of its own.
    public func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// No guide of its own.
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
