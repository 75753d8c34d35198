import CursesUI

extension ChartData {
    /// Returns the number of marks whose value on an axis is zero or less. On a logarithmic scale they have no place.
    func countWithoutLogarithm(along axis: Axis) -> Int {
        marks.count { mark in
            let extent = axis == .horizontal ? mark.x : mark.y
            // The lower end of a bar or an area may be zero: it is drawn at the beginning of the axis.
            guard let value = (extent.high ?? extent.low)?.double else { return false }
            return value <= 0
        }
    }
}
