import Foundation

/// The values that a scale shows: a range, a list of values, or what the data need.
public protocol ScaleDomain {
    var _chartDomain: _ChartDomain { get }
}

/// A domain as a chart keeps it.
public enum _ChartDomain {
    case range(_ChartValue, _ChartValue)
    case values([_ChartValue])
    case automatic(includesZero: Bool?, isReversed: Bool)
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    public var _chartDomain: _ChartDomain { .range(lowerBound.chartValue, upperBound.chartValue) }
}

extension Range: ScaleDomain where Bound: Plottable {
    public var _chartDomain: _ChartDomain { .range(lowerBound.chartValue, upperBound.chartValue) }
}

extension Array: ScaleDomain where Element: Plottable {
    public var _chartDomain: _ChartDomain { .values(map(\.chartValue)) }
}

/// A domain that the data decide on.
public struct AutomaticScaleDomain: ScaleDomain, Sendable {
    let includesZero: Bool?
    let isReversed: Bool

    public var _chartDomain: _ChartDomain { .automatic(includesZero: includesZero, isReversed: isReversed) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    /// The domain that the data need.
    public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain(includesZero: nil, isReversed: false) }

    /// The domain that the data need.
    ///
    /// - Parameters:
    ///   - includesZero: whether zero is shown; `nil` for what suits the marks.
    ///   - reversed: whether the scale goes from the end to the beginning.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool = false) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed)
    }
}
