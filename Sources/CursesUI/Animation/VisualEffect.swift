import Foundation

/// What can be done to a view without laying it out anew.
public protocol VisualEffect: Equatable {
    /// What is done on cells.
    var onCells: CellVisualEffect { get set }
}

/// What is left of a visual effect on cells: where the view is moved, and how it fades.
public struct CellVisualEffect: Equatable, Sendable {
    var offset = CGSize.zero
    var opacity = 1.0
}

/// Nothing, to begin with.
public struct EmptyVisualEffect: VisualEffect, Sendable {
    /// What is left of the effects on cells.
    public var onCells = CellVisualEffect()
}

extension VisualEffect {
    private func changed(_ body: (inout CellVisualEffect) -> Void) -> Self {
        var effect = self
        body(&effect.onCells)
        return effect
    }

    /// Draws the view some way off; its place stays.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
        offset(CGSize(width: x, height: y))
    }

    /// Draws the view some way off; its place stays.
    public func offset(_ offset: CGSize) -> Self {
        changed {
            $0.offset.width += offset.width
            $0.offset.height += offset.height
        }
    }

    /// Draws the view dim below 0.75, and not at all at zero.
    public func opacity(_ opacity: Double) -> Self {
        changed { $0.opacity *= opacity }
    }

    /// Makes the view dim.
    public func blur(radius: CGFloat, opaque: Bool = false) -> Self {
        changed { if radius > 0 { $0.opacity *= 0.6 } }
    }

    /// Hides the view where it would have no size.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self {
        changed { if scale == 0 { $0.opacity = 0 } }
    }

    /// Hides the view where it would have no size.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> Self {
        changed { if x == 0 || y == 0 { $0.opacity = 0 } }
    }

    /// Hides the view where it would have no size.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> Self {
        scaleEffect(x: scale.width, y: scale.height)
    }

    /// Changes nothing: characters cannot be turned.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }

    /// Changes nothing: a terminal's colours are what they are.
    public func brightness(_ amount: Double) -> Self { self }

    /// Changes nothing: a terminal's colours are what they are.
    public func contrast(_ amount: Double) -> Self { self }

    /// Changes nothing: a terminal's colours are what they are.
    public func saturation(_ amount: Double) -> Self { self }

    /// Changes nothing: a terminal's colours are what they are.
    public func grayscale(_ amount: Double) -> Self { self }

    /// Changes nothing: a terminal's colours are what they are.
    public func hueRotation(_ angle: Angle) -> Self { self }
}

/// Moves and fades a view by where it is.
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
            .onGeometryChange(for: CellVisualEffect.self) {
                effect(EmptyVisualEffect(), $0).onCells
            } action: {
                onCells = $0
            }
    }
}

extension View {
    /// Moves and fades the view by where it is, which does not change the layout.
    nonisolated public func visualEffect(
        _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(VisualEffectModifier(effect: effect))
    }
}
