import CursesUI

/// The extent of a mark along an axis.
@usableFromInline
struct Extent: Sendable {
    /// The value, or the start of the interval; `nil` for the whole axis.
    @usableFromInline var low: _ChartValue?
    /// The end of the interval; `nil` for a single value.
    @usableFromInline var high: _ChartValue?
    /// Whether the interval represents one value, such as a day.
    @usableFromInline var isBin: Bool

    static let whole = Extent()

    @inlinable
    init(low: _ChartValue? = nil, high: _ChartValue? = nil, isBin: Bool = false) {
        self.low = low
        self.high = high
        self.isBin = isBin
    }

    /// Creates an extent from one value to another.
    init(_ start: some AnyPlottableValue, _ end: some AnyPlottableValue) {
        self.init(low: start.start, high: end.start)
    }

    /// Whether the extent is a range of values rather than one value.
    var isRange: Bool { high != nil && !isBin }

    var isFinite: Bool { low?.isFinite ?? true && high?.isFinite ?? true }

    /// The extent as one number: the value, or the middle of the bin.
    var middle: Double? {
        guard let low = low?.double else { return nil }
        guard let high = high?.double else { return low }
        return (low + high) / 2
    }
}

/// A value of any type.
protocol AnyPlottableValue {
    var start: _ChartValue { get }
    var name: PlottableLabel { get }
}

extension PlottableValue: AnyPlottableValue {
    var start: _ChartValue { low }
    var name: PlottableLabel { label }
}

/// A value by which marks are grouped, with its name.
@usableFromInline
struct Grouping {
    let value: _ChartValue
    let label: PlottableLabel
}

/// One mark, as the content of a chart describes it.
@usableFromInline
struct Mark {
    @usableFromInline
    enum Kind: UInt8 {
        case bar, line, area, point, rule, rectangle, sector
    }

    var kind: Kind
    var x: Extent
    var y: Extent
    var style: MarkStyleBox
}

/// A reference to a style, so that marks can share it.
final class MarkStyleBox {
    let style: MarkStyle
    /// The number of marks of each kind that were left out because they would be invisible.
    var leftOut: [Mark.Kind: Int] = [:]

    init(_ style: MarkStyle) {
        self.style = style
    }
}
