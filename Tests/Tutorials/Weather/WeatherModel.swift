import Combine
import Foundation

struct Forecast: Codable, Identifiable {
    var id: String { day }
    let day: String
    let symbol: String
    let low: Double
    let high: Double
}

struct WeatherReport: Codable {
    let city: String
    let temperature: Double
    let summary: String
    let forecasts: [Forecast]
}

enum WeatherError: Error, LocalizedError {
    case unknownCity
    case network(Error)

    var errorDescription: String? {
        switch self {
        case .unknownCity: return "There is no such city."
        case .network(let error): return error.localizedDescription
        }
    }
}

protocol WeatherFetching {
    func report(for city: String) -> AnyPublisher<WeatherReport, WeatherError>
}

/// Answers from a table, through the same pipeline as an answer from the network.
struct StoredWeather: WeatherFetching {
    static let table: [String: String] = [
        "Oslo": """
        {"city":"Oslo","temperature":4.6,"summary":"Light snow","forecasts":[
        {"day":"Mon","symbol":"cloud.snow","low":-2,"high":5},
        {"day":"Tue","symbol":"sun.max","low":-4,"high":3},
        {"day":"Wed","symbol":"cloud","low":0,"high":6}]}
        """,
        "Lisbon": """
        {"city":"Lisbon","temperature":21.2,"summary":"Clear","forecasts":[
        {"day":"Mon","symbol":"sun.max.fill","low":14,"high":23}]}
        """,
    ]

    func report(for city: String) -> AnyPublisher<WeatherReport, WeatherError> {
        guard let json = Self.table[city] else {
            return Fail(error: .unknownCity).eraseToAnyPublisher()
        }
        return Just(Data(json.utf8))
            .decode(type: WeatherReport.self, decoder: JSONDecoder())
            .mapError { .network($0) }
            .eraseToAnyPublisher()
    }
}

final class WeatherModel: ObservableObject {
    @Published var city = "Oslo"
    @Published private(set) var report: WeatherReport?
    @Published private(set) var message: String?
    @Published private(set) var isLoading = false

    private let service: WeatherFetching
    private var disposables = Set<AnyCancellable>()

    init(service: WeatherFetching = StoredWeather(), scheduler: DispatchQueue = .main) {
        self.service = service
        $city
            .debounce(for: .seconds(0.5), scheduler: scheduler)
            .removeDuplicates()
            .filter { !$0.isEmpty }
            .sink(receiveValue: fetch(city:))
            .store(in: &disposables)
    }

    func fetch(city: String) {
        isLoading = true
        service.report(for: city)
            .receive(on: DispatchQueue.main)
            .sink(
                receiveCompletion: { [weak self] completion in
                    guard let self = self else { return }
                    self.isLoading = false
                    switch completion {
                    case .failure(let error):
                        self.report = nil
                        self.message = error.localizedDescription
                    case .finished:
                        break
                    }
                },
                receiveValue: { [weak self] report in
                    self?.message = nil
                    self?.report = report
                }
            )
            .store(in: &disposables)
    }
}
