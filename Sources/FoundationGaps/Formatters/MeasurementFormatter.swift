import Foundation

/// Formats measurements, such as `3.5 km`. Foundation for Linux has no such class.
///
/// Numbers are formatted for the locale. A measurement of a length, a mass, a volume, a speed or a temperature is
/// converted to the unit of the locale's system. Units are written as symbols, or as English words.
open class MeasurementFormatter {
    /// The options for the unit.
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

    /// The length of a unit's name.
    public enum UnitStyle: Int, Sendable {
        /// The symbol, without a space before it.
        case short = 1
        /// The symbol.
        case medium
        /// The words, if the language of the locale is English, or else the symbol.
        case long
    }

    /// The options for the unit.
    open var unitOptions: UnitOptions = []
    /// The length of the unit's name.
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
        let (value, unit) = shown(measurement.value, measurement.unit)
        let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
        if unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) { return number + "°" }
        if let words = words(for: unit, isOne: number == "1") { return "\(number) \(words)" }
        let isTight = unitStyle == .short || unit is UnitTemperature
        return number + (isTight ? "" : " ") + unit.symbol
    }

    /// Returns the symbol of a unit, or its words for several.
    open func string(from unit: Unit) -> String { words(for: unit, isOne: false) ?? unit.symbol }

    private func words(for unit: Unit, isOne: Bool) -> String? {
        guard unitStyle == .long else { return nil }
        return UnitWords.words(for: unit, isOne: isOne, in: locale ?? .current)
    }

    /// Returns a measurement in the unit in which it is shown.
    private func shown(_ value: Double, _ unit: Unit) -> (Double, Unit) {
        guard let own = unit as? Dimension else { return (value, unit) }
        let isOwn = unitOptions.contains(.providedUnit) || unitOptions.contains(.temperatureWithoutUnit)
        let local = isOwn ? own : UnitScales.unit(for: own, in: (locale ?? .current).measurementSystem)
        func converted(to unit: Dimension) -> Double {
            unit == own ? value : unit.converter.value(fromBaseUnitValue: own.converter.baseUnitValue(fromValue: value))
        }
        guard unitOptions.contains(.naturalScale) else { return (converted(to: local), local) }
        let scale = UnitScales.scale(with: local)
        let suited = scale.first { abs(converted(to: $0)) >= 0.999_999_999 }
        // Zero is shown in the given unit, and a smaller measurement in the smallest one.
        let best = suited ?? (value == 0 ? local : scale.last ?? local)
        return (converted(to: best), best)
    }
}
