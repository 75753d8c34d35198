import Foundation

final class TripStore: ObservableObject {
    @Published var trips: [Trip] = []
    @Published var showsFavoritesOnly = false

    init() {
        trips = load("trips.json")
    }

    var visibleTrips: [Trip] {
        trips.filter { $0.isFavorite || !showsFavoritesOnly }
    }

    var version: String {
        Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "?"
    }

    /// The year in the version, as in "2.1 (2024)".
    var year: String? {
        version.firstMatch(of: /\((\d{4})\)/).map { String($0.1) }
    }

    func toggleFavorite(_ trip: Trip) {
        guard let index = trips.firstIndex(where: { $0.id == trip.id }) else { return }
        trips[index].isFavorite.toggle()
    }
}

func load<T: Decodable>(_ filename: String) -> T {
    guard let file = Bundle.main.url(forResource: filename, withExtension: nil) else {
        fatalError("Couldn't find \(filename) in main bundle.")
    }
    do {
        return try JSONDecoder().decode(T.self, from: Data(contentsOf: file))
    } catch {
        fatalError("Couldn't read \(filename): \(error)")
    }
}
