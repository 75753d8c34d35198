import CursesUITesting
import SwiftDataCompat
import Testing

@Suite("Models in views")
@MainActor
struct QueryTests {
    private struct ShelfList: View {
        @Environment(\.modelContext) private var context
        @Query(filter: #Predicate<Shelf> { $0.isOpen }, sort: \Shelf.name) private var shelves: [Shelf]

        var body: some View {
            ForEach(shelves) { shelf in
                ShelfRow(shelf: shelf)
            }
            Button("Add") { context.insert(Shelf(name: "n\(shelves.count)")) }
            Button("Close") { shelves.first?.isOpen = false }
            Button("Delete") { shelves.first.map(context.delete) }
        }
    }

    private struct ShelfRow: View {
        @Bindable var shelf: Shelf

        var body: some View { TextField("Name", text: $shelf.name) }
    }

    private struct Empty: View {
        @Query private var shelves: [Shelf]
        @Query(sort: \Book.read, order: .reverse) private var books: [Book]
        @Query(sort: [SortDescriptor(\Book.title), SortDescriptor(\Book.isbn)], animation: .default)
        private var sorted: [Book]

        var body: some View { Text("\(shelves.count + books.count + sorted.count)") }
    }

    /// A view whose parent makes the query.
    private struct Names: View {
        @Query private var shelves: [Shelf]

        init(_ query: Query<Shelf, [Shelf]>) { _shelves = query }

        var body: some View { Text(shelves.map(\.name).joined(separator: ",")) }
    }

    @Test("A query is a value, which another view can make")
    func value() throws {
        let container = try ModelContainer(
            for: Shelf.self, Book.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        for name in ["b", "a", "c"] { container.mainContext.insert(Shelf(name: name)) }
        let query = Query(filter: #Predicate<Shelf> { $0.name != "c" }, sort: \Shelf.name)
        let app = TestApp(Names(query).modelContainer(container), size: CellSize(width: 5, height: 1))
        #expect(app.screen.text.contains("a,b"))
    }

    @Test("A view shows the models that fulfil the condition, and changes with them")
    func changes() throws {
        let container = try ModelContainer(
            for: Shelf.self, Book.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        container.mainContext.insert(Shelf(name: "b"))
        container.mainContext.insert(Shelf(name: "a"))
        let app = TestApp(ShelfList().modelContainer(container), size: CellSize(width: 12, height: 6))
        func rows() -> [String] {
            app.screen.rows.map { $0.trimmingCharacters(in: .whitespaces) }
                .filter { $0.count == 1 || $0.first == "n" }
        }
        #expect(rows() == ["a", "b"])
        container.mainContext.insert(Shelf(name: "n"))
        app.settle()
        #expect(rows() == ["a", "b", "n"])
        try container.mainContext.fetch(FetchDescriptor<Shelf>()).first?.isOpen = false
        app.settle()
        #expect(rows() == ["a", "n"])
        try container.mainContext.fetch(FetchDescriptor<Shelf>())[1].name = "z"
        app.settle()
        #expect(rows() == ["n", "z"])
    }

    @Test("A container in memory belongs to the view that makes it")
    func ownContainer() throws {
        var made: ModelContainer?
        let view = Empty().modelContainer(for: [Shelf.self, Book.self], inMemory: true) { made = try? $0.get() }
        let app = TestApp(view, size: CellSize(width: 3, height: 1))
        #expect(app.screen.text.contains("0"))
        let shelf = Shelf(name: "s")
        shelf.books = [Book("1", title: "a")]
        try #require(made).mainContext.insert(shelf)
        app.settle()
        #expect(app.screen.text.contains("3"))
    }
}
