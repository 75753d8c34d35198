/// Hides what is outside of a view's frame.
struct ClippedModifier {}

extension ClippedModifier: LayoutModifier {
    var clips: Bool { true }
}

extension View {
    /// Draws nothing outside of the view's frame.
    ///
    /// - Parameter antialiased: has no effect, because a terminal draws whole cells.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        modifier(ClippedModifier())
    }
}
