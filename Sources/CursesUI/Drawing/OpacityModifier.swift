/// Draws a view with an opacity.
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
    /// Sets the opacity of the view.
    ///
    /// A terminal cannot mix colours. With an opacity below three quarters, texts and lines are dim. Below a half,
    /// areas are not drawn. At zero nothing is drawn and the controls in the view are disabled, but the view keeps its
    /// space. Pictures are mixed with the colour beneath if there are 24-bit colours.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        modifier(OpacityModifier(opacity: opacity.clamped(0, 1)))
            .transformEnvironment(\.isEnabled) { $0 = $0 && opacity > 0 }
    }

    /// Hides the view: it keeps its space, but is not drawn and cannot be used.
    nonisolated public func hidden() -> some View {
        opacity(0).accessibilityHidden(true)
    }
}
