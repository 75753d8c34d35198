import Foundation

/// Formats measurements, such as `3.5 km`. Foundation for Linux has no such class.
///
/// Numbers are formatted for the locale, and units are written as symbols. Measurements are not converted to another
/// unit.
open class MeasurementFormatter {
    /// The options for the unit. Only `temperatureWithoutUnit` has an effect, because measurements are not converted to
    /// another unit.
    public struct UnitOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The measurement's own unit.
        public static let providedUnit = UnitOptions(rawValue: 1)
        /// A unit that suits the size of the number.
        public static let naturalScale = UnitOptions(rawValue: 2)
        /// A temperature with only a degree sign.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// The length of a unit's name; it has no effect, because units are written as symbols.
    public enum UnitStyle: Int, Sendable {
        case short = 1
        case medium, long
    }

    /// The options for the unit. Only `temperatureWithoutUnit` has an effect.
    open var unitOptions: UnitOptions = []
    /// The value is kept, but has no effect.
    open var unitStyle = UnitStyle.medium
    /// The locale of the numbers.
    open var locale: Locale! = .current {
        didSet { numberFormatter.locale = locale }
    }
    /// Formats the numbers.
    open lazy var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.locale = locale
        return formatter
    }()

    /// Creates a formatter.
    public init() {}

    /// Formats a measurement.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
        if measurement.unit is UnitTemperature {
            return number + (unitOptions.contains(.temperatureWithoutUnit) ? "°" : measurement.unit.symbol)
        }
        return "\(number) \(measurement.unit.symbol)"
    }

    /// Returns the symbol of a unit.
    open func string(from unit: Unit) -> String { unit.symbol }
}
