import CursesUI

/// A sector of a circle. Its angle is proportional to its share of the sum of all sectors.
///
/// With an inner radius the circle becomes a ring.
public struct SectorMark {
    private let angle: Extent
    private let label: PlottableLabel
    private let innerRadius: MarkDimension
    private let outerRadius: MarkDimension
    private let angularInset: CGFloat

    /// Creates a sector for a value.
    ///
    /// - Parameters:
    ///   - innerRadius: in units, or a ratio of the circle's radius.
    ///   - outerRadius: in units, or a ratio of the circle's radius.
    ///   - angularInset: half the gap between sectors, in units.
    public init<A: Plottable>(
        angle: PlottableValue<A>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) {
        self.angle = angle.extent
        label = angle.label
        self.innerRadius = innerRadius
        self.outerRadius = outerRadius
        self.angularInset = angularInset ?? 0
    }
}

extension SectorMark: PrimitiveChartContent {
    public static func _collect(_ content: SectorMark, into collector: _MarkCollector) {
        collector.name(x: nil, y: content.label)
        collector.add(.sector, x: .whole, y: content.angle) {
            $0.innerRadius = content.innerRadius
            $0.outerRadius = content.outerRadius
            $0.angularInset = content.angularInset
        }
    }
}
