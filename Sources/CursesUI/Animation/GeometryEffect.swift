import CursesUITerminal
import Foundation

/// A map of a plane into another one, as of a picture seen at an angle.
///
/// On cells it moves: what it does besides cannot be seen.
public struct ProjectionTransform: Hashable, Sendable {
    /// The first row.
    public var m11 = CGFloat(1), m12 = CGFloat(0), m13 = CGFloat(0)
    /// The second row.
    public var m21 = CGFloat(0), m22 = CGFloat(1), m23 = CGFloat(0)
    /// The third row.
    public var m31 = CGFloat(0), m32 = CGFloat(0), m33 = CGFloat(1)

    /// The matrix that changes nothing.
    public init() {}

    /// The matrix that changes as a flat one does.
    public init(_ m: CGAffineTransform) {
        (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    }

    /// Whether it leaves everything where it is.
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// Whether parallels stay parallel.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Where the middle of a view goes, from where it is.
    fileprivate func way(in size: CGSize) -> CGSize {
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        let depth = middle.x * m13 + middle.y * m23 + m33
        guard depth != 0 else { return .zero }
        return CGSize(
            width: (middle.x * m11 + middle.y * m21 + m31) / depth - middle.x,
            height: (middle.x * m12 + middle.y * m22 + m32) / depth - middle.y
        )
    }
}

/// A modifier that changes how a view is seen, by its size, and can be animated.
///
/// ```swift
/// struct Shake: GeometryEffect {
///     var animatableData: CGFloat
///
///     func effectValue(size: CGSize) -> ProjectionTransform {
///         ProjectionTransform(CGAffineTransform(translationX: 2 * sin(animatableData * .pi * 4), y: 0))
///     }
/// }
/// ```
///
/// On cells the view is moved to where its middle would be; turned and stretched it is not.
public protocol GeometryEffect: Animatable, ViewModifier {
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// The view, moved by the effect.
    public func body(content: Content) -> some View {
        content.modifier(ProjectionModifier(transform: effectValue))
    }

    /// The same effect.
    public func ignoredByLayout() -> Self { self }
}

/// Moves the modified view to where the middle of its picture would be.
struct ProjectionModifier {
    let transform: (CGSize) -> ProjectionTransform
}

extension ProjectionModifier: LayoutModifier {
    func placement(
        of inner: LayoutNode,
        in size: CellSize,
        proposal: CellProposal,
        _ metrics: CellMetrics
    ) -> (origin: CellPoint, proposal: CellProposal) {
        let units = metrics.units(size)
        let way = transform(units).way(in: units)
        let origin = CellPoint(
            column: metrics.gap(way.width, along: .horizontal),
            row: metrics.gap(way.height, along: .vertical)
        )
        return (origin, proposal)
    }
}

extension View {
    /// Moves the view to where its middle would be; characters cannot be turned or stretched.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        projectionEffect(ProjectionTransform(transform))
    }

    /// Moves the view to where its middle would be; characters cannot be turned or stretched.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(ProjectionModifier { _ in transform })
    }
}
