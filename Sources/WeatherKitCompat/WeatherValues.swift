import Foundation

/// The wind.
public struct Wind: Codable, Hashable, Sendable {
    /// A direction.
    public enum CompassDirection: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
        case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast, south
        case southSouthwest, southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest

        /// The direction in English.
        public var description: String { words(rawValue) }
        /// The direction in letters: NNE.
        public var abbreviation: String {
            words(rawValue).lowercased().replacing("north", with: "N").replacing("south", with: "S")
                .replacing("east", with: "E").replacing("west", with: "W").filter { $0 != " " }
        }
    }

    /// The direction from which it blows.
    public var compassDirection: CompassDirection
    /// The direction from which it blows, clockwise from the north.
    public var direction: Measurement<UnitAngle>
    /// The speed.
    public var speed: Measurement<UnitSpeed>
    /// The speed of gusts.
    public var gust: Measurement<UnitSpeed>?
}

/// The strength of ultraviolet light.
public struct UVIndex: Codable, Hashable, Sendable {
    /// The danger of the light.
    public enum ExposureCategory: String, CaseIterable, Codable, Hashable, Sendable, Comparable,
        CustomStringConvertible
    {
        case low, moderate, high, veryHigh, extreme

        /// The danger in English.
        public var description: String { words(rawValue) }
        /// The strengths with this danger.
        public var rangeValue: ClosedRange<Int> {
            switch self {
            case .low: 0...2
            case .moderate: 3...5
            case .high: 6...7
            case .veryHigh: 8...10
            case .extreme: 11...Int.max
            }
        }
        /// Returns whether the first danger is lower.
        public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rangeValue.lowerBound < rhs.rangeValue.lowerBound }
    }

    /// The strength.
    public var value: Int
    /// The danger.
    public var category: ExposureCategory
}

/// The times of the sun on a day; `nil` if there is none.
public struct SunEvents: Codable, Hashable, Sendable {
    /// The sun is 18° below the horizon in the morning.
    public var astronomicalDawn: Date?
    /// The sun is 12° below the horizon in the morning.
    public var nauticalDawn: Date?
    /// The sun is 6° below the horizon in the morning.
    public var civilDawn: Date?
    /// The sun rises.
    public var sunrise: Date?
    /// The sun is highest.
    public var solarNoon: Date?
    /// The sun sets.
    public var sunset: Date?
    /// The sun is 6° below the horizon in the evening.
    public var civilDusk: Date?
    /// The sun is 12° below the horizon in the evening.
    public var nauticalDusk: Date?
    /// The sun is 18° below the horizon in the evening.
    public var astronomicalDusk: Date?
    /// The sun is lowest.
    public var solarMidnight: Date?
}

/// The times of the moon on a day.
public struct MoonEvents: Codable, Hashable, Sendable {
    /// How much of the moon is lit.
    public var phase: MoonPhase
    /// The moon rises.
    public var moonrise: Date?
    /// The moon sets.
    public var moonset: Date?
}

/// How much of the moon is lit.
public enum MoonPhase: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
    case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent

    /// The phase in English.
    public var description: String { words(rawValue) }
    /// The phase in English.
    public var accessibilityDescription: String { description }
    /// The name of a symbol.
    public var symbolName: String {
        "moonphase.\(self == .new ? "new.moon" : self == .full ? "full.moon" : words(rawValue).lowercased().replacing(" ", with: "."))"
    }
}

/// A kind of rain or snow.
public enum Precipitation: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
    case none, hail, mixed, rain, sleet, snow

    /// The kind in English.
    public var description: String { words(rawValue) }
    /// The kind in English.
    public var accessibilityDescription: String { description }
}

/// Whether the pressure changes.
public enum PressureTrend: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
    case rising, falling, steady

    /// The change in English.
    public var description: String { words(rawValue) }
    /// The change in English.
    public var accessibilityDescription: String { description }
}

/// A kind of weather.
public enum WeatherCondition: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
    case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle
    case freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear
    case mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries
    case sunShowers, thunderstorms, tropicalStorm, windy, wintryMix

    /// The weather in English.
    public var description: String { words(rawValue) }
    /// The weather in English.
    public var accessibilityDescription: String { description }
}

/// The danger of a warning.
public enum WeatherSeverity: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
    case minor, moderate, severe, extreme, unknown

    /// The danger in English.
    public var description: String { words(rawValue) }
}

/// A warning.
public struct WeatherAlert: Codable, Hashable, Sendable {
    /// The page with the warning.
    public var detailsURL: URL
    /// Who warns.
    public var source: String
    /// The warning in words.
    public var summary: String
    /// The region.
    public var region: String?
    /// The danger.
    public var severity: WeatherSeverity
    /// The times of the warning.
    public var metadata: WeatherMetadata
}

/// Returns a name of code as words: "Partly Cloudy".
private func words(_ name: String) -> String {
    let spaced = name.reduce(into: "") { $0 += $1.isUppercase ? " \($1)" : "\($1)" }
    return spaced.prefix(1).uppercased() + spaced.dropFirst()
}
