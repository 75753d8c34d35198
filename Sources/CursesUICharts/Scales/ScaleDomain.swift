import Foundation

/// The values that a scale shows: a range, a list of values, or an automatic domain.
public protocol ScaleDomain {
    var _chartDomain: _ChartDomain { get }
}

/// The stored form of a domain.
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

/// A domain that is determined by the data.
public struct AutomaticScaleDomain: ScaleDomain, Sendable {
    let includesZero: Bool?
    let isReversed: Bool

    public var _chartDomain: _ChartDomain { .automatic(includesZero: includesZero, isReversed: isReversed) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    /// A domain that is determined by the data.
    public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain(includesZero: nil, isReversed: false) }

    /// Returns a domain that is determined by the data.
    ///
    /// - Parameters:
    ///   - includesZero: whether zero is shown; `nil` if the marks decide.
    ///   - reversed: whether the scale goes from the end to the beginning.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool = false) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed)
    }
}
