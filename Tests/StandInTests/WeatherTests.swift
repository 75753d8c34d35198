import Foundation
import Testing
import WeatherKitCompat

@Suite("Weather")
struct WeatherTests {
    private let place = CLLocation(latitude: 47.4, longitude: 8.5)

    @Test("Each request fails")
    func requests() async {
        let service = WeatherService.shared
        await #expect(throws: WeatherError.permissionDenied) {
            let weather = try await service.weather(for: place)
            return weather.currentWeather.temperature.converted(to: .celsius).value
        }
        await #expect(throws: WeatherError.permissionDenied) {
            let current = try await service.weather(for: place, including: .current)
            return current.symbolName
        }
        await #expect(throws: WeatherError.permissionDenied) {
            let (hours, days) = try await service.weather(for: place, including: .hourly, .daily)
            return (hours.first?.precipitationChance, days.forecast.map(\.highTemperature))
        }
        await #expect(throws: WeatherError.permissionDenied) {
            let days = try await service.weather(
                for: place, including: .daily(startDate: .now, endDate: .now + 86400), .alerts)
            return days.1?.first?.summary
        }
        await #expect(throws: WeatherError.permissionDenied) { try await service.attribution.legalPageURL }
        #expect(WeatherError.permissionDenied.localizedDescription == "The weather is not available on Linux.")
    }

    @Test("Values are described in words")
    func words() {
        #expect(WeatherCondition.partlyCloudy.description == "Partly Cloudy")
        #expect(MoonPhase.waxingCrescent.symbolName == "moonphase.waxing.crescent")
        #expect(MoonPhase.full.symbolName == "moonphase.full.moon")
        #expect(Wind.CompassDirection.northNortheast.abbreviation == "NNE")
        #expect(UVIndex.ExposureCategory.veryHigh.rangeValue.contains(9))
        #expect(UVIndex.ExposureCategory.low < .high)
    }

    @Test("Values are read and written")
    func coding() throws {
        let json = #"{"compassDirection": "north", "direction": {"value": 1, "unit": {"symbol": "°"}}}"#
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Wind.self, from: Data(json.utf8)) }
        let category = UVIndex.ExposureCategory.extreme
        let data = try JSONEncoder().encode([category])
        #expect(try JSONDecoder().decode([UVIndex.ExposureCategory].self, from: data) == [category])
    }
}
