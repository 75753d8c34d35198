/// How content fades where it scrolls beneath a bar. In a terminal, it ends at the bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String

    /// The same as every style: the content ends at the bar.
    public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
    /// The same as every style: the content ends at the bar.
    public static let hard = ScrollEdgeEffectStyle(name: "hard")
    /// The same as every style: the content ends at the bar.
    public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

extension View {
    /// Changes nothing: scrolled content ends at a bar.
    nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        unchanged()
    }

    /// Changes nothing: scrolled content ends at a bar, and has no effect there.
    nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        unchanged()
    }
}
