import Foundation

// Modifiers for pixels, so that code that uses them compiles. Each comment describes the effect on cells.

extension View {
    /// Fades the view instead of blurring it: cells are too coarse for a blur.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(OpacityModifier(opacity: radius > 0 ? 0.6 : 1))
    }

    /// Changes nothing: characters cannot be rotated. A shape's own `rotation` works.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        self
    }

    /// Changes nothing: characters cannot be rotated.
    nonisolated public func rotation3DEffect(
        _ angle: Angle,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        self
    }

    /// Hides the view at a scale of zero, and changes nothing else: characters have one size.
    nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
    }

    /// Hides the view at a scale of zero, and changes nothing else: characters have one size.
    nonisolated public func scaleEffect(
        x: CGFloat = 1,
        y: CGFloat = 1,
        anchor: UnitPoint = .center
    ) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Hides the view at a scale of zero, and changes nothing else: characters have one size.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(OpacityModifier(opacity: scale.width == 0 || scale.height == 0 ? 0 : 1))
    }

    /// Changes nothing: a terminal's colours are fixed.
    nonisolated public func saturation(_ amount: Double) -> some View { self }

    /// Changes nothing: a terminal's colours are fixed.
    nonisolated public func brightness(_ amount: Double) -> some View { self }

    /// Changes nothing: a terminal's colours are fixed.
    nonisolated public func contrast(_ amount: Double) -> some View { self }

    /// Changes nothing: a terminal's colours are fixed.
    nonisolated public func grayscale(_ amount: Double) -> some View { self }

    /// Changes nothing: a terminal's colours are fixed.
    nonisolated public func hueRotation(_ angle: Angle) -> some View { self }

    /// Changes nothing: everything is drawn into one buffer.
    nonisolated public func compositingGroup() -> some View { self }
}
