import Combine
import Foundation

#if canImport(Combine)
print("Combine is there")
#endif

final class Weather: ObservableObject {
    @Published var temperature: Double

    init(temperature: Double) {
        self.temperature = temperature
    }
}

let weather = Weather(temperature: 20)
var cancellables = Set<AnyCancellable>()

let description: AnyPublisher<String, Never> = weather.$temperature
    .map { "\($0) degrees" }
    .eraseToAnyPublisher()
let changes = weather.objectWillChange.map { "will change" }

Publishers.Merge(changes, description)
    .sink { print($0) }
    .store(in: &cancellables)
weather.temperature = 25

let request = URLRequest(url: URL(string: "http://127.0.0.1:9/")!)
let load: AnyPublisher<Data, URLError> = URLSession.shared.dataTaskPublisher(for: request)
    .map(\.data)
    .eraseToAnyPublisher()
_ = load
