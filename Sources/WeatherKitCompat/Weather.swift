import CoreLocationCompat
import Foundation

/// The weather of a place. No request has one: see ``WeatherService``.
public struct Weather: Codable, Hashable, Sendable {
    /// The weather now.
    public var currentWeather: CurrentWeather
    /// The weather of the next hour.
    public var minuteForecast: Forecast<MinuteWeather>?
    /// The weather of the next hours.
    public var hourlyForecast: Forecast<HourWeather>
    /// The weather of the next days.
    public var dailyForecast: Forecast<DayWeather>
    /// The warnings.
    public var weatherAlerts: [WeatherAlert]?
    /// The kinds of data that exist for the place.
    public var availability: WeatherAvailability
}

/// The kinds of data that exist for a place.
public struct WeatherAvailability: Codable, Hashable, Sendable {
    /// Whether something is known.
    public enum AvailabilityKind: String, Codable, Hashable, Sendable {
        case available, unsupported, unknown
        case temporarilyUnavailable = "temporarily_unavailable"
    }

    /// Whether the weather of minutes is known.
    public var minuteAvailability: AvailabilityKind
    /// Whether warnings are known.
    public var alertAvailability: AvailabilityKind
}

/// The times of a forecast, and its place.
public struct WeatherMetadata: Codable, Hashable, Sendable {
    /// The time at which the weather was asked for.
    public var date: Date
    /// The time until which it is valid.
    public var expirationDate: Date
    private var latitude: Double
    private var longitude: Double

    /// The place.
    public var location: CLLocation { CLLocation(latitude: latitude, longitude: longitude) }
}

/// The weather of several times.
public struct Forecast<Element: Codable & Hashable & Sendable>: Codable, Hashable, Sendable, RandomAccessCollection {
    /// The weather of each time.
    public var forecast: [Element]
    /// The times of the forecast.
    public var metadata: WeatherMetadata

    /// The index of the first time.
    public var startIndex: Int { forecast.startIndex }
    /// The index after the last time.
    public var endIndex: Int { forecast.endIndex }
    /// The weather of a time.
    public subscript(position: Int) -> Element { forecast[position] }
}

/// The weather now.
public struct CurrentWeather: Codable, Hashable, Sendable {
    /// The time.
    public var date: Date
    /// How much of the sky is covered, from 0 to 1.
    public var cloudCover: Double
    /// The kind of weather.
    public var condition: WeatherCondition
    /// The name of a symbol.
    public var symbolName: String
    /// The temperature at which water condenses.
    public var dewPoint: Measurement<UnitTemperature>
    /// The humidity, from 0 to 1.
    public var humidity: Double
    /// How much it rains or snows, per hour.
    public var precipitationIntensity: Measurement<UnitSpeed>
    /// The pressure.
    public var pressure: Measurement<UnitPressure>
    /// Whether the pressure changes.
    public var pressureTrend: PressureTrend
    /// Whether the sun is up.
    public var isDaylight: Bool
    /// The temperature.
    public var temperature: Measurement<UnitTemperature>
    /// The temperature as it feels.
    public var apparentTemperature: Measurement<UnitTemperature>
    /// The strength of ultraviolet light.
    public var uvIndex: UVIndex
    /// How far one can see.
    public var visibility: Measurement<UnitLength>
    /// The wind.
    public var wind: Wind
    /// The times of the weather.
    public var metadata: WeatherMetadata
}

/// The weather of a minute.
public struct MinuteWeather: Codable, Hashable, Sendable {
    /// The time.
    public var date: Date
    /// The kind of rain or snow.
    public var precipitation: Precipitation
    /// The chance of rain or snow, from 0 to 1.
    public var precipitationChance: Double
    /// How much it rains or snows, per hour.
    public var precipitationIntensity: Measurement<UnitSpeed>
}

/// The weather of an hour.
public struct HourWeather: Codable, Hashable, Sendable {
    /// The time.
    public var date: Date
    /// How much of the sky is covered, from 0 to 1.
    public var cloudCover: Double
    /// The kind of weather.
    public var condition: WeatherCondition
    /// The name of a symbol.
    public var symbolName: String
    /// The temperature at which water condenses.
    public var dewPoint: Measurement<UnitTemperature>
    /// The humidity, from 0 to 1.
    public var humidity: Double
    /// Whether the sun is up.
    public var isDaylight: Bool
    /// The kind of rain or snow.
    public var precipitation: Precipitation
    /// The chance of rain or snow, from 0 to 1.
    public var precipitationChance: Double
    /// The height of the water that falls.
    public var precipitationAmount: Measurement<UnitLength>
    /// The height of the snow that falls.
    public var snowfallAmount: Measurement<UnitLength>
    /// The pressure.
    public var pressure: Measurement<UnitPressure>
    /// Whether the pressure changes.
    public var pressureTrend: PressureTrend
    /// The temperature.
    public var temperature: Measurement<UnitTemperature>
    /// The temperature as it feels.
    public var apparentTemperature: Measurement<UnitTemperature>
    /// The strength of ultraviolet light.
    public var uvIndex: UVIndex
    /// How far one can see.
    public var visibility: Measurement<UnitLength>
    /// The wind.
    public var wind: Wind
}

/// The weather of a day.
public struct DayWeather: Codable, Hashable, Sendable {
    /// The begin of the day.
    public var date: Date
    /// The kind of weather.
    public var condition: WeatherCondition
    /// The name of a symbol.
    public var symbolName: String
    /// The highest temperature.
    public var highTemperature: Measurement<UnitTemperature>
    /// The time of the highest temperature.
    public var highTemperatureTime: Date?
    /// The lowest temperature.
    public var lowTemperature: Measurement<UnitTemperature>
    /// The time of the lowest temperature.
    public var lowTemperatureTime: Date?
    /// The highest humidity, from 0 to 1.
    public var maximumHumidity: Double
    /// The lowest humidity, from 0 to 1.
    public var minimumHumidity: Double
    /// The kind of rain or snow.
    public var precipitation: Precipitation
    /// The chance of rain or snow, from 0 to 1.
    public var precipitationChance: Double
    /// The height of all water that falls.
    public var precipitationAmount: Measurement<UnitLength>
    /// The height of the rain.
    public var rainfallAmount: Measurement<UnitLength>
    /// The height of the snow.
    public var snowfallAmount: Measurement<UnitLength>
    /// The events of the sun.
    public var sun: SunEvents
    /// The events of the moon.
    public var moon: MoonEvents
    /// The strength of ultraviolet light.
    public var uvIndex: UVIndex
    /// The wind.
    public var wind: Wind
}
