@_exported import CoreLocationCompat
import Foundation

/// The weather of Apple's service. An app on Linux cannot ask it: each request fails with `permissionDenied`.
public final class WeatherService: Sendable {
    /// The service.
    public static let shared = WeatherService()

    /// Creates a service.
    public init() {}

    /// The signs that an app has to show. Asking for them fails.
    public var attribution: WeatherAttribution {
        get async throws { throw WeatherError.permissionDenied }
    }

    /// Fails with `WeatherError.permissionDenied`.
    public func weather(for location: CLLocation) async throws -> Weather { throw WeatherError.permissionDenied }

    /// Fails with `WeatherError.permissionDenied`.
    public func weather<each Value>(
        for location: CLLocation, including dataSet: repeat WeatherQuery<each Value>
    ) async throws -> (repeat each Value) { throw WeatherError.permissionDenied }
}

/// The part of the weather that an app asks for.
public struct WeatherQuery<Value>: Sendable {
    fileprivate init() {}
}

extension WeatherQuery where Value == CurrentWeather {
    /// The weather now.
    public static var current: WeatherQuery<CurrentWeather> { WeatherQuery() }
}

extension WeatherQuery where Value == Forecast<MinuteWeather>? {
    /// The weather of the next hour.
    public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { WeatherQuery() }
}

extension WeatherQuery where Value == Forecast<HourWeather> {
    /// The weather of the next hours.
    public static var hourly: WeatherQuery<Forecast<HourWeather>> { WeatherQuery() }
    /// The weather of the hours in a time.
    public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<HourWeather>> { WeatherQuery() }
}

extension WeatherQuery where Value == Forecast<DayWeather> {
    /// The weather of the next days.
    public static var daily: WeatherQuery<Forecast<DayWeather>> { WeatherQuery() }
    /// The weather of the days in a time.
    public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<DayWeather>> { WeatherQuery() }
}

extension WeatherQuery where Value == [WeatherAlert]? {
    /// The warnings.
    public static var alerts: WeatherQuery<[WeatherAlert]?> { WeatherQuery() }
}

extension WeatherQuery where Value == WeatherAvailability {
    /// The kinds of data that exist for a place.
    public static var availability: WeatherQuery<WeatherAvailability> { WeatherQuery() }
}

/// The reason why there is no weather.
public enum WeatherError: LocalizedError, Hashable, Sendable {
    /// The app may not ask.
    case permissionDenied
    /// Any other reason.
    case unknown

    /// The reason in words.
    public var errorDescription: String? {
        switch self {
        case .permissionDenied: "The weather is not available on Linux."
        case .unknown: "The weather is not available."
        }
    }
}

/// The signs that an app has to show with the weather.
public struct WeatherAttribution: Codable, Hashable, Sendable {
    /// The name of the service.
    public var serviceName: String
    /// The page with the sources.
    public var legalPageURL: URL
    /// A picture of a sign.
    public var squareMarkURL: URL
    /// A picture of a sign for a dark ground.
    public var combinedMarkDarkURL: URL
    /// A picture of a sign for a light ground.
    public var combinedMarkLightURL: URL
    /// The sources in words.
    public var legalAttributionText: String
}
