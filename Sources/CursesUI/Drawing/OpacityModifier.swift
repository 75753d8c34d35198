/// Draws a view with an opacity.
struct OpacityModifier {
    var opacity: Double
    /// Whether the view cannot be used: it is transparent, or is becoming so.
    var isUnreachable: Bool

    init(opacity: Double) {
        self.init(opacity: opacity, isUnreachable: opacity <= 0)
    }

    private init(opacity: Double, isUnreachable: Bool) {
        self.opacity = opacity
        self.isUnreachable = isUnreachable
    }
}

extension OpacityModifier: LayoutModifier {
    var effect: DrawingEffect? { DrawingEffect(opacity: opacity) }

    func interpolated(towards other: OpacityModifier, by amount: Double) -> OpacityModifier? {
        OpacityModifier(
            opacity: opacity.interpolated(towards: other.opacity, by: amount).clamped(0, 1),
            isUnreachable: other.isUnreachable
        )
    }
}

extension View {
    /// Sets the opacity of the view.
    ///
    /// A terminal cannot mix colours. With an opacity below three quarters, texts and lines are dim. Below a half,
    /// areas are not drawn. At zero nothing is drawn, and neither keys nor the mouse reach the view, but it keeps its
    /// space, and the shortcuts of its controls work. Pictures are mixed with the colour beneath if there are 24-bit colours.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        modifier(OpacityModifier(opacity: opacity.clamped(0, 1)))
    }

    /// Hides the view: it keeps its space, but is not drawn and cannot be used, except for the shortcuts of its controls.
    nonisolated public func hidden() -> some View {
        opacity(0).accessibilityHidden(true)
    }
}
