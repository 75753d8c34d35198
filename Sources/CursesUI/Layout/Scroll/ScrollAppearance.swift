import Foundation

// Scrolling features of touch screens. Code that uses these declarations compiles; each comment describes the effect in
// a terminal.

/// The content that the margins of a scroll view apply to.
public struct ContentMarginPlacement: Hashable, Sendable {
    private let name: String

    /// Around the content.
    public static let automatic = ContentMarginPlacement(name: "automatic")
    /// Around the content.
    public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
    /// Around the scroll bars.
    public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// Scrolls page by page: each arrow key and each step of the wheel moves by as much as is visible.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// Creates the behaviour.
    public init() {}

    /// Moves the target to the start of the nearest page.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let page = context.containerSize
        if context.axes.contains(.horizontal), page.width > 0 {
            target.rect.origin.x = (target.rect.origin.x / page.width).rounded() * page.width
        }
        if context.axes.contains(.vertical), page.height > 0 {
            target.rect.origin.y = (target.rect.origin.y / page.height).rounded() * page.height
        }
    }
}

/// Stops at the edges of the views of a ``View/scrollTargetLayout(isEnabled:)``.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// The maximum distance of one scroll gesture.
    public struct LimitBehavior: Hashable, Sendable {
        private let name: String

        /// Has no effect: a terminal scrolls by rows, without momentum.
        public static let automatic = LimitBehavior(name: "automatic")
        /// The same as ``automatic``.
        public static let always = LimitBehavior(name: "always")
        /// The same as ``automatic``.
        public static let never = LimitBehavior(name: "never")
        /// The same as ``automatic``.
        public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
        /// The same as ``automatic``.
        public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
    }

    /// Creates the behaviour. The limit has no effect.
    public init(limitBehavior: LimitBehavior = .automatic) {}

    /// Moves the target on to the next edge of a view in the direction of the step.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        func next(_ place: CGFloat, from start: CGFloat, _ edges: [CGFloat]) -> CGFloat {
            if place > start { return edges.filter { $0 >= place }.min() ?? place }
            if place < start { return edges.filter { $0 <= place }.max() ?? place }
            return place
        }
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = next(target.rect.minX, from: context.start.x, context.views.map(\.minX))
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = next(target.rect.minY, from: context.start.y, context.views.map(\.minY))
        }
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Scrolls page by page; see ``PagingScrollTargetBehavior``.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Stops at the edges of views; see ``ViewAlignedScrollTargetBehavior``.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// Stops at the edges of views; see ``ViewAlignedScrollTargetBehavior``.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

extension View {
    /// Adds padding at the view's edges. For a scroll view, the padding is outside of it.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all,
        _ length: CGFloat?,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        padding(edges, placement == .scrollIndicators ? 0 : length ?? 0)
    }

    /// Adds padding at the view's edges. For a scroll view, the padding is outside of it.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all,
        _ insets: EdgeInsets,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        func length(_ edge: Edge.Set, _ length: CGFloat) -> CGFloat {
            edges.contains(edge) && placement != .scrollIndicators ? length : 0
        }
        return padding(
            EdgeInsets(
                top: length(.top, insets.top), leading: length(.leading, insets.leading),
                bottom: length(.bottom, insets.bottom), trailing: length(.trailing, insets.trailing)))
    }

    /// Adds padding at the view's edges. For a scroll view, the padding is outside of it.
    nonisolated public func contentMargins(
        _ insets: EdgeInsets,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, insets, for: placement)
    }

    /// Adds padding at the view's edges. For a scroll view, the padding is outside of it.
    nonisolated public func contentMargins(
        _ length: CGFloat,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }

    /// Adds padding at the view's edges.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(edges, length ?? 0)
    }

    /// Adds padding at the view's edges.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

    /// Adds padding at the view's edges.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

    /// Adds the default padding between the view and the edges of the screen.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

    /// Draws the content of the scroll views in the view also beyond their edges, within the screen or column that
    /// contains them.
    ///
    /// It covers the views before it, and later views cover it. Lists keep their content within their edges.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.scrollTraits) { $0.isClipDisabled = disabled }
    }
}
