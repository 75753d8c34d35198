import CoreDataCompat
import CursesUIStorage

// Classes as `cursesui` writes them for a data model, and the model.

public class Album: NSManagedObject {
    var wasAwake = false

    public override func awakeFromInsert() {
        super.awakeFromInsert()
        wasAwake = true
    }
}

extension Album: Identifiable {
    public class func fetchRequest() -> NSFetchRequest<Album> { NSFetchRequest<Album>(entityName: "Album") }

    var title: String? {
        get { _value("title") }
        set { _setValue(newValue, "title") }
    }
    var songs: NSSet? {
        get { _value("songs") }
        set { _setValue(newValue, "songs") }
    }
    var label: Label? {
        get { _value("label") }
        set { _setValue(newValue, "label") }
    }

    func addToSongs(_ value: Song) { _changeRelationship("addToSongs", value) }
    func addToSongs(_ values: NSSet) { _changeRelationship("addToSongs", values) }
    func removeFromSongs(_ value: Song) { _changeRelationship("removeFromSongs", value) }
}

public class Song: NSManagedObject {
    enum Mood: Int16 {
        case calm, wild
    }
}

extension Song: Identifiable {
    public class func fetchRequest() -> NSFetchRequest<Song> { NSFetchRequest<Song>(entityName: "Song") }

    var name: String {
        get { _value("name") }
        set { _setValue(newValue, "name") }
    }
    var seconds: Int16 {
        get { _value("seconds") }
        set { _setValue(newValue, "seconds") }
    }
    var mood: Mood {
        get { _value("mood") }
        set { _setValue(newValue, "mood") }
    }
    var isLoved: Bool {
        get { _value("isLoved") }
        set { _setValue(newValue, "isLoved") }
    }
    var rating: Double {
        get { _value("rating") }
        set { _setValue(newValue, "rating") }
    }
    var plays: NSNumber? {
        get { _value("plays") }
        set { _setValue(newValue, "plays") }
    }
    var price: NSDecimalNumber? {
        get { _value("price") }
        set { _setValue(newValue, "price") }
    }
    var added: Date? {
        get { _value("added") }
        set { _setValue(newValue, "added") }
    }
    var code: UUID? {
        get { _value("code") }
        set { _setValue(newValue, "code") }
    }
    var page: URL? {
        get { _value("page") }
        set { _setValue(newValue, "page") }
    }
    var cover: Data? {
        get { _value("cover") }
        set { _setValue(newValue, "cover") }
    }
    var tags: [String]? {
        get { _value("tags") }
        set { _setValue(newValue, "tags") }
    }
    var motif: Motif? {
        get { _value("motif") }
        set { _setValue(newValue, "motif") }
    }
    var album: Album? {
        get { _value("album") }
        set { _setValue(newValue, "album") }
    }
}

/// A value that can be archived, and is not `Codable`.
final class Motif: NSObject, NSSecureCoding {
    let notes: String

    init(_ notes: String) { self.notes = notes }

    static var supportsSecureCoding: Bool { true }

    func encode(with coder: NSCoder) { coder.encode(notes as NSString, forKey: "notes") }

    init?(coder: NSCoder) {
        guard let notes = coder.decodeObject(of: NSString.self, forKey: "notes") else { return nil }
        self.notes = String(describing: notes)
    }
}

public class Label: NSManagedObject, Identifiable {
    private(set) var saves = 0
    private(set) var reads = ""

    public override func willSave() { saves += 1 }

    public override func awakeFromFetch() {
        reads = "\(name ?? "")!"
        setPrimitiveValue(name, forKey: "name")
    }

    var name: String? {
        get { _value("name") }
        set { _setValue(newValue, "name") }
    }
    var albums: NSOrderedSet? {
        get { _value("albums") }
        set { _setValue(newValue, "albums") }
    }

    func insertIntoAlbums(_ value: Album, at idx: Int) { _changeRelationship("insertIntoAlbums", value, idx) }
    func removeFromAlbums(at idx: Int) { _changeRelationship("removeFromAlbums", idx) }
}

enum Music {
    /// The model, as it comes from the file that `cursesui` writes.
    static let model: NSManagedObjectModel = {
        var album = DataModel.Entity(name: "Album", className: "Album", module: "StandInTests")
        album.attributes = [DataModel.Attribute(name: "title", type: "String", isOptional: true)]
        var label = DataModel.Relationship(
            name: "label", destination: "Label", inverse: "albums", isToMany: false, isOptional: true,
            deleteRule: "Nullify")
        label.oldName = "publisher"
        album.relationships = [
            DataModel.Relationship(
                name: "songs", destination: "Song", inverse: "album", isToMany: true, isOptional: true,
                deleteRule: "Cascade"), label,
        ]
        var song = DataModel.Entity(name: "Song", className: "Song", module: "StandInTests")
        func attribute(_ name: String, _ type: String, isOptional: Bool = true, _ value: String? = nil)
            -> DataModel.Attribute
        {
            var attribute = DataModel.Attribute(name: name, type: type, isOptional: isOptional)
            attribute.defaultValue = value
            return attribute
        }
        song.attributes = [
            attribute("name", "String", isOptional: false), attribute("seconds", "Integer 16", isOptional: false, "60"),
            attribute("mood", "Integer 16", "0"), attribute("isLoved", "Boolean", "NO"), attribute("rating", "Double"),
            attribute("plays", "Integer 64"), attribute("price", "Decimal"), attribute("added", "Date"),
            attribute("code", "UUID"), attribute("page", "URI"), attribute("cover", "Binary"),
            attribute("tags", "Transformable"), attribute("motif", "Transformable"),
        ]
        song.relationships = [
            DataModel.Relationship(
                name: "album", destination: "Album", inverse: "songs", isToMany: false, isOptional: true,
                deleteRule: "Nullify")
        ]
        song.uniquenessConstraints = [["code"]]
        var labels = DataModel.Entity(name: "Label", className: "Label", module: "StandInTests")
        labels.attributes = [attribute("name", "String")]
        var albums = DataModel.Relationship(
            name: "albums", destination: "Album", inverse: "label", isToMany: true, isOptional: true,
            deleteRule: "Deny")
        albums.isOrdered = true
        labels.relationships = [albums]
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("Music-\(UUID()).momd")
        defer { try? FileManager.default.removeItem(at: file) }
        do {
            try JSONEncoder().encode(DataModel(name: "Music", entities: [album, song, labels])).write(to: file)
        } catch {
            fatalError("The model cannot be written: \(error)")
        }
        guard let model = NSManagedObjectModel(contentsOf: file) else { fatalError("The model cannot be read.") }
        return model
    }()

    static func container(_ url: URL? = nil) -> NSPersistentContainer {
        let container = NSPersistentContainer(name: "Music", managedObjectModel: model)
        container.persistentStoreDescriptions.first!.url = url ?? URL(fileURLWithPath: "/dev/null")
        container.loadPersistentStores { description, error in
            if let error { fatalError("\(description): \(error)") }
        }
        return container
    }

    static func temporaryFile() -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("music-\(UUID()).coredata")
    }
}

extension NSManagedObjectContext {
    @discardableResult
    func song(_ name: String, in album: Album? = nil, code: UUID? = nil) -> Song {
        let song = Song(context: self)
        song.name = name
        song.album = album
        song.code = code
        return song
    }

    func songs(_ format: String? = nil, _ arguments: any CVarArg...) throws -> [String] {
        let request: NSFetchRequest<Song> = Song.fetchRequest()
        request.predicate = format.map { NSPredicate(format: $0, argumentArray: arguments) }
        return try fetch(request).map(\.name)
    }
}
