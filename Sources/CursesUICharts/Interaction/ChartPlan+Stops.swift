import CursesUI

/// The values of a chart that can be selected.
extension ChartPlan {
    /// Returns the selectable values along an axis, ordered by position.
    func stops(_ axis: Axis) -> [_ChartValue] {
        let scale = axis == .horizontal ? wholeX : wholeY
        if scale.isCategorical { return axis == .horizontal ? scale.categories : scale.categories.reversed() }
        var seen: Set<_ChartValue> = []
        var stops: [(value: _ChartValue, place: Double)] = []
        for mark in data.marks where mark.kind != .rule && mark.kind != .sector {
            let extent = axis == .horizontal ? mark.x : mark.y
            guard let value = extent.low, seen.insert(value).inserted, let place = scale.place(value) else { continue }
            stops.append((value, place))
        }
        return stops.sorted { $0.place < $1.place }.map(\.value)
    }

    /// Returns the index of the stop that is nearest to a value; `nil` for a category that is not among the stops.
    func nearest(to value: _ChartValue, in stops: [_ChartValue]) -> Int? {
        if let index = stops.firstIndex(of: value) { return index }
        guard let number = value.double else { return nil }
        return stops.indices.min {
            abs((stops[$0].double ?? .infinity) - number) < abs((stops[$1].double ?? .infinity) - number)
        }
    }

    /// Returns whether a value is before the visible part of an axis.
    func isBefore(_ value: _ChartValue, _ axis: Axis) -> Bool {
        let (scale, whole) = axis == .horizontal ? (xScale, wholeX) : (yScale, wholeY)
        if scale.isCategorical {
            guard let first = scale.categories.first, let index = whole.categories.firstIndex(of: value),
                let visible = whole.categories.firstIndex(of: first)
            else { return false }
            return index < visible
        }
        return (value.double ?? 0) < scale.domain.lowerBound
    }

    // MARK: Sectors

    private var sectors: [ShownMark] { data.marks.filter { $0.kind == .sector && ($0.value ?? 0) > 0 } }

    /// The middle of each sector, as a cumulative value of the sectors.
    var angleStops: [_ChartValue] {
        var sum = 0.0
        return sectors.map { mark in
            let value = mark.value ?? 0
            defer { sum += value }
            return .number(sum + value / 2)
        }
    }

    /// Returns the cumulative value of the sectors at a position in the plot; `nil` outside of the circle.
    func angle(atX x: Double, y: Double) -> _ChartValue? {
        let (width, height) = (Double(plot.size.width), Double(plot.size.height))
        let (dx, dy) = ((x - width / 2) / 2, y - height / 2)
        guard dx * dx + dy * dy <= pow(min(height / 2, width / 4), 2) else { return nil }
        return angle(at: Angle(radians: atan2(dx, -dy)))
    }

    /// Returns the cumulative value of the sectors up to an angle, clockwise from the top.
    func angle(at angle: Angle) -> _ChartValue? {
        let total = sectors.reduce(0) { $0 + ($1.value ?? 0) }
        let part = (angle.radians / (2 * .pi)).truncatingRemainder(dividingBy: 1)
        return total > 0 ? .number((part < 0 ? part + 1 : part) * total) : nil
    }
}
