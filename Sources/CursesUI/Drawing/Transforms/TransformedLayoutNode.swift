import CursesUITerminal
import Foundation

/// A node that can be drawn rotated and scaled, because it consists of areas and lines. All other nodes stay upright.
@MainActor
protocol TransformedLayoutNode: LayoutNode {
    /// Whether the node can be drawn so at present. Otherwise, it stays upright.
    var isTransformable: Bool { get }

    /// Draws the node.
    ///
    /// - Parameter transform: in columns and rows, in the node's coordinates.
    func draw(in context: DrawingContext, under transform: CGAffineTransform)
}

extension TransformedLayoutNode {
    var isTransformable: Bool { true }

    /// The same node, if it can be drawn rotated and scaled at present.
    var transformable: (any TransformedLayoutNode)? { isTransformable ? self : nil }
}

extension DrawingContext {
    /// Fills a path that may be outside of the node's frame.
    func fill(transformed path: Path, _ paint: Paint, isEOFilled: Bool = false) {
        onArea(of: path, paint) { fill(PathRaster($0), isEOFilled: isEOFilled, $1, in: $2) }
    }

    /// Draws a path, which may be outside of the node's frame, as a line.
    func stroke(transformed path: Path, _ style: StrokeStyle, _ paint: Paint, _ metrics: CellMetrics) {
        onArea(of: path, paint) { stroke($0, style, $1, in: $2, metrics) }
    }

    /// Calls a closure with a path and its paint in the coordinates of the cells that it touches, and with the size of
    /// these cells.
    private func onArea(of path: Path, _ paint: Paint, _ draw: (Path, Paint, CellSize) -> Void) {
        let bounds = path.boundingRect
        guard bounds.minX.isFinite, bounds.minY.isFinite, bounds.width.isFinite, bounds.height.isFinite else { return }
        // Lines are wider than their paths.
        let cells = CellRect(touchedBy: bounds.insetBy(dx: -1, dy: -1))
        let outer = origin
        origin = origin + cells.origin
        defer { origin = outer }
        draw(
            path.applying(CGAffineTransform(translationX: -CGFloat(cells.minColumn), y: -CGFloat(cells.minRow))),
            paint.moved(to: cells.origin), cells.size)
    }
}

extension Paint {
    /// Returns the paint for a view that is drawn rotated or scaled. The colours of a gradient turn with the view.
    ///
    /// - Parameter transform: in columns and rows, in the view's coordinates.
    func transformed(by transform: CGAffineTransform, of size: CellSize) -> Paint {
        guard case .gradient(var gradient) = self else { return self }
        gradient.place = GradientPaint.Place(toView: transform.inverted(), size: size)
        return .gradient(gradient)
    }

    /// Returns the paint for an area with an origin in the view's coordinates.
    fileprivate func moved(to origin: CellPoint) -> Paint {
        guard case .gradient(var gradient) = self, let place = gradient.place else { return self }
        let move = CGAffineTransform(translationX: CGFloat(origin.column), y: CGFloat(origin.row))
        gradient.place?.toView = move.concatenating(place.toView)
        return .gradient(gradient)
    }
}

extension CGAffineTransform {
    /// Returns the transform of a node's columns and rows from a transform of squares of the width of a column.
    ///
    /// - Parameter origin: the node's origin in the coordinates of the transform, in columns and rows.
    func cells(at origin: CellPoint) -> CGAffineTransform {
        let (column, row) = (CGFloat(origin.column), CGFloat(origin.row))
        return CGAffineTransform(translationX: column, y: row)
            .concatenating(CGAffineTransform(scaleX: 1, y: 2))
            .concatenating(self)
            .concatenating(CGAffineTransform(scaleX: 1, y: 0.5))
            .concatenating(CGAffineTransform(translationX: -column, y: -row))
    }

    /// Returns the transform with a point in place of the origin.
    func around(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y)
            .concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }

    /// Returns the transform, which is in squares of the width of a column, with a cell in place of the origin.
    func moved(by point: CellPoint) -> CGAffineTransform {
        around(CGPoint(x: CGFloat(point.column), y: CGFloat(point.row) * 2))
    }

    /// Returns the cells that a transformed area touches.
    func cells(of area: CellRect) -> CellRect {
        let rect = CGRect(
            x: CGFloat(area.minColumn), y: CGFloat(area.minRow) * 2, width: CGFloat(area.size.width),
            height: CGFloat(area.size.height) * 2
        )
        .applying(self)
        return CellRect(
            touchedBy: CGRect(x: rect.minX, y: rect.minY / 2, width: rect.width, height: rect.height / 2))
    }

    /// The factor by which lengths change, on average.
    var lengthFactor: CGFloat { abs(a * d - b * c).squareRoot() }

    /// Whether directions stay as they are.
    var keepsDirections: Bool { abs(b) < 0.02 && abs(c) < 0.02 && a > 0 && d > 0 }
}

extension Path {
    /// Creates a line through the middle of an area in columns and rows.
    init(middleOf size: CellSize, along axis: Axis) {
        let (width, height) = (CGFloat(size.width), CGFloat(size.height))
        self.init()
        switch axis {
        case .horizontal:
            move(to: CGPoint(x: 0, y: height / 2))
            addLine(to: CGPoint(x: width, y: height / 2))
        case .vertical:
            move(to: CGPoint(x: width / 2, y: 0))
            addLine(to: CGPoint(x: width / 2, y: height))
        }
    }
}
