import Foundation

/// A grid of points in a rectangle, between which colours are mixed.
struct GradientMesh: Hashable, Sendable {
    let width: Int
    let height: Int
    /// The points row by row, from 0 to 1.
    let points: [SIMD2<Float>]
    /// Whether the colours change smoothly at the points.
    let smooths: Bool

    /// Returns the colour at a point, mixed from the colours of the four mesh points around it.
    ///
    /// - Parameter stops: the colours of the points, followed by the colour around the mesh.
    func color(at place: CGPoint, of stops: [Gradient.Stop]) -> Color {
        guard points.count == width * height, stops.count == points.count + 1 else { return .clear }
        let place = SIMD2(Float(place.x), Float(place.y))
        // Where patches overlap, the last one is in front.
        for row in (0..<max(0, height - 1)).reversed() {
            for column in (0..<max(0, width - 1)).reversed() {
                let first = row * width + column
                let corners = [first, first + 1, first + width, first + width + 1]
                guard let part = Self.part(of: place, in: corners.map { points[$0] }) else { continue }
                let (u, v) = (weight(part.x), weight(part.y))
                let colors = corners.map { stops[$0].color }
                return colors[0].mixed(with: colors[1], by: u).mixed(
                    with: colors[2].mixed(with: colors[3], by: u), by: v)
            }
        }
        return stops[points.count].color
    }

    private func weight(_ part: Float) -> Double {
        let part = Double(part.clamped(0, 1))
        return smooths ? part * part * (3 - 2 * part) : part
    }

    /// Returns the position of a point between four corners, as fractions in both directions; `nil` if the point is
    /// outside.
    private static func part(of place: SIMD2<Float>, in corners: [SIMD2<Float>]) -> SIMD2<Float>? {
        let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
        let (e, f, g, h) = (b - a, c - a, a - b - c + d, place - a)
        func cross(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { x.x * y.y - x.y * y.x }
        // The vertical fraction is the solution of a quadratic equation.
        let (k2, k1, k0) = (cross(g, f), cross(e, f) + cross(h, g), cross(h, e))
        var solutions: [Float] = []
        if abs(k2) < 0.000_01 {
            if k1 != 0 { solutions = [-k0 / k1] }
        } else {
            let discriminant = k1 * k1 - 4 * k0 * k2
            guard discriminant >= 0 else { return nil }
            let root = discriminant.squareRoot()
            solutions = [(-k1 - root) / (2 * k2), (-k1 + root) / (2 * k2)]
        }
        let limits = Float(-0.001)...1.001
        for v in solutions where limits.contains(v) {
            let across = e + g * v
            let rest = h - f * v
            let u = abs(across.x) > abs(across.y) ? rest.x / across.x : rest.y / across.y
            if limits.contains(u) { return SIMD2(u, v) }
        }
        return nil
    }

    func interpolated(towards other: GradientMesh, by amount: Double) -> GradientMesh {
        guard points.count == other.points.count else { return other }
        let moved = zip(points, other.points).map { $0 + ($1 - $0) * Float(amount) }
        return GradientMesh(width: other.width, height: other.height, points: moved, smooths: other.smooths)
    }
}
