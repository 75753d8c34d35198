/// Regions that content may avoid; a terminal has none.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its raw bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The region of bars: empty in a terminal.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The region of the keyboard: empty in a terminal.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// Both regions.
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension View {
    /// Has no effect: the whole screen of a terminal is safe.
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all,
        edges: Edge.Set = .all
    ) -> some View {
        self
    }

    /// Has no effect: the whole screen of a terminal is safe.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        self
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
            if edge == .top { inset }
            self
            if edge == .bottom { inset }
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
            if edge == .leading { inset }
            self
            if edge == .trailing { inset }
        }
    }
}
