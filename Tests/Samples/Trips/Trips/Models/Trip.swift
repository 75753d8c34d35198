import Foundation

struct Trip: Identifiable, Codable, Hashable {
    let id: Int
    let name: String
    let country: String
    let days: Int
    var isFavorite: Bool
}
