import CursesUI

extension ChartData {
    /// Returns the smallest distance between the values of bars without bins; `nil` if there are no such bars.
    func leastSpacing(along axis: Axis) -> Double? {
        let data = axis == .horizontal ? x : y
        guard data.hasThinBars else { return nil }
        let values = marks.compactMap { mark -> Double? in
            guard mark.kind == .bar || mark.kind == .rectangle else { return nil }
            return (axis == .horizontal ? mark.x : mark.y).low?.double
        }
        .sorted()
        let gaps = zip(values, values.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }
        return gaps.min() ?? (data.kind == .date ? 86400 : 1)
    }
}
