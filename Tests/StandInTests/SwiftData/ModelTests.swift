import SwiftDataCompat
import Testing

@Suite("Models and their container")
@MainActor
struct ModelTests {
    private func context(_ url: URL? = nil) throws -> ModelContext {
        let configuration = url.map { ModelConfiguration(url: $0) } ?? ModelConfiguration(isStoredInMemoryOnly: true)
        return try ModelContainer(for: Shelf.self, configurations: configuration).mainContext
    }

    private func temporaryFile() -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("models-\(UUID()).store")
    }

    private func all<T: PersistentModel>(_ type: T.Type = T.self, in context: ModelContext) throws -> [T] {
        try context.fetch(FetchDescriptor<T>())
    }

    @Test("Models are found by a condition, in order, within limits")
    func fetching() throws {
        let context = try context()
        for (number, title) in ["b", "Ä", "c"].enumerated() { context.insert(Book("\(number)", title: title)) }
        #expect(try all(Book.self, in: context).map(\.title) == ["b", "Ä", "c"])
        var descriptor = FetchDescriptor<Book>(sortBy: [SortDescriptor(\.isbn, order: .reverse)])
        #expect(try context.fetch(descriptor).map(\.isbn) == ["2", "1", "0"])
        descriptor.fetchOffset = 1
        descriptor.fetchLimit = 1
        #expect(try context.fetch(descriptor).map(\.isbn) == ["1"])
        let search = "a"
        descriptor = FetchDescriptor(
            predicate: #Predicate { $0.title.localizedStandardContains(search) && $0.pages > 5 && $0.shelf == nil })
        #expect(try context.fetch(descriptor).map(\.title) == ["Ä"])
        #expect(try context.fetchCount(FetchDescriptor<Book>()) == 3)
        try context.delete(model: Book.self, where: #Predicate { $0.title == "b" })
        #expect(try all(Book.self, in: context).count == 2)
    }

    @Test("A file that may not be written stays as it is, and a save throws")
    func readOnly() throws {
        let url = temporaryFile()
        defer { try? FileManager.default.removeItem(at: url) }
        let configuration = ModelConfiguration(url: url, allowsSave: false)
        let container = try ModelContainer(for: Shelf.self, configurations: configuration)
        try container.mainContext.save()
        container.mainContext.insert(Book("1", title: "a"))
        #expect(throws: CocoaError.self) { try container.mainContext.save() }
        #expect(!FileManager.default.fileExists(atPath: url.path))
        #expect(container.mainContext.hasChanges)
    }

    @Test("A model that is added again to a relationship is in it once")
    func addedAgain() throws {
        let context = try context()
        let shelf = Shelf(name: "a")
        context.insert(shelf)
        let book = Book("1", title: "b", shelf: shelf)
        #expect(shelf.books.count == 1)
        shelf.books.append(book)
        #expect(shelf.books.count == 1 && book.shelf === shelf)
        let other = Book("2", title: "c")
        shelf.books += [other, book, other]
        #expect(shelf.books.map(\.isbn) == ["1", "2"] && other.shelf === shelf)
        try context.save()
        #expect(try all(Book.self, in: context).count == 2)
    }

    @Test("A model knows its context, and whether it is deleted")
    func state() throws {
        let context = try context()
        let book = Book("1", title: "a")
        #expect(book.modelContext == nil)
        context.insert(book)
        #expect(book.modelContext == context)
        #expect(context.model(for: book.persistentModelID) === book)
        context.delete(book)
        #expect(book.isDeleted && book.modelContext == nil)
        let missing: Book? = context.registeredModel(for: book.persistentModelID)
        #expect(missing == nil)
    }

    @Test("Both sides of a relationship are the same, and bring each other into the container")
    func relationships() throws {
        let context = try context()
        let shelf = Shelf(name: "s")
        context.insert(shelf)
        let first = Book("1", title: "a")
        shelf.books.append(first)
        #expect(first.shelf === shelf && first.modelContext != nil)
        let second = Book("2", title: "b", shelf: shelf)
        context.insert(second)
        #expect(shelf.books.map(\.isbn) == ["1", "2"])
        let other = Shelf(name: "t")
        first.shelf = other
        #expect(shelf.books.map(\.isbn) == ["2"] && other.books.map(\.isbn) == ["1"])
        #expect(try all(Shelf.self, in: context).count == 2)
        other.books = []
        #expect(first.shelf == nil)
        shelf.owner = Owner(id: 1, name: "o")
        #expect(shelf.owner?.shelves?.map(\.name) == ["s"])
        shelf.owner?.shelves?.append(other)
        #expect(other.owner?.id == 1)
    }

    @Test("Deleting a model deletes what belongs to it, and leaves the rest without it")
    func deleting() throws {
        let context = try context()
        let shelf = Shelf(name: "s")
        let owner = Owner(id: 1, name: "o")
        shelf.owner = owner
        shelf.books = [Book("1", title: "a"), Book("2", title: "b")]
        context.insert(shelf)
        context.delete(shelf.books[0])
        #expect(shelf.books.map(\.isbn) == ["2"])
        context.delete(shelf)
        #expect(try all(Book.self, in: context).isEmpty)
        #expect(try all(Owner.self, in: context).count == 1)
        #expect(owner.shelves?.isEmpty == true)
    }

    @Test("A new model with the same unique value replaces the values of the older one")
    func unique() throws {
        let context = try context()
        let book = Book("1", title: "a")
        context.insert(book)
        context.insert(Book("1", title: "b"))
        try context.save()
        #expect(try all(Book.self, in: context).map(\.title) == ["b"])
        #expect(book.title == "b")
    }

    @Test("A file has all values and relationships")
    func saving() throws {
        let url = temporaryFile()
        defer { try? FileManager.default.removeItem(at: url) }
        do {
            let context = try context(url)
            let shelf = Shelf(name: "s")
            shelf.isOpen = false
            shelf.visits = 3
            shelf.owner = Owner(id: 7, name: "o")
            shelf.books = [
                Book("1", title: "\u{1b}a", read: Date(timeIntervalSince1970: 1.5), kind: .poems),
                Book("2", title: "b"),
            ]
            shelf.books[1].notes = ["x", "y"]
            shelf.books[0].cover = Data([0, 255])
            shelf.books[0].page = URL(string: "https://example.org/a?b=c")
            shelf.books[0].price = Decimal(string: "0.1")
            context.insert(shelf)
            try context.save()
            #expect(!context.hasChanges)
        }
        let context = try context(url)
        let shelf = try #require(try all(Shelf.self, in: context).first)
        #expect(!shelf.isOpen && shelf.visits == 0 && shelf.owner?.id == 7)
        #expect(shelf.books.map(\.title) == ["\u{1b}a", "b"])
        #expect(shelf.books.map(\.kind) == [.poems, .novel])
        #expect(shelf.books[0].read == Date(timeIntervalSince1970: 1.5) && shelf.books[1].read == nil)
        #expect(shelf.books[0].cover == Data([0, 255]) && shelf.books[1].cover == nil)
        #expect(shelf.books[0].page?.absoluteString == "https://example.org/a?b=c")
        #expect(shelf.books[0].price == Decimal(string: "0.1"))
        #expect(shelf.books[1].notes == ["x", "y"] && shelf.books[0].shelf === shelf)
        #expect(shelf.owner?.shelves?.first === shelf)
    }

    @Test("Values of older versions are read by their old names; missing ones keep their initial values")
    func migration() throws {
        let url = temporaryFile()
        defer { try? FileManager.default.removeItem(at: url) }
        let rows = """
            {"Owner": [{"$id": "\(UUID())", "id": 1, "surname": "o"}, {"$id": "\(UUID())"}],
            "Shelf": [{"$id": "\(UUID())", "name": "s", "more": 1}], "Gone": [{}]}
            """
        try Data(rows.utf8).write(to: url)
        let context = try context(url)
        #expect(try all(Owner.self, in: context).map(\.name) == ["o"])
        #expect(try all(Shelf.self, in: context).map(\.isOpen) == [true])
    }

    @Test("Going back restores the saved values")
    func rollback() throws {
        let context = try context()
        let shelf = Shelf(name: "s")
        let book = Book("1", title: "a", shelf: shelf)
        context.insert(book)
        try context.save()
        shelf.name = "t"
        context.delete(book)
        context.insert(Shelf(name: "u"))
        #expect(context.hasChanges)
        context.rollback()
        #expect(!context.hasChanges)
        #expect(try all(Shelf.self, in: context).map(\.name) == ["s"])
        #expect(try all(Book.self, in: context).map(\.title) == ["a"])
        #expect(shelf.books.map(\.isbn) == ["1"])
    }

    @Test("A file that is not one of a store is refused, and left as it is")
    func foreignFile() throws {
        let url = temporaryFile()
        defer { try? FileManager.default.removeItem(at: url) }
        try Data("a diary".utf8).write(to: url)
        let error = #expect(throws: (any Error).self) { try context(url) }
        #expect(error.map { "\($0)" }?.contains(url.path) == true)
        #expect(try String(contentsOf: url, encoding: .utf8) == "a diary")
    }

    @Test("Models of classes and versions that the container does not know stay in the file")
    func unknownModels() throws {
        let url = temporaryFile()
        defer { try? FileManager.default.removeItem(at: url) }
        let unknown = """
            {"Planet": [{"$id": "5C2D7A60-6E0B-4A0C-8B8C-0A7B63B8D0F1", "name": "Mars"}], "Book": [{"subject": "no id"}]}
            """
        try Data(unknown.utf8).write(to: url)
        let context = try context(url)
        context.insert(Book("1", title: "a"))
        try context.save()
        let text = try String(contentsOf: url, encoding: .utf8)
        #expect(text.contains("Mars") && text.contains("no id") && text.contains("isbn"), "\(text)")
    }

    @Test("A number that JSON does not have is kept", arguments: [Double.infinity, -.infinity, .nan, 0.1])
    func numbers(rating: Double) throws {
        let url = temporaryFile()
        defer { try? FileManager.default.removeItem(at: url) }
        do {
            let context = try context(url)
            let book = Book("1", title: "a")
            book.rating = rating
            context.insert(book)
            try context.save()
        }
        let read = try #require(try all(Book.self, in: context(url)).first)
        #expect(read.rating == rating || read.rating.isNaN && rating.isNaN)
    }

    @Test("A save that fails reports it, and is done again")
    func failingSave() throws {
        let folder = temporaryFile()
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appendingPathComponent("models.store")
        let context = try context(url)
        context.autosaveEnabled = false
        context.insert(Book("1", title: "a"))
        // A file in place of the folder.
        try Data().write(to: folder)
        #expect(throws: (any Error).self) { try context.save() }
        #expect(context.hasChanges)
        try FileManager.default.removeItem(at: folder)
        try context.save()
        #expect(!context.hasChanges && FileManager.default.fileExists(atPath: url.path))
    }
}
