import CoreDataCompat
import CursesUITesting
import Testing

@Suite("Managed objects in views")
@MainActor
struct FetchRequestTests {
    private final class Counter {
        var rows = 0
        var bodies = 0
    }

    private struct SongList: View {
        @Environment(\.managedObjectContext) private var context
        @FetchRequest(
            sortDescriptors: [NSSortDescriptor(keyPath: \Song.name, ascending: true)],
            predicate: NSPredicate(format: "isLoved == NO"), animation: .default)
        private var songs: FetchedResults<Song>
        let counter: Counter

        var body: some View {
            let _ = counter.bodies += 1
            List {
                ForEach(songs) { song in SongRow(song: song, counter: counter) }
                    .onDelete { places in places.map { songs[$0] }.forEach(context.delete) }
            }
            Button("Add") {
                let song = Song(context: context)
                song.name = "n\(songs.count)"
            }
        }
    }

    private struct SongRow: View {
        @ObservedObject var song: Song
        let counter: Counter

        var body: some View {
            let _ = counter.rows += 1
            Text("<\(song.name)>")
        }
    }

    private struct Plain: View {
        @FetchRequest(sortDescriptors: []) private var songs: FetchedResults<Song>
        @FetchRequest(entity: Album.entity(), sortDescriptors: []) private var albums: FetchedResults<Album>
        @FetchRequest(fetchRequest: Album.fetchRequest()) private var again: FetchedResults<Album>
        @FetchRequest(sortDescriptors: [SortDescriptor(\.name), SortDescriptor(\.isLoved)])
        private var sorted: FetchedResults<Song>

        var body: some View {
            Text("\(songs.count) \(albums.count) \(again.count) \(sorted.map(\.name).joined())")
            Text(albums.first.map { "\($0.songs?.count ?? 0) in it" } ?? "none")
            Button("Search") { songs.nsPredicate = NSPredicate(format: "name == 'a'") }
            Button("Turn") { sorted.sortDescriptors = [SortDescriptor(\.name, order: .reverse)] }
        }
    }

    private struct Sections: View {
        @SectionedFetchRequest(
            sectionIdentifier: \.isLoved, sortDescriptors: [SortDescriptor(\.isLoved), SortDescriptor(\.name)])
        private var sections: SectionedFetchResults<Bool, Song>

        var body: some View {
            ForEach(sections) { section in
                Text((section.id ? "loved " : "other ") + section.map(\.name).joined())
            }
        }
    }

    private func app(_ view: some View, _ context: NSManagedObjectContext) -> TestApp {
        TestApp(view.environment(\.managedObjectContext, context), size: CellSize(width: 24, height: 10))
    }

    private func names(_ app: TestApp) -> [String] {
        app.screen.text.components(separatedBy: "<").dropFirst().map { String($0.prefix { $0 != ">" }) }
    }

    @Test("A view shows the objects of a request, and follows them")
    func changes() throws {
        let context = Music.container().viewContext
        let b = context.song("b")
        context.song("a")
        let counter = Counter()
        let app = app(SongList(counter: counter), context)
        #expect(names(app) == ["a", "b"])
        context.song("c").isLoved = true
        app.settle()
        #expect(names(app) == ["a", "b"])
        let (bodies, rows) = (counter.bodies, counter.rows)
        b.seconds = 5
        app.settle()
        // Only the row reads the object.
        #expect(counter.rows > rows)
        b.name = "0"
        app.settle()
        #expect(names(app) == ["0", "a"])
        b.isLoved = true
        app.settle()
        #expect(names(app) == ["a"] && counter.bodies > bodies)
        context.rollback()
        app.settle()
        #expect(names(app) == [])
    }

    @Test("Objects are added and deleted with keys")
    func keys() throws {
        let context = Music.container().viewContext
        let app = app(SongList(counter: Counter()), context)
        #expect(names(app) == [])
        app.press(.tab)
        app.press(.return)
        app.settle()
        app.press(.return)
        app.settle()
        #expect(names(app) == ["n0", "n1"])
        try context.save()
        app.press(.tab)
        app.press(.delete)
        app.settle()
        #expect(names(app) == ["n1"])
        #expect(context.deletedObjects.count == 1)
    }

    @Test("A request has every form that apps write, and its condition and order can be changed")
    func forms() throws {
        let context = Music.container().viewContext
        let album = Album(context: context)
        context.song("a")
        context.song("b")
        let app = app(Plain(), context)
        #expect(app.screen.text.contains("2 1 1 ab") && app.screen.text.contains("0 in it"))
        try context.songs().forEach { _ in context.song("c", in: album) }
        app.settle()
        #expect(app.screen.text.contains("4 1 1 abcc") && app.screen.text.contains("2 in it"))
        app.press(.return)
        app.settle()
        #expect(app.screen.text.contains("1 1 1 abcc"))
        app.press(.tab)
        app.press(.return)
        app.settle()
        #expect(app.screen.text.contains("1 1 1 ccba"))
    }

    @Test("Objects are in sections with a value in common")
    func sections() throws {
        let context = Music.container().viewContext
        let a = context.song("a")
        context.song("b")
        let app = app(Sections(), context)
        #expect(app.screen.text.contains("other ab"))
        a.isLoved = true
        app.settle()
        #expect(app.screen.text.contains("other b") && app.screen.text.contains("loved a"))
    }
}
