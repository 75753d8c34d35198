import CursesUITerminal
import Foundation

/// A gradient in a geometric form, which gives each cell a colour.
struct GradientPaint: Hashable, Sendable {
    enum Form: Hashable, Sendable {
        case linear(start: UnitPoint, end: UnitPoint)
        /// Radii in columns.
        case radial(center: UnitPoint, start: CGFloat, end: CGFloat)
        /// Radii as fractions of the size.
        case elliptical(center: UnitPoint, start: CGFloat, end: CGFloat)
        case angular(center: UnitPoint, start: Angle, end: Angle)
        /// A mesh. The stops of the gradient are the colours of the mesh's points, followed by the colour around the
        /// mesh.
        case mesh(GradientMesh)
    }

    /// The area for which a gradient is computed, if it is not the one that is drawn: that of a rotated or scaled view.
    struct Place: Hashable, Sendable {
        /// Leads from the columns and rows of the drawn area to those of the view.
        var toView: CGAffineTransform
        let size: CellSize
    }

    let gradient: Gradient
    let form: Form
    var place: Place?

    func mapped(_ transform: (Color) -> Color) -> GradientPaint {
        GradientPaint(gradient: gradient.mapped(transform), form: form, place: place)
    }

    /// - Parameter other: a gradient with the same number of stops.
    func interpolated(towards other: GradientPaint, by amount: Double) -> GradientPaint {
        let stops = zip(gradient.stops, other.gradient.stops).map { from, to in
            Gradient.Stop(
                color: from.color.mixed(with: to.color, by: amount),
                location: from.location.interpolated(towards: to.location, by: amount)
            )
        }
        if case .mesh(let mesh) = form, case .mesh(let end) = other.form {
            return GradientPaint(
                gradient: Gradient(stops: stops), form: .mesh(mesh.interpolated(towards: end, by: amount)))
        }
        return GradientPaint(gradient: Gradient(stops: stops), form: other.form)
    }

    func color(at point: CellPoint, in size: CellSize) -> Color {
        guard let place else {
            return color(at: CGPoint(x: CGFloat(point.column), y: CGFloat(point.row)), in: size)
        }
        let middle = CGPoint(x: CGFloat(point.column) + 0.5, y: CGFloat(point.row) + 0.5).applying(place.toView)
        return color(at: CGPoint(x: middle.x - 0.5, y: middle.y - 0.5), in: place.size)
    }

    private func color(at point: CGPoint, in size: CellSize) -> Color {
        if case .mesh(let mesh) = form { return mesh.color(at: unitPoint(point, in: size), of: gradient.stops) }
        return gradient.color(at: location(x: point.x, y: point.y, in: size))
    }

    /// Returns the position of a cell in unit coordinates, from 0 in the middle of the first cell to 1 in the middle of
    /// the last.
    private func unitPoint(_ point: CGPoint, in size: CellSize) -> CGPoint {
        let (width, height) = (CGFloat(size.width), CGFloat(size.height))
        return CGPoint(
            x: width > 1 ? point.x / (width - 1) : 0.5,
            y: height > 1 ? point.y / (height - 1) : 0.5
        )
    }

    /// Returns the location of a cell in the gradient, from 0 to 1. A cell counts as twice as high as it is wide.
    private func location(x: CGFloat, y: CGFloat, in size: CellSize) -> CGFloat {
        let (width, height) = (CGFloat(max(1, size.width)), CGFloat(max(1, size.height)))
        // The gradient runs from the middle of the first cell to the middle of the last, so that both end colours are
        // visible.
        let unit = CGPoint(
            x: width > 1 ? x / (width - 1) : 0.5,
            y: height > 1 ? y / (height - 1) : 0.5
        )
        func way(from center: UnitPoint) -> CGPoint {
            CGPoint(x: (unit.x - center.x) * width, y: (unit.y - center.y) * height * 2)
        }
        switch form {
        case .linear(let start, let end):
            let direction = CGPoint(x: end.x - start.x, y: end.y - start.y)
            let length = direction.x * direction.x + direction.y * direction.y
            guard length > 0 else { return 1 }
            // If there is only one cell along an axis, it counts as the middle of the gradient.
            let dx = width > 1 ? unit.x - start.x : direction.x / 2
            let dy = height > 1 ? unit.y - start.y : direction.y / 2
            return (dx * direction.x + dy * direction.y) / length
        case .radial(let center, let start, let end):
            let distance = CGPoint.zero.distance(to: way(from: center))
            return end == start ? 1 : (distance - start) / (end - start)
        case .elliptical(let center, let start, let end):
            let way = CGPoint(x: unit.x - center.x, y: unit.y - center.y)
            return end == start ? 1 : (CGPoint.zero.distance(to: way) - start) / (end - start)
        case .angular(let center, let start, let end):
            let way = way(from: center)
            let turn = 2 * Double.pi
            let whole = end.radians - start.radians
            // A gradient whose end is before its start runs backwards.
            let direction = whole < 0 ? -1.0 : 1
            var angle = (direction * (atan2(Double(way.y), Double(way.x)) - start.radians))
                .truncatingRemainder(dividingBy: turn)
            if angle < 0 { angle += turn }
            return whole == 0 ? 1 : CGFloat(angle / abs(whole))
        case .mesh:
            return 0
        }
    }
}
