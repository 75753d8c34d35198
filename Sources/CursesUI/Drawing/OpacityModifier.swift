/// Draws a view with an opacity.
struct OpacityModifier {
    var opacity: Double
    /// Whether the view receives no keys and no mouse events, because it is transparent or is fading to transparent.
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
    /// Sets the opacity of the view. Everything in the view is drawn first, and then faded as a whole into the content
    /// beneath, so that its parts do not show through each other.
    ///
    /// The colours are blended in sRGB, and shown as the nearest colours of the terminal. A cell can show only one
    /// character. If the opacity is below a half, this is the character of the content beneath, if there is one. If the
    /// terminal does not report its own colours, or has fewer than 16, texts and lines are dim below an opacity of
    /// three quarters, and areas are not drawn below a half.
    ///
    /// At zero, nothing is drawn, and the view receives neither keys nor mouse events. But it keeps its space, and the
    /// shortcuts of its controls still work.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        modifier(OpacityModifier(opacity: opacity.clamped(0, 1)))
    }

    /// Hides the view: it keeps its space, but is not drawn and cannot be used, except for the shortcuts of its
    /// controls.
    nonisolated public func hidden() -> some View {
        opacity(0).accessibilityHidden(true)
    }
}
