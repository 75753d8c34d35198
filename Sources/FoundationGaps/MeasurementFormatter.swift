import Foundation

/// Writes measurements: `3.5 km`. Foundation for Linux has no such class.
///
/// Numbers are written in the notation of the locale, units as symbols. A measurement keeps its unit.
open class MeasurementFormatter {
    /// The choice of a unit; it has no effect, because a measurement keeps its own.
    public struct UnitOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The unit of the measurement.
        public static let providedUnit = UnitOptions(rawValue: 1)
        /// A unit that suits the size of the number.
        public static let naturalScale = UnitOptions(rawValue: 2)
        /// A temperature without the letter of its scale.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// The length of a unit's name; it has no effect, because units are written as symbols.
    public enum UnitStyle: Int, Sendable {
        case short = 1
        case medium, long
    }

    /// Whether a temperature has the letter of its scale; the other options have no effect.
    open var unitOptions: UnitOptions = []
    /// The value is kept, but has no effect.
    open var unitStyle = UnitStyle.medium
    /// The locale of the numbers.
    open var locale: Locale! = .current {
        didSet { numberFormatter.locale = locale }
    }
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
