/// Regions that content avoids unless it ignores them.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its raw bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The region of bars.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The region of the keyboard: empty in a terminal.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// Both regions.
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension View {
    /// Extends the view beneath the bars that it touches.
    ///
    /// The bars are those of navigation, tabs and windows, the views of `safeAreaInset(edge:)`, and the footer of keys.
    /// Their texts are drawn on the colours and pictures of the view, whose own texts are hidden there. A view that does
    /// not reach an edge of its container stays as it is there. It does not extend out of a scroll view or another view
    /// that clips it.
    ///
    /// ```swift
    /// ZStack {
    ///     Color.blue.ignoresSafeArea()
    ///     Text("On blue, from the title to the last row")
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - regions: the regions to ignore; that of the keyboard is empty.
    ///   - edges: the edges at which the view may extend.
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all,
        edges: Edge.Set = .all
    ) -> some View {
        modifier(SafeAreaIgnoringModifier(edges: regions.contains(.container) ? edges : []))
    }

    /// Extends the view beneath the bars that it touches. Newer code uses ``ignoresSafeArea(_:edges:)``.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        ignoresSafeArea(.all, edges: edges)
    }

    /// Puts a view above or below this view, which gets the remaining space.
    ///
    /// - Parameters:
    ///   - edge: the edge at which the view is added.
    ///   - alignment: the alignment of both views.
    ///   - spacing: the number of rows between them; none if `nil`.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let inset = content()
        return VStack(alignment: alignment, spacing: spacing ?? 0) {
            if edge == .top { inset.asSafeAreaBar() }
            self
            if edge == .bottom { inset.asSafeAreaBar() }
        }
    }

    /// Puts a view at a side of this view, which gets the remaining space.
    ///
    /// - Parameters:
    ///   - edge: the edge at which the view is added.
    ///   - alignment: the alignment of both views.
    ///   - spacing: the number of columns between them; none if `nil`.
    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge,
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let inset = content()
        return HStack(alignment: alignment, spacing: spacing ?? 0) {
            if edge == .leading { inset.asSafeAreaBar() }
            self
            if edge == .trailing { inset.asSafeAreaBar() }
        }
    }
}

extension View {
    /// Draws the view in front of the view whose safe area it takes space from.
    nonisolated fileprivate func asSafeAreaBar() -> some View { modifier(BarTraitModifier()).zIndex(1) }
}
