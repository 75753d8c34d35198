import CursesUI

/// A value at which an axis has marks.
public struct AxisValue {
    /// The index of the value, counted from zero.
    public let index: Int
    /// The number of values of the axis.
    public let count: Int
    let value: _ChartValue

    /// Returns the value as the given type; `nil` if it has a different type.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(chartValue: value) }
}

/// The values at which an axis has marks.
public struct AxisMarkValues {
    enum Kind {
        case automatic(desiredCount: Int?)
        case numbers(Double)
        case dates(Calendar.Component, count: Int, Calendar?)
        case list([_ChartValue])
    }

    let kind: Kind

    /// Round values that suit the available space.
    public static var automatic: AxisMarkValues { AxisMarkValues(kind: .automatic(desiredCount: nil)) }

    /// Returns approximately the desired number of round values.
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(kind: .automatic(desiredCount: desiredCount))
    }

    /// Returns round values that are at least the given distance apart.
    public static func automatic<P: BinaryFloatingPoint & Plottable>(
        minimumStride: P, desiredCount: Int? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(kind: .automatic(desiredCount: desiredCount))
    }

    /// Returns all multiples of a distance.
    public static func stride(
        by stepSize: some BinaryFloatingPoint & Plottable, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(kind: .numbers(Double(stepSize)))
    }

    /// Returns the beginnings of calendar units.
    ///
    /// - Parameters:
    ///   - count: the number of units from one value to the next.
    ///   - calendar: the calendar; `nil` for the calendar of the environment.
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(kind: .dates(component, count: count, calendar))
    }
}

/// The side of the plot at which an axis has its labels.
public struct AxisMarkPosition: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, leading, trailing, top, bottom
    }

    let kind: Kind

    /// Below the plot, and after it; the labels of categories are before it.
    public static let automatic = AxisMarkPosition(kind: .automatic)
    /// Before the plot.
    public static let leading = AxisMarkPosition(kind: .leading)
    /// After the plot.
    public static let trailing = AxisMarkPosition(kind: .trailing)
    /// Above the plot.
    public static let top = AxisMarkPosition(kind: .top)
    /// Below the plot.
    public static let bottom = AxisMarkPosition(kind: .bottom)
}

/// How labels are laid out relative to the plot; in cells, they are always outside it.
public struct AxisMarkPreset: Hashable, Sendable {
    /// The default layout.
    public static let automatic = AxisMarkPreset()
    /// Beside the plot.
    public static let extended = AxisMarkPreset()
    /// Along the edge of the plot.
    public static let aligned = AxisMarkPreset()
    /// Within the plot.
    public static let inset = AxisMarkPreset()
}

/// How overlapping labels are treated. In cells, labels that do not fit are left out.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
    let isDisabled: Bool

    /// Labels that do not fit are left out.
    public static let automatic = AxisValueLabelCollisionResolution(isDisabled: false)
    /// Labels that do not fit are left out.
    public static let greedy = AxisValueLabelCollisionResolution(isDisabled: false)
    /// Labels that do not fit are left out; their text is first cut off.
    public static let truncate = AxisValueLabelCollisionResolution(isDisabled: false)
    /// All labels are shown.
    public static let disabled = AxisValueLabelCollisionResolution(isDisabled: true)

    /// Labels that do not fit are left out.
    public static func greedy(priority: Double? = nil, minimumSpacing: CGFloat? = nil) -> Self { .automatic }
}

/// The direction of labels; in cells, text always goes from left to right.
public struct AxisValueLabelOrientation: Hashable, Sendable {
    /// From left to right.
    public static let automatic = AxisValueLabelOrientation()
    /// From left to right.
    public static let horizontal = AxisValueLabelOrientation()
    /// From left to right.
    public static let vertical = AxisValueLabelOrientation()
    /// From left to right.
    public static let verticalReversed = AxisValueLabelOrientation()
}
