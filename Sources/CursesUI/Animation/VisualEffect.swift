import Foundation

/// Effects that change how a view is drawn but not its layout.
public protocol VisualEffect: Equatable {
    /// The part of the effect that a terminal can show.
    var onCells: CellVisualEffect { get set }
}

/// The part of a visual effect that a terminal can show: an offset, an opacity, a transform, and changes of colours.
public struct CellVisualEffect: Equatable, Sendable {
    var offset = CGSize.zero
    var opacity = 1.0
    var colors: [ColorEffect] = []
    var scale = CGSize(width: 1, height: 1)
    var scaleAnchor = UnitPoint.center
    var rotation = Angle.zero
    var rotationAnchor = UnitPoint.center
}

/// The visual effect that changes nothing, which is the start of a chain of effects.
public struct EmptyVisualEffect: VisualEffect, Sendable {
    /// The part of the effect that a terminal can show.
    public var onCells = CellVisualEffect()
}

extension VisualEffect {
    private func changed(_ body: (inout CellVisualEffect) -> Void) -> Self {
        var effect = self
        body(&effect.onCells)
        return effect
    }

    /// Draws the view at an offset; the layout does not change.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
        offset(CGSize(width: x, height: y))
    }

    /// Draws the view at an offset; the layout does not change.
    public func offset(_ offset: CGSize) -> Self {
        changed {
            $0.offset.width += offset.width
            $0.offset.height += offset.height
        }
    }

    /// Draws the view dim if the opacity is less than 0.75, and hides it at zero.
    public func opacity(_ opacity: Double) -> Self {
        changed { $0.opacity *= opacity }
    }

    /// Draws the view dim.
    public func blur(radius: CGFloat, opaque: Bool = false) -> Self {
        changed { if radius > 0 { $0.opacity *= 0.6 } }
    }

    /// Draws the view scaled, as the modifier `scaleEffect` does.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// Draws the view scaled, as the modifier `scaleEffect` does.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> Self {
        changed {
            $0.scale = CGSize(width: $0.scale.width * x, height: $0.scale.height * y)
            $0.scaleAnchor = anchor
        }
    }

    // Disfavoured, so that the compiler does not try a sum of numbers as a size as well, which takes it seconds.
    /// Draws the view scaled, as the modifier `scaleEffect` does.
    @_disfavoredOverload
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> Self {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Draws the view rotated, as ``View/rotationEffect(_:anchor:)`` does.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Self {
        changed {
            $0.rotation += angle
            $0.rotationAnchor = anchor
        }
    }

    /// Draws the view scaled and moved, as an affine transform does; a rotation has no effect.
    public func transformEffect(_ transform: CGAffineTransform) -> Self {
        scaleEffect(x: transform.a, y: transform.d, anchor: .topLeading).offset(x: transform.tx, y: transform.ty)
    }

    /// Draws the view turned in space around an axis: around the axis out of the screen it is rotated, around the others
    /// it becomes narrower or lower.
    public func rotation3DEffect(
        _ angle: Angle,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> Self {
        if axis.z != 0, axis.x == 0, axis.y == 0 {
            return rotationEffect(axis.z < 0 ? .zero - angle : angle, anchor: anchor)
        }
        let narrow = abs(cos(angle.radians))
        return scaleEffect(x: axis.y != 0 ? narrow : 1, y: axis.x != 0 ? narrow : 1, anchor: anchor)
    }

    /// Changes nothing: the effects of a view do not know what lies beneath it.
    public func blendMode(_ blendMode: BlendMode) -> Self { self }

    private func colored(_ effect: ColorEffect) -> Self {
        changed { $0.colors.append(effect) }
    }

    /// Makes the colours brighter, as ``View/brightness(_:)`` does.
    public func brightness(_ amount: Double) -> Self { colored(.brightness(amount)) }

    /// Changes the contrast, as ``View/contrast(_:)`` does.
    public func contrast(_ amount: Double) -> Self { colored(.contrast(amount)) }

    /// Changes the saturation, as ``View/saturation(_:)`` does.
    public func saturation(_ amount: Double) -> Self { colored(.saturation(amount)) }

    /// Makes the colours grey, as ``View/grayscale(_:)`` does.
    public func grayscale(_ amount: Double) -> Self { colored(.saturation(1 - amount)) }

    /// Rotates the hues, as ``View/hueRotation(_:)`` does.
    public func hueRotation(_ angle: Angle) -> Self { colored(.hueRotation(angle.radians)) }
}

/// Moves and fades a view depending on its geometry.
struct VisualEffectModifier<Effect: VisualEffect> {
    let effect: (EmptyVisualEffect, GeometryProxy) -> Effect
    @State private var onCells = CellVisualEffect()

    init(effect: @escaping (EmptyVisualEffect, GeometryProxy) -> Effect) {
        self.effect = effect
    }
}

extension VisualEffectModifier: ViewModifier {
    func body(content: Content) -> some View {
        content
            .offset(onCells.offset)
            .opacity(onCells.opacity)
            .modifier(ColorEffectModifier(effects: onCells.colors))
            .modifier(TransformModifier(scale: onCells.scale, anchor: onCells.scaleAnchor))
            .modifier(TransformModifier(rotation: onCells.rotation, anchor: onCells.rotationAnchor))
            .onGeometryChange(for: CellVisualEffect.self) {
                effect(EmptyVisualEffect(), $0).onCells
            } action: {
                onCells = $0
            }
    }
}

extension View {
    /// Moves and fades the view depending on its geometry, without changing the layout.
    nonisolated public func visualEffect(
        _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(VisualEffectModifier(effect: effect))
    }
}
