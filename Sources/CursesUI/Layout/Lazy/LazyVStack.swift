/// Arranges views in a column. Each view is created when it is about to become visible.
///
/// ```swift
/// ScrollView {
///     LazyVStack(alignment: .leading) {
///         ForEach(0..<1_000_000, id: \.self) { Text("Row \($0)") }
///     }
/// }
/// ```
///
/// ```text
/// Row 0      █
/// Row 1      │
/// Row 2      │
/// ```
///
/// The rows of each `ForEach` in it have nodes only while they are near the visible part, so that a million rows cost
/// as much as a hundred. A row that is scrolled far away is removed: `onDisappear` is called and its tasks end. When
/// the user scrolls back, it is created again. However, a row is kept while removing it would lose something: it has
/// the focus, a `@State` in it has been written, or it owns a `@StateObject`.
///
/// It takes all the width that is proposed.
public struct LazyVStack<Content: View> {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// - Parameters:
    ///   - alignment: the guide on which the views are aligned.
    ///   - spacing: the number of rows between neighbours; none if `nil`.
    ///   - pinnedViews: the parts of sections that stay visible while their section is scrolled. Only headers can stay
    ///     visible.
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyVStack: LazyContainer {
    func layout(_ metrics: CellMetrics) -> LazyStackLayout {
        LazyStackLayout(
            axis: .vertical,
            alignment: alignment.key,
            spacing: max(0, spacing.map { metrics.gap($0, along: .vertical) } ?? 0),
            pinsHeaders: pinnedViews.contains(.sectionHeaders)
        )
    }
}

/// The parts of sections that may stay visible while their section is scrolled.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its raw bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Headers stay visible at the start of the scroll view while their section is visible.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// Has no effect: footers scroll with the rest.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
