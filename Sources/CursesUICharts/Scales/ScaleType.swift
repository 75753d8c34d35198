import Foundation

/// How a scale maps values to positions.
public struct ScaleType: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case linear, log, squareRoot, symmetricLog, power, category, date
    }

    let kind: Kind
    /// The exponent of a power scale, or the constant of a symmetric logarithm.
    var parameter = 1.0

    /// Equal differences have equal lengths.
    public static let linear = ScaleType(kind: .linear)
    /// Equal ratios have equal lengths. Zero and negative values have no position.
    public static let log = ScaleType(kind: .log)
    /// Equal differences of square roots have equal lengths.
    public static let squareRoot = ScaleType(kind: .squareRoot)
    /// A logarithm that is also defined for zero and negative values.
    public static let symmetricLog = ScaleType(kind: .symmetricLog)
    /// One position for each distinct value.
    public static let category = ScaleType(kind: .category)
    /// Dates; equal durations have equal lengths.
    public static let date = ScaleType(kind: .date)

    /// Returns a scale of a power of the values.
    public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power, parameter: exponent) }

    /// Returns a logarithm that is also defined for zero and negative values.
    ///
    /// - Parameter slopeAtZero: the slope of the scale at zero.
    public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
        ScaleType(kind: .symmetricLog, parameter: slopeAtZero)
    }

    /// Returns the scaled value; `nil` for a value without a position.
    func forward(_ value: Double) -> Double? {
        switch kind {
        case .linear, .category, .date: value
        case .log: value > 0 ? log10(value) : nil
        case .squareRoot: value < 0 ? -(-value).squareRoot() : value.squareRoot()
        case .symmetricLog: value < 0 ? -log1p(-value * parameter) : log1p(value * parameter)
        case .power: value < 0 ? -pow(-value, parameter) : pow(value, parameter)
        }
    }

    /// Returns the value for a scaled value; the inverse of `forward`.
    func backward(_ place: Double) -> Double {
        switch kind {
        case .linear, .category, .date: place
        case .log: pow(10, place)
        case .squareRoot: place < 0 ? -place * place : place * place
        case .symmetricLog: (place < 0 ? -expm1(-place) : expm1(place)) / parameter
        case .power: place < 0 ? -pow(-place, 1 / parameter) : pow(place, 1 / parameter)
        }
    }
}
