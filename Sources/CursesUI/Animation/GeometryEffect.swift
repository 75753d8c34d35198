import CursesUITerminal
import Foundation

/// A projective transform.
///
/// In a terminal only its affine part has an effect.
public struct ProjectionTransform: Hashable, Sendable {
    /// The first row.
    public var m11 = CGFloat(1), m12 = CGFloat(0), m13 = CGFloat(0)
    /// The second row.
    public var m21 = CGFloat(0), m22 = CGFloat(1), m23 = CGFloat(0)
    /// The third row.
    public var m31 = CGFloat(0), m32 = CGFloat(0), m33 = CGFloat(1)

    /// Creates the identity matrix.
    public init() {}

    /// Creates a matrix with the same effect as an affine transform.
    public init(_ m: CGAffineTransform) {
        (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    }

    /// Whether the matrix changes nothing.
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// Whether parallel lines stay parallel.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Returns the matrix that has the effect of this one, and then of another.
    public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
        func sum(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CGFloat {
            a * x + b * y + c * z
        }
        var result = ProjectionTransform()
        result.m11 = sum(m11, m12, m13, other.m11, other.m21, other.m31)
        result.m12 = sum(m11, m12, m13, other.m12, other.m22, other.m32)
        result.m13 = sum(m11, m12, m13, other.m13, other.m23, other.m33)
        result.m21 = sum(m21, m22, m23, other.m11, other.m21, other.m31)
        result.m22 = sum(m21, m22, m23, other.m12, other.m22, other.m32)
        result.m23 = sum(m21, m22, m23, other.m13, other.m23, other.m33)
        result.m31 = sum(m31, m32, m33, other.m11, other.m21, other.m31)
        result.m32 = sum(m31, m32, m33, other.m12, other.m22, other.m32)
        result.m33 = sum(m31, m32, m33, other.m13, other.m23, other.m33)
        return result
    }

    /// Returns the matrix that undoes this one; the same matrix if nothing can undo it.
    public func inverted() -> ProjectionTransform {
        var result = self
        result.invert()
        return result
    }

    /// Makes the matrix undo what it did; returns false, and changes nothing, if that is not possible.
    @discardableResult
    public mutating func invert() -> Bool {
        let (c11, c12, c13) = (m22 * m33 - m23 * m32, m23 * m31 - m21 * m33, m21 * m32 - m22 * m31)
        let determinant = m11 * c11 + m12 * c12 + m13 * c13
        guard determinant != 0 else { return false }
        let old = self
        m11 = c11 / determinant
        m12 = (old.m13 * old.m32 - old.m12 * old.m33) / determinant
        m13 = (old.m12 * old.m23 - old.m13 * old.m22) / determinant
        m21 = c12 / determinant
        m22 = (old.m11 * old.m33 - old.m13 * old.m31) / determinant
        m23 = (old.m13 * old.m21 - old.m11 * old.m23) / determinant
        m31 = c13 / determinant
        m32 = (old.m12 * old.m31 - old.m11 * old.m32) / determinant
        m33 = (old.m11 * old.m22 - old.m12 * old.m21) / determinant
        return true
    }

    /// Returns the distance by which the transform moves the centre of a view.
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

/// A modifier that transforms a view depending on its size, and can be animated.
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
/// The view moves by the distance that its centre moves, in whole cells. Rotations and scalings have the effect of
/// ``View/rotationEffect(_:anchor:)``.
public protocol GeometryEffect: Animatable, ViewModifier {
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// Moves the view by the effect.
    public func body(content: Content) -> some View {
        content.modifier(ProjectionModifier(transform: effectValue))
    }

    /// Returns the effect itself, which never changes the layout.
    public func ignoredByLayout() -> Self { self }
}

/// Moves a view by the distance that its centre moves under a transform, and transforms it around its centre.
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
        (way(in: size, metrics), proposal)
    }

    private func way(in size: CellSize, _ metrics: CellMetrics) -> CellPoint {
        let units = metrics.units(size)
        let way = transform(units).way(in: units)
        return CellPoint(
            column: metrics.gap(way.width, along: .horizontal),
            row: metrics.gap(way.height, along: .vertical)
        )
    }

    static var transforms: Bool { true }

    func transform(of size: CellSize, _ metrics: CellMetrics) -> CGAffineTransform? {
        let matrix = transform(metrics.units(size))
        guard matrix.isAffine else { return nil }
        // A cell counts as twice as high as wide, whatever the units are.
        let stretch = 2 * metrics.columnWidth / metrics.rowHeight
        let linear = CGAffineTransform(
            a: matrix.m11, b: matrix.m12 * stretch, c: matrix.m21 / stretch, d: matrix.m22, tx: 0, ty: 0)
        let way = way(in: size, metrics)
        let middle = CGPoint(
            x: CGFloat(way.column) + CGFloat(size.width) / 2, y: CGFloat(way.row * 2 + size.height))
        let transform = linear.around(middle)
        return transform.isVisible(on: size) ? transform : nil
    }
}

extension View {
    /// Draws the view under an affine transform, without changing the layout. It moves by whole cells. See
    /// ``rotationEffect(_:anchor:)`` for what is rotated and scaled.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        projectionEffect(ProjectionTransform(transform))
    }

    /// Draws the view under the affine part of a transform, as ``transformEffect(_:)`` does.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(ProjectionModifier { _ in transform })
    }
}
