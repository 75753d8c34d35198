import CoreDataCompat
import Testing

@Suite("Managed objects and their file")
@MainActor
struct ManagedStoreTests {
    private let url = Music.temporaryFile()

    private func removeFile() { try? FileManager.default.removeItem(at: url) }

    @Test("A file has all values and relationships")
    func saving() throws {
        defer { removeFile() }
        let id = UUID()
        do {
            let context = Music.container(url).viewContext
            let (album, label) = (Album(context: context), Label(context: context))
            album.title = "\u{1b}t"
            let other = Album(context: context)
            label.albums = NSOrderedSet(array: [other, album])
            let song = context.song("a", in: album, code: id)
            song.seconds = -3
            song.mood = .wild
            song.isLoved = true
            song.rating = 0.1
            song.plays = NSNumber(value: 1 << 40)
            song.price = NSDecimalNumber(string: "0.1")
            song.added = Date(timeIntervalSince1970: 1.5)
            song.page = URL(string: "https://example.org/a?b=c")
            song.cover = Data([0, 255])
            song.tags = ["x", "ü"]
            song.motif = Motif("ceg")
            try context.save()
        }
        let context = Music.container(url).viewContext
        let song = try #require(try context.fetch(Song.fetchRequest() as NSFetchRequest<Song>).first)
        #expect(song.name == "a" && song.seconds == -3 && song.mood == .wild && song.isLoved && song.rating == 0.1)
        #expect(song.plays?.intValue == 1 << 40 && song.price == NSDecimalNumber(string: "0.1") && song.code == id)
        #expect(song.added == Date(timeIntervalSince1970: 1.5) && song.cover == Data([0, 255]))
        #expect(song.page?.absoluteString == "https://example.org/a?b=c" && song.tags == ["x", "ü"])
        #expect(song.motif?.notes == "ceg")
        #expect(song.album?.title == "\u{1b}t" && song.album?.songs?.contains(song) == true)
        #expect((song.album?.label?.albums?.array as? [Album])?.map(\.title) == [nil, "\u{1b}t"])
        #expect(!context.hasChanges && !song.hasChanges)
        context.delete(try #require(song.album))
        try context.save()
        #expect(try Music.container(url).viewContext.songs() == [])
    }

    @Test("What is not saved is not in the file, and two containers of a file have the same objects")
    func unsaved() throws {
        defer { removeFile() }
        let container = Music.container(url)
        container.viewContext.song("a")
        try container.viewContext.save()
        container.viewContext.song("b")
        let other = Music.container(url)
        #expect(try other.viewContext.songs() == ["a"])
        other.viewContext.song("c")
        try other.viewContext.save()
        try container.viewContext.save()
        #expect(try container.newBackgroundContext().songs() == ["a", "c", "b"])
    }

    @Test("A file that is not one of a store is refused, and left as it is")
    func foreignFile() throws {
        defer { removeFile() }
        try Data("SQLite format 3\0".utf8).write(to: url)
        let container = NSPersistentContainer(name: "Music", managedObjectModel: Music.model)
        container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
        var refusal: (any Error)?
        container.loadPersistentStores { _, error in refusal = error }
        #expect(refusal?.localizedDescription.contains(url.path) == true)
        container.viewContext.song("a")
        #expect(throws: (any Error).self) { try container.viewContext.save() }
        #expect(try Data(contentsOf: url) == Data("SQLite format 3\0".utf8))
    }

    @Test("Entities, attributes and objects that the model does not know stay in the file")
    func unknown() throws {
        defer { removeFile() }
        let id = UUID()
        let rows = """
            {"Planet": [{"$id": "5C2D7A60-6E0B-4A0C-8B8C-0A7B63B8D0F1", "name": "Mars"}],
             "Song": [{"name": "no id"}, {"$id": "\(id)", "name": "a", "colour": "red", "seconds": "odd"},
                      {"$id": "\(id)", "name": "twin"}]}
            """
        try Data(rows.utf8).write(to: url)
        let context = Music.container(url).viewContext
        let song = try #require(try context.fetch(Song.fetchRequest() as NSFetchRequest<Song>).first)
        #expect(song.name == "a" && song.seconds == 60)
        song.name = "b"
        context.song("c")
        try context.save()
        let text = try String(contentsOf: url, encoding: .utf8)
        for part in ["Mars", "no id", "red", "odd", "twin", "\"b\"", "\"c\""] {
            #expect(text.contains(part), "\(text)")
        }
    }

    @Test("A value that JSON does not have is kept", arguments: [Double.infinity, -.infinity, .nan, 1e-9])
    func numbers(rating: Double) throws {
        defer { removeFile() }
        do {
            let context = Music.container(url).viewContext
            context.song("a").rating = rating
            try context.save()
        }
        let song = try #require(
            try Music.container(url).viewContext.fetch(NSFetchRequest<Song>(entityName: "Song")).first)
        #expect(song.rating == rating || song.rating.isNaN && rating.isNaN)
    }

    @Test("Values have their names in older versions of the model, and new ones their initial values")
    func migration() throws {
        defer { removeFile() }
        let label = UUID()
        let rows = """
            {"Label": [{"$id": "\(label)", "name": "l"}], "Song": [{"$id": "\(UUID())", "name": "a"}],
             "Album": [{"$id": "\(UUID())", "publisher": [{"model": "Label", "id": "\(label)"}]}]}
            """
        try Data(rows.utf8).write(to: url)
        let context = Music.container(url).viewContext
        let album = try #require(try context.fetch(NSFetchRequest<Album>(entityName: "Album")).first)
        #expect(album.label?.name == "l")
        #expect(try context.fetch(NSFetchRequest<Song>(entityName: "Song")).map(\.seconds) == [60])
        album.label = nil
        try context.save()
        #expect(try !String(contentsOf: url, encoding: .utf8).contains("publisher"))
    }

    @Test("A save that fails reports it, keeps the changes, and is done again")
    func failingSave() throws {
        defer { removeFile() }
        let file = url.appendingPathComponent("music.coredata")
        let context = Music.container(file).viewContext
        context.song("a")
        // A file in place of the folder.
        try Data().write(to: url)
        let error = #expect(throws: (any Error).self) { try context.save() }
        #expect(error?.localizedDescription.contains(file.path) == true)
        #expect(context.hasChanges)
        try FileManager.default.removeItem(at: url)
        try context.save()
        #expect(!context.hasChanges && FileManager.default.fileExists(atPath: file.path))
    }
}
