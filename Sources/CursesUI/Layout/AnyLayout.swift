/// A type-erased layout: views keep their identity when the layout changes.
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
/// layout { content }
/// ```
public struct AnyLayout {
    private let layout: any Layout

    /// Creates a type-erased layout.
    public init<L: Layout>(_ layout: L) {
        self.layout = (layout as? AnyLayout)?.layout ?? layout
    }
}

extension AnyLayout: Layout {
    /// The type-erased cache of a layout.
    public struct Cache {
        fileprivate var value: Any
    }

    public func makeCache(subviews: Subviews) -> Cache {
        Cache(value: layout.makeCache(subviews: subviews))
    }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        withCache(&cache) { layout, cache in layout.update(&cache, subviews) }
    }

    public func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGSize {
        withCache(&cache) { $0.size(proposal, subviews, &$1) }
    }

    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) {
        withCache(&cache) { $0.place(bounds, proposal, subviews, &$1) }
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        withCache(&cache) { $0.space(subviews, &$1) }
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        withCache(&cache) { $0.guide(guide, bounds, proposal, subviews, &$1) }
    }

    public func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        withCache(&cache) { $0.guide(guide, bounds, proposal, subviews, &$1) }
    }

    private func withCache<Result>(
        _ cache: inout Cache,
        _ body: (any Layout, inout Any) -> Result
    ) -> Result {
        body(layout, &cache.value)
    }
}

extension AnyLayout: ComparableInput {
    package static func isSameInput(_ old: AnyLayout, _ new: AnyLayout) -> Bool {
        func isSame<L: Layout>(_ old: L) -> Bool {
            guard let new = new.layout as? L else { return false }
            return ViewComparator.areEqual(old, new)
        }
        return isSame(old.layout)
    }
}

/// The methods of a layout with a type-erased cache.
extension Layout {
    private func opened<Result>(
        _ cache: inout Any,
        _ subviews: Subviews,
        _ body: (inout Cache) -> Result
    ) -> Result {
        var own = cache as? Cache ?? makeCache(subviews: subviews)
        defer { cache = own }
        return body(&own)
    }

    fileprivate func update(_ cache: inout Any, _ subviews: Subviews) {
        opened(&cache, subviews) { updateCache(&$0, subviews: subviews) }
    }

    fileprivate func space(_ subviews: Subviews, _ cache: inout Any) -> ViewSpacing {
        opened(&cache, subviews) { spacing(subviews: subviews, cache: &$0) }
    }

    fileprivate func size(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any) -> CGSize {
        opened(&cache, subviews) { sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    fileprivate func place(
        _ bounds: CGRect,
        _ proposal: ProposedViewSize,
        _ subviews: Subviews,
        _ cache: inout Any
    ) {
        opened(&cache, subviews) {
            placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    fileprivate func guide(
        _ guide: HorizontalAlignment,
        _ bounds: CGRect,
        _ proposal: ProposedViewSize,
        _ subviews: Subviews,
        _ cache: inout Any
    ) -> CGFloat? {
        opened(&cache, subviews) {
            explicitAlignment(
                of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0
            )
        }
    }

    fileprivate func guide(
        _ guide: VerticalAlignment,
        _ bounds: CGRect,
        _ proposal: ProposedViewSize,
        _ subviews: Subviews,
        _ cache: inout Any
    ) -> CGFloat? {
        opened(&cache, subviews) {
            explicitAlignment(
                of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0
            )
        }
    }
}
