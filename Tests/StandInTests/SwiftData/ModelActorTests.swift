import SwiftDataCompat
import Testing

@ModelActor
actor Librarian {
    func add(_ names: [String]) throws -> [PersistentIdentifier] {
        var ids: [PersistentIdentifier] = []
        for name in names {
            let shelf = Shelf(name: name)
            modelContext.insert(shelf)
            ids.append(shelf.persistentModelID)
        }
        try modelContext.save()
        return ids
    }

    func name(of id: PersistentIdentifier) -> String? { self[id, as: Shelf.self]?.name }

    func pages(of id: PersistentIdentifier) -> Int? { self[id, as: Book.self]?.pages }
}

@ModelActor(disableGenerateInit: true)
actor Archivist {
    let room: String

    init(room: String, of container: ModelContainer) {
        self.room = room
        modelContainer = container
        modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(container))
    }

    func shelves() throws -> [String] { try modelContext.fetch(FetchDescriptor<Shelf>()).map { room + $0.name } }
}

@Suite("Actors with models")
@MainActor
struct ModelActorTests {
    private let container: ModelContainer

    init() throws {
        container = try ModelContainer(
            for: Shelf.self, Book.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    }

    @Test("An actor inserts and finds the models of its container")
    func insert() async throws {
        let librarian = Librarian(modelContainer: container)
        let ids = try await librarian.add(["a", "b"])
        #expect(try container.mainContext.fetch(FetchDescriptor<Shelf>()).map(\.name) == ["a", "b"])
        #expect(await librarian.name(of: ids[1]) == "b")
        #expect(await librarian.pages(of: ids[1]) == nil)
        #expect(librarian.modelContainer === container)
    }

    @Test("An actor may have an initializer of its own")
    func initializer() async throws {
        container.mainContext.insert(Shelf(name: "a"))
        #expect(try await Archivist(room: "1", of: container).shelves() == ["1a"])
    }
}
