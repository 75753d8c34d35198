import Foundation

/// Colours at the points of a grid, mixed between them. As a view, it fills the proposed size.
///
/// ```swift
/// MeshGradient(
///     width: 2, height: 2,
///     points: [[0, 0], [1, 0], [0, 1], [1, 1]],
///     colors: [.red, .yellow, .blue, .green]
/// )
/// ```
///
/// Each cell has one colour. The curves of points have no effect: lines between points are straight.
public struct MeshGradient: PaintStyle, Hashable {
    /// A point of a mesh with the curves that lead to its neighbours.
    public struct BezierPoint: Hashable, Sendable {
        /// The place of the point, from 0 to 1.
        public var position: SIMD2<Float>
        /// Has no effect on cells.
        public var leadingControlPoint: SIMD2<Float>
        /// Has no effect on cells.
        public var topControlPoint: SIMD2<Float>
        /// Has no effect on cells.
        public var trailingControlPoint: SIMD2<Float>
        /// Has no effect on cells.
        public var bottomControlPoint: SIMD2<Float>

        /// Creates a point with its curves.
        public init(
            position: SIMD2<Float>,
            leadingControlPoint: SIMD2<Float>,
            topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>,
            bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// The places of the points, row by row.
    public enum Locations: Hashable, Sendable {
        case points([SIMD2<Float>])
        case bezierPoints([BezierPoint])
    }

    /// The number of points in a row.
    public var width: Int
    /// The number of rows.
    public var height: Int
    /// The places of the points, row by row.
    public var locations: Locations
    /// The colours of the points, row by row.
    public var colors: [Color]
    /// The colour around the mesh.
    public var background: Color
    /// Whether the colours change smoothly at the points.
    public var smoothsColors: Bool

    /// Creates a gradient from colours at the points of a grid. The numbers of points and of colours must be the
    /// product of width and height.
    public init(
        width: Int,
        height: Int,
        points: [SIMD2<Float>],
        colors: [Color],
        background: Color = .clear,
        smoothsColors: Bool = true
    ) {
        self.width = width
        self.height = height
        locations = .points(points)
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
    }

    /// Creates a gradient from colours at the points of a grid with curves. On cells, the curves are straight lines.
    public init(
        width: Int,
        height: Int,
        bezierPoints: [BezierPoint],
        colors: [Color],
        background: Color = .clear,
        smoothsColors: Bool = true
    ) {
        self.init(
            width: width, height: height, points: [], colors: colors, background: background,
            smoothsColors: smoothsColors
        )
        locations = .bezierPoints(bezierPoints)
    }

    private var points: [SIMD2<Float>] {
        switch locations {
        case .points(let points): points
        case .bezierPoints(let points): points.map(\.position)
        }
    }

    var paint: Paint {
        let stops = (colors + [background]).enumerated().map { Gradient.Stop(color: $1, location: CGFloat($0)) }
        let mesh = GradientMesh(width: width, height: height, points: points, smooths: smoothsColors)
        return .gradient(GradientPaint(gradient: Gradient(stops: stops), form: .mesh(mesh)))
    }
}

extension MeshGradient: View {
    public var body: some View { Rectangle().fill(self) }
}
