/// Lets the mouse through to what lies beneath.
struct HitTestingModifier {
    let isEnabled: Bool
}

extension HitTestingModifier: LayoutModifier {
    var takesMouse: Bool { isEnabled }
}

extension View {
    /// Sets whether the mouse hits the view; where not, it hits what lies beneath.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(HitTestingModifier(isEnabled: enabled))
    }
}
