import Foundation

/// The purpose of a measurement. It has no effect, because measurements keep their unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    private let name: String

    /// Any use.
    public static var general: Self { Self(name: "general") }
    /// The unit of the measurement.
    public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// The height of a person.
    public static var personHeight: Self { Self(name: "personHeight") }
    /// The length of a way.
    public static var road: Self { Self(name: "road") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The temperature of a person.
    public static var person: Self { Self(name: "person") }
    /// The temperature of the air.
    public static var weather: Self { Self(name: "weather") }
}

extension Measurement where UnitType: Dimension {
    /// Formats measurements, such as `3.5 km`. Foundation for Linux has no such style.
    ///
    /// Numbers are formatted for the locale, and units are written as symbols. Measurements are not converted to
    /// another unit.
    public struct FormatStyle: Foundation.FormatStyle {
        /// The length of a unit's name. Units are written as symbols; a narrow one has no space before it.
        public enum UnitWidth: Codable, Hashable, Sendable {
            case wide, abbreviated, narrow
        }

        /// The length of the unit's name.
        public var width: UnitWidth
        /// The locale of the number.
        public var locale: Locale
        /// The purpose of the measurement; it has no effect.
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// The style of the number.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?

        /// Creates a style.
        public init(
            width: UnitWidth,
            locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        /// Formats a measurement.
        public func format(_ value: Measurement) -> String {
            let style = numberFormatStyle ?? .number.locale(locale)
            let space = width == .narrow || value.unit is UnitTemperature ? "" : " "
            return value.value.formatted(style) + space + value.unit.symbol
        }

        /// Returns the style for a locale.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            style.numberFormatStyle = numberFormatStyle?.locale(locale)
            return style
        }
    }

    /// Formats the measurement in the current locale.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

    /// Formats the measurement with a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        style.format(self)
    }
}

extension FormatStyle {
    /// Returns a style for measurements.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}
