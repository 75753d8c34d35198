import Foundation

// Effects of pixels. Sources that use them compile; each says what is left of it on cells.

extension View {
    /// Changes nothing. A shadow takes no room: it falls on what stands around the view. On cells it would
    /// fall a whole column to the right and a whole row below, where the neighbours' texts are, and make
    /// them dim, as if they were disabled. To set a view off from what is around it, give it a
    /// ``border(_:width:)`` or put it into a ``GroupBox``.
    nonisolated public func shadow(
        color: Color = .black,
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View {
        self
    }

    /// Makes the view dim: there is nothing between cells that it could be blurred into.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(OpacityModifier(opacity: radius > 0 ? 0.6 : 1))
    }

    /// Changes nothing: characters cannot be turned. A shape's own `rotation` can.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        self
    }

    /// Changes nothing: characters cannot be turned.
    nonisolated public func rotation3DEffect(
        _ angle: Angle,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        self
    }

    /// Hides the view where it would have no size, and changes nothing else: characters have one size.
    nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
    }

    /// Hides the view where it would have no size, and changes nothing else: characters have one size.
    nonisolated public func scaleEffect(
        x: CGFloat = 1,
        y: CGFloat = 1,
        anchor: UnitPoint = .center
    ) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Hides the view where it would have no size, and changes nothing else: characters have one size.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(OpacityModifier(opacity: scale.width == 0 || scale.height == 0 ? 0 : 1))
    }

    /// Changes nothing: a terminal's colours are what they are.
    nonisolated public func saturation(_ amount: Double) -> some View { self }

    /// Changes nothing: a terminal's colours are what they are.
    nonisolated public func brightness(_ amount: Double) -> some View { self }

    /// Changes nothing: a terminal's colours are what they are.
    nonisolated public func contrast(_ amount: Double) -> some View { self }

    /// Changes nothing: a terminal's colours are what they are.
    nonisolated public func grayscale(_ amount: Double) -> some View { self }

    /// Changes nothing: a terminal's colours are what they are.
    nonisolated public func hueRotation(_ angle: Angle) -> some View { self }

    /// Changes nothing: everything is drawn into one buffer.
    nonisolated public func compositingGroup() -> some View { self }

    /// Changes nothing: everything is drawn into one buffer.
    nonisolated public func drawingGroup(opaque: Bool = false) -> some View { self }
}
