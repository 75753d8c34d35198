import Foundation

/// The values that a scale shows: a range, a list of values, or an automatic domain.
public protocol ScaleDomain {
    var _chartDomain: _ChartDomain { get }
}

/// The stored form of a domain.
public enum _ChartDomain {
    case range(_ChartValue, _ChartValue)
    case values([_ChartValue])
    /// A domain from the data. The closure returns the values of a changed domain.
    case automatic(includesZero: Bool?, isReversed: Bool, modify: (([_ChartValue]) -> [_ChartValue])?)
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
public struct AutomaticScaleDomain: ScaleDomain {
    let includesZero: Bool?
    let isReversed: Bool
    var modify: (([_ChartValue]) -> [_ChartValue])?

    public var _chartDomain: _ChartDomain {
        .automatic(includesZero: includesZero, isReversed: isReversed, modify: modify)
    }
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

    /// Returns a domain that is determined by the data, and then changed.
    ///
    /// ```swift
    /// .chartXScale(domain: .automatic(dataType: String.self) { $0.sort() })
    /// ```
    ///
    /// - Parameters:
    ///   - includesZero: whether zero is shown; `nil` if the marks decide.
    ///   - reversed: whether the scale goes from the end to the beginning.
    ///   - dataType: the type of the values.
    ///   - modifyInferredDomain: changes the domain: all categories, or the least and the greatest number or date.
    public static func automatic<DataValue: Plottable>(
        includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type = DataValue.self,
        modifyInferredDomain: @escaping (inout [DataValue]) -> Void
    ) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false) { values in
            var domain = values.compactMap { DataValue(chartValue: $0) }
            modifyInferredDomain(&domain)
            return domain.map(\.chartValue)
        }
    }
}
