/// Draws a view more or less transparent.
struct OpacityModifier {
    var opacity: Double
}

extension OpacityModifier: LayoutModifier {
    var effect: DrawingEffect? { DrawingEffect(opacity: opacity) }

    func interpolated(towards other: OpacityModifier, by amount: Double) -> OpacityModifier? {
        OpacityModifier(opacity: opacity.interpolated(towards: other.opacity, by: amount).clamped(0, 1))
    }
}

extension View {
    /// Makes the view more or less transparent.
    ///
    /// A terminal cannot mix colours: below three quarters texts and lines are dim, below a half areas
    /// are left out, and at zero nothing is drawn; then the controls in the view cannot be used, though
    /// it takes its room all the same. Pictures alone are mixed with the colour that lies below them,
    /// where there are 24-bit colours.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        modifier(OpacityModifier(opacity: opacity.clamped(0, 1)))
            .transformEnvironment(\.isEnabled) { $0 = $0 && opacity > 0 }
    }

    /// Hides the view: it takes its room, but is not drawn and cannot be used.
    nonisolated public func hidden() -> some View {
        opacity(0).accessibilityHidden(true)
    }
}
