import Foundation

// How scrolling feels on a touch screen. Sources that use these compile; each says what is left of it.

/// What the margins of a scroll view apply to.
public struct ContentMarginPlacement: Hashable, Sendable {
    private let name: String

    /// Around the content.
    public static let automatic = ContentMarginPlacement(name: "automatic")
    /// Around the content.
    public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
    /// Around the scroll bars.
    public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// Where scrolling comes to rest; in a terminal it is a row at a time.
public protocol ScrollTargetBehavior {}

/// Page by page; in a terminal Page Up and Page Down do that.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// The behaviour, which takes nothing.
    public init() {}
}

/// At a view's edge; in a terminal scrolling stops at rows, which are views' edges for the most part.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// How far a scroll may go at once.
    public struct LimitBehavior: Hashable, Sendable {
        private let name: String

        /// As every limit: a terminal scrolls by rows, not by throws.
        public static let automatic = LimitBehavior(name: "automatic")
        /// As ``automatic``.
        public static let always = LimitBehavior(name: "always")
        /// As ``automatic``.
        public static let never = LimitBehavior(name: "never")
    }

    /// The behaviour; the limit has no effect.
    public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// ``PagingScrollTargetBehavior``, in short.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// ``ViewAlignedScrollTargetBehavior``, in short.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// ``ViewAlignedScrollTargetBehavior``, in short.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

extension View {
    /// Keeps the view away from its edges. Around a scroll view the margins stand outside of it.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all,
        _ length: CGFloat?,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        padding(edges, placement == .scrollIndicators ? 0 : length ?? 0)
    }

    /// Keeps the view away from its edges. Around a scroll view the margins stand outside of it.
    nonisolated public func contentMargins(
        _ length: CGFloat,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }

    /// Keeps the view away from its edges.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(edges, length ?? 0)
    }

    /// Keeps the view away from its edges.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

    /// Keeps the view away from its edges.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

    /// Keeps the view away from the edges of the screen, by the usual padding.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

    /// Changes nothing: what sticks out of a scroll view would cover what is around it.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

    /// Changes nothing: scrolling goes by rows.
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        self
    }

    /// Changes nothing: scrolling goes by rows.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

    /// Changes nothing: bars that are shown stay.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

    /// Changes nothing: bars that are shown stay.
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
}
