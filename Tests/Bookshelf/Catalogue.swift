import Foundation

/// Provides the new books of the library.
enum Catalogue {
    static func newArrivals() async -> [Book] {
        await Task.yield()
        return [Book(title: "Night Ferries", author: "Tomas Reyes", genre: .travel, rating: 5)]
    }
}
