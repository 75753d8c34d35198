import Foundation

/// What the library has got in.
enum Catalogue {
    static func newArrivals() async -> [Book] {
        await Task.yield()
        return [Book(title: "Night Ferries", author: "Tomas Reyes", genre: .travel, rating: 5)]
    }
}
