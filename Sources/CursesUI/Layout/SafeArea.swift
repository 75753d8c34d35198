/// Regions that content may avoid; a terminal has none.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// A set of these bits.
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
    /// Compiles and changes nothing: all of a terminal's screen is safe.
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all,
        edges: Edge.Set = .all
    ) -> some View {
        self
    }

    /// Compiles and changes nothing: all of a terminal's screen is safe.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        self
    }

    /// Puts a view at the top or bottom of this one, which gets the remaining space.
    ///
    /// - Parameters:
    ///   - edge: the edge of the added view.
    ///   - alignment: the alignment of both views.
    ///   - spacing: rows between them; none if `nil`.
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

    /// Puts a view at a side of this one, which gets the remaining space.
    ///
    /// - Parameters:
    ///   - edge: the edge of the added view.
    ///   - alignment: the alignment of both views.
    ///   - spacing: columns between them; none if `nil`.
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
