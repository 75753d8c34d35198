import CursesUITerminal
import Foundation

/// Draws a view rotated or scaled, without changing the layout.
struct TransformModifier {
    private enum Kind: Equatable {
        /// A rotation by an angle in radians, around an axis through the anchor.
        case rotation(Double, axis: Axis3D)
        case scale(CGSize)
    }

    /// An axis in space; z points to the viewer.
    struct Axis3D: Equatable {
        var x: Double
        var y: Double
        var z: Double

        static let toViewer = Axis3D(x: 0, y: 0, z: 1)
    }

    private let kind: Kind
    private let anchor: UnitPoint

    init(rotation angle: Angle, around axis: Axis3D = .toViewer, anchor: UnitPoint) {
        kind = .rotation(angle.radians, axis: axis)
        self.anchor = anchor
    }

    init(scale: CGSize, anchor: UnitPoint) {
        kind = .scale(scale)
        self.anchor = anchor
    }

    private var linear: CGAffineTransform {
        switch kind {
        case .scale(let scale):
            return CGAffineTransform(scaleX: scale.width, y: scale.height)
        case .rotation(let angle, let axis):
            let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
            guard length > 0, angle.isFinite, length.isFinite else { return .identity }
            let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
            let (sine, cosine) = (sin(angle), cos(angle))
            // The part of Rodrigues' rotation matrix that is seen from the front.
            return CGAffineTransform(
                a: cosine + x * x * (1 - cosine), b: x * y * (1 - cosine) + z * sine,
                c: x * y * (1 - cosine) - z * sine, d: cosine + y * y * (1 - cosine), tx: 0, ty: 0)
        }
    }
}

extension TransformModifier: LayoutModifier {
    static var transforms: Bool { true }

    func transform(of size: CellSize, _ metrics: CellMetrics) -> CGAffineTransform? {
        let middle = CGPoint(x: anchor.x * CGFloat(size.width), y: anchor.y * CGFloat(size.height) * 2)
        let transform = linear.around(middle)
        return transform.isVisible(on: size) ? transform : nil
    }

    var isUnreachable: Bool {
        if case .scale(let scale) = kind { scale.width == 0 || scale.height == 0 } else { false }
    }

    var effect: DrawingEffect? { isUnreachable ? DrawingEffect(opacity: 0) : nil }

    func interpolated(towards other: TransformModifier, by amount: Double) -> TransformModifier? {
        let anchor = UnitPoint(
            x: anchor.x.interpolated(towards: other.anchor.x, by: amount),
            y: anchor.y.interpolated(towards: other.anchor.y, by: amount))
        switch (kind, other.kind) {
        case (.rotation(let old, let axis), .rotation(let new, let newAxis)) where axis == newAxis:
            return TransformModifier(
                rotation: .radians(old.interpolated(towards: new, by: amount)), around: axis, anchor: anchor)
        case (.scale(let old), .scale(let new)):
            let scale = CGSize(
                width: old.width.interpolated(towards: new.width, by: amount),
                height: old.height.interpolated(towards: new.height, by: amount))
            return TransformModifier(scale: scale, anchor: anchor)
        default:
            return nil
        }
    }
}

extension CGAffineTransform {
    /// Whether a view of a given size looks different under the transform, which is in squares of the width of a
    /// column: it is turned, or its corners move by half a cell.
    func isVisible(on size: CellSize) -> Bool {
        guard a.isFinite, b.isFinite, c.isFinite, d.isFinite, tx.isFinite, ty.isFinite else { return false }
        guard keepsDirections else { return true }
        let corners = [0, CGFloat(size.width)].flatMap { x in
            [0, CGFloat(size.height * 2)].map { CGPoint(x: x, y: $0) }
        }
        return corners.contains {
            let new = $0.applying(self)
            return abs(new.x - $0.x) >= 0.5 || abs(new.y - $0.y) >= 1
        }
    }
}

// Characters stay upright and keep their size, so only the rest of a view is transformed.

extension View {
    /// Draws the view rotated, without changing the layout.
    ///
    /// Shapes, colours and lines are rotated. Texts, pictures and controls stay upright and move with the rotation; if
    /// they would cover each other, they stay where they are. Symbols with a direction, such as chevrons and arrows,
    /// become those of the nearest direction, and a plus becomes a cross. Keys and the mouse find the view at its
    /// original position.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(TransformModifier(rotation: angle, anchor: anchor))
    }

    /// Draws the view rotated in space, as seen from the front without perspective. See
    /// ``rotationEffect(_:anchor:)`` for what is rotated.
    ///
    /// - Parameters:
    ///   - anchorZ: has no effect.
    ///   - perspective: has no effect.
    nonisolated public func rotation3DEffect(
        _ angle: Angle,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(
            TransformModifier(
                rotation: angle,
                around: TransformModifier.Axis3D(x: Double(axis.x), y: Double(axis.y), z: Double(axis.z)),
                anchor: anchor))
    }

    /// Draws the view scaled, without changing the layout; at zero, it is hidden and cannot be used. See
    /// ``rotationEffect(_:anchor:)`` for what is scaled.
    nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
    }

    /// Draws the view scaled, without changing the layout; at zero, it is hidden and cannot be used. See
    /// ``rotationEffect(_:anchor:)`` for what is scaled.
    nonisolated public func scaleEffect(
        x: CGFloat = 1,
        y: CGFloat = 1,
        anchor: UnitPoint = .center
    ) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    // Disfavoured, so that the compiler does not try a sum of numbers as a size as well, which takes it seconds.
    /// Draws the view scaled, without changing the layout; at zero, it is hidden and cannot be used. See
    /// ``rotationEffect(_:anchor:)`` for what is scaled.
    @_disfavoredOverload
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(TransformModifier(scale: scale, anchor: anchor))
    }
}
