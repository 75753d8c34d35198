import Foundation

/// Writes measurements: `3.5 km`. Foundation has no such class on Linux.
///
/// Numbers are written as the locale has them, units as their symbols. A measurement keeps its unit.
open class MeasurementFormatter {
    /// The choice of a unit, without effect: a measurement keeps its own.
    public struct UnitOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The unit of the measurement.
        public static let providedUnit = UnitOptions(rawValue: 1)
        /// A unit for the size of the number.
        public static let naturalScale = UnitOptions(rawValue: 2)
        /// A temperature without a letter.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// The length of a unit's name, without effect: units are written as their symbols.
    public enum UnitStyle: Int, Sendable {
        case short = 1
        case medium, long
    }

    /// Whether a temperature has a letter; the other options have no effect.
    open var unitOptions: UnitOptions = []
    /// Is kept, and has no effect.
    open var unitStyle = UnitStyle.medium
    /// The locale of the numbers.
    open var locale: Locale! = .current
    /// Writes the numbers.
    open lazy var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.locale = locale
        return formatter
    }()

    /// Creates a formatter.
    public init() {}

    /// A measurement.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
        if measurement.unit is UnitTemperature {
            return number + (unitOptions.contains(.temperatureWithoutUnit) ? "°" : measurement.unit.symbol)
        }
        return "\(number) \(measurement.unit.symbol)"
    }

    /// A unit.
    open func string(from unit: Unit) -> String { unit.symbol }
}
