import Foundation
import SwiftDataCompat

/// Models with values of several types and relationships of each kind.
@Model
final class Shelf {
    var name: String
    var isOpen = true
    @Relationship(deleteRule: .cascade, inverse: \Book.shelf) var books: [Book] = []
    var owner: Owner?
    @Transient var visits = 0

    /// A comment with var inside: var x = 1
    var count: Int { books.count }

    init(name: String) { self.name = name }
}

@Model
class Book {
    @Attribute(.unique) var isbn: String
    var title: String
    var read: Date?
    var pages = 10
    var rating = 0.0
    var notes: [String] = ["}"]
    var cover: Data?
    var page: URL?
    var price: Decimal?
    private(set) var kind: Kind = .novel
    var shelf: Shelf?

    enum Kind: String, Codable { case novel, poems }

    init(_ isbn: String, title: String, read: Date? = nil, kind: Kind = .novel, shelf: Shelf? = nil) {
        self.isbn = isbn
        self.title = title
        self.read = read
        self.kind = kind
        self.shelf = shelf
    }
}

@Model
final class Owner {
    var id: Int
    @Attribute(originalName: "surname") var name: String
    var shelves: [Shelf]?

    init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}
