/// Excludes a view from hit testing.
struct HitTestingModifier {
    let isEnabled: Bool
}

extension HitTestingModifier: LayoutModifier {
    var takesMouse: Bool { isEnabled }
}

extension View {
    /// Sets whether the mouse hits the view; otherwise, the mouse hits the views behind it.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(HitTestingModifier(isEnabled: enabled))
    }
}
