import CoreDataCompat
import Testing

/// A class whose entity no other test changes.
final class Loner: NSManagedObject {
    var name: String? {
        get { _value("name") }
        set { _setValue(newValue, "name") }
    }
}

@Suite("Managed objects and their context")
@MainActor
struct ManagedObjectTests {
    private let container = Music.container()
    private var context: NSManagedObjectContext { container.viewContext }

    @Test("A new object has the initial values of the model, and its class's code runs")
    func insertion() throws {
        let song = Song(context: context)
        #expect(song.seconds == 60 && song.mood == .calm && !song.isLoved && song.rating == 0)
        #expect(song.plays == nil && song.name == "" && song.tags == nil && song.album == nil)
        #expect(song.isInserted && song.hasChanges && song.managedObjectContext === context)
        #expect(Album(context: context).wasAwake)
        #expect(context.insertedObjects.count == 2 && context.hasChanges)
        #expect(Song.entity().name == "Song" && song.entity.attributesByName["seconds"] != nil)
        let label = NSEntityDescription.insertNewObject(forEntityName: "Label", into: context)
        let made = NSEntityDescription._newObject(entity: label.entity, insertInto: nil)
        #expect(type(of: made) == type(of: label) && made.managedObjectContext == nil)
        context.delete(label)
        let named = NSEntityDescription.insertNewObject(forEntityName: "Label", into: context)
        #expect(named is StandInTests.Label)
    }

    @Test("An object needs no context, as in a preview of a view")
    func alone() {
        let (entity, name) = (NSEntityDescription(), NSAttributeDescription())
        entity.name = "Loner"
        entity.managedObjectClassName = NSStringFromClass(Loner.self)
        name.name = "name"
        name.attributeType = .stringAttributeType
        entity.properties = [name]
        let model = NSManagedObjectModel()
        model.entities = [entity]
        let loner = Loner()
        #expect(loner.managedObjectContext == nil && loner.entity === entity)
        loner.name = "a"
        #expect(loner.name == "a")
    }

    @Test("Values are the same by name as by variable")
    func keyedValues() throws {
        let song = context.song("a")
        song.setValue(90, forKey: "seconds")
        #expect(song.seconds == 90 && song.value(forKey: "seconds") as? Int == 90)
        song.mood = .wild
        #expect(song.value(forKey: "mood") as? Int16 == 1)
        song.isLoved = true
        #expect(song.value(forKey: "isLoved") as? Bool == true)
        song.plays = 7
        #expect(song.value(forKey: "plays") as? NSNumber == 7 && song.plays?.intValue == 7)
        song.price = NSDecimalNumber(string: "12.30")
        #expect(song.price == NSDecimalNumber(string: "12.3"))
        song.setValue(nil, forKey: "plays")
        #expect(song.plays == nil)
        song.tags = ["x", "y"]
        #expect(song.tags == ["x", "y"])
    }

    @Test("Objects are found by a condition, in order, within limits")
    func fetching() throws {
        let album = Album(context: context)
        album.title = "First"
        for (number, name) in ["b", "Ä", "c"].enumerated() {
            let song = context.song(name, in: number == 0 ? album : nil)
            song.seconds = Int16(10 * number)
            song.added = Date(timeIntervalSince1970: Double(number))
            song.isLoved = number == 1
        }
        #expect(try context.songs() == ["b", "Ä", "c"])
        #expect(try context.songs("name CONTAINS[cd] %@", "a") == ["Ä"])
        #expect(try context.songs("%K == %@", "name", "c") == ["c"])
        #expect(try context.songs("album == %@", album) == ["b"])
        #expect(try context.songs("album.title BEGINSWITH 'F'") == ["b"])
        #expect(try context.songs("album == nil AND isLoved == YES") == ["Ä"])
        #expect(try context.songs("isLoved == %@", NSNumber(value: false)) == ["b", "c"])
        let (start, end) = (Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 2))
        #expect(try context.songs("added >= %@ AND added < %@", start as NSDate, end as CVarArg) == ["Ä"])
        let request = NSFetchRequest<Song>(entityName: "Song")
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Song.added, ascending: false)]
        #expect(try context.fetch(request).map(\.name) == ["c", "Ä", "b"])
        request.sortDescriptors = [
            NSSortDescriptor(keyPath: \Song.isLoved, ascending: false),
            NSSortDescriptor(key: "seconds", ascending: false),
        ]
        #expect(try context.fetch(request).map(\.name) == ["Ä", "c", "b"])
        request.fetchOffset = 1
        request.fetchLimit = 1
        #expect(try context.fetch(request).map(\.name) == ["c"])
        #expect(try context.count(for: NSFetchRequest<Song>(entityName: "Song")) == 3)
        #expect(try context.count(for: NSFetchRequest<Song>(entityName: "Nothing")) == 0)
        let albums = Album.fetchRequest()
        albums.predicate = NSPredicate(format: "songs.@count > 0 AND ANY songs.name == 'b'")
        #expect(try context.fetch(albums).count == 1)
    }

    @Test("Both sides of a relationship are the same")
    func relationships() throws {
        let (first, second) = (Album(context: context), Album(context: context))
        let song = context.song("a")
        first.addToSongs(song)
        #expect(song.album === first && (first.songs as? Set<Song>) == [song])
        #expect((first.songs?.allObjects as? [Song])?.count == 1)
        song.album = second
        #expect(first.songs?.count == 0 && second.songs?.contains(song) == true)
        second.removeFromSongs(song)
        #expect(song.album == nil)
        second.addToSongs(NSSet(array: [song, context.song("b")]))
        #expect(second.songs?.count == 2)
        second.songs = nil
        #expect(song.album == nil)
        let label = Label(context: context)
        label.albums = NSOrderedSet(array: [second])
        label.insertIntoAlbums(first, at: 0)
        #expect(label.albums?.array as? [Album] == [first, second] && first.label === label)
        label.removeFromAlbums(at: 1)
        #expect(second.label == nil)
    }

    @Test("Deleting an object deletes what belongs to it, and leaves the rest without it")
    func deleting() throws {
        let album = Album(context: context)
        let songs = ["a", "b"].map { context.song($0, in: album) }
        try context.save()
        context.delete(songs[0])
        #expect(songs[0].isDeleted && album.songs?.count == 1 && context.deletedObjects == [songs[0]])
        context.delete(album)
        #expect(try context.songs() == [])
        #expect(songs[1].name == "b")
        try context.save()
        #expect(!context.hasChanges && album.managedObjectContext == nil)
    }

    @Test("An object that others deny to delete cannot be saved as deleted")
    func denying() throws {
        let (label, album) = (Label(context: context), Album(context: context))
        album.label = label
        try context.save()
        context.delete(label)
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.code == NSValidationRelationshipDeniedDeleteError)
        context.delete(album)
        try context.save()
        #expect(try context.count(for: NSFetchRequest<StandInTests.Label>(entityName: "Label")) == 0)
    }

    @Test("A save without a required value fails, and names the entity and the attribute")
    func validation() throws {
        let song = Song(context: context)
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.code == NSValidationMissingMandatoryPropertyError)
        #expect(error?.localizedDescription.contains("Song.name") == true)
        #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == "name")
        #expect(context.hasChanges)
        song.name = "a"
        try context.save()
        #expect(!context.hasChanges && !song.hasChanges)
    }

    @Test("Of two objects with a unique value, one stays, as the merge policy says")
    func constraints() throws {
        let id = UUID()
        let first = context.song("old", code: id)
        try context.save()
        context.song("new", code: id)
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.code == NSManagedObjectConstraintMergeError)
        context.mergePolicy = NSMergeByPropertyStoreTrumpMergePolicy
        try context.save()
        #expect(try context.songs() == ["old"])
        context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        context.song("newer", code: id)
        try context.save()
        #expect(try context.songs() == ["newer"])
        #expect(first.name == "newer")
    }

    @Test("Going back restores the saved values")
    func rollback() throws {
        let album = Album(context: context)
        let song = context.song("a", in: album)
        try context.save()
        song.name = "b"
        song.album = nil
        context.delete(album)
        context.song("c")
        #expect(song.changedValues().keys.sorted() == ["album", "name"])
        #expect(song.committedValues(forKeys: ["name"])["name"] as? String == "a")
        context.rollback()
        #expect(!context.hasChanges && song.name == "a" && song.album === album && !album.isDeleted)
        #expect(try context.songs() == ["a"])
        song.name = "d"
        context.refresh(song, mergeChanges: true)
        #expect(song.name == "d")
        context.refresh(song, mergeChanges: false)
        #expect(song.name == "a" && !context.hasChanges)
    }

    @Test("The changes of a child context reach its parent when it is saved, and only then")
    func children() throws {
        let song = context.song("a")
        try context.save()
        let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        child.parent = context
        let copy = try #require(child.object(with: song.objectID) as? Song)
        #expect(copy !== song && copy.name == "a")
        copy.name = "b"
        child.song("c", in: Album(context: child))
        #expect(song.name == "a")
        #expect(try context.songs() == ["a"])
        try child.save()
        #expect(song.name == "b")
        #expect(try context.songs() == ["b", "c"])
        #expect(context.hasChanges && !child.hasChanges)
        try context.save()
        child.delete(copy)
        try child.save()
        #expect(song.isDeleted)
        #expect(try context.songs() == ["c"])
    }

    @Test("What a context in the background saves reaches the view's context")
    func background() async throws {
        context.automaticallyMergesChangesFromParent = true
        let song = context.song("a")
        try context.save()
        let identity = song.objectID
        let count = try await container.performBackgroundTask { context in
            (try context.existingObject(with: identity) as? Song)?.name = "b"
            context.song("c")
            try context.save()
            return try context.count(for: NSFetchRequest<Song>(entityName: "Song"))
        }
        #expect(count == 2)
        // The main queue has the merge before this.
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        #expect(song.name == "b")
        #expect(try context.songs() == ["b", "c"])
        let other = container.newBackgroundContext()
        let names = try other.performAndWait { try other.songs() }
        #expect(names == ["b", "c"])
        await #expect(throws: CancellationError.self) { try await other.perform { throw CancellationError() } }
    }

    @Test("A request is executed in the context whose closure runs, and nowhere else")
    func executing() async throws {
        context.song("saved")
        try context.save()
        context.song("new")
        let request: NSFetchRequest<Song> = Song.fetchRequest()
        let error = #expect(throws: NSError.self) { try request.execute() }
        #expect(error?.localizedDescription.contains("“Song” has no context: call execute() in perform") == true)
        let other = container.newBackgroundContext()
        let names = try context.performAndWait {
            let before = try request.execute().map(\.name)
            let inner = try other.performAndWait {
                try NSFetchRequest<Song>(entityName: "Song").execute().map(\.name)
            }
            return [before, inner, try request.execute().map(\.name)]
        }
        #expect(names == [["saved", "new"], ["saved"], ["saved", "new"]])
        #expect(throws: NSError.self) { try request.execute() }
        let count = try await other.perform { try NSFetchRequest<Song>(entityName: "Song").execute().count }
        #expect(count == 1)
        let later = await withCheckedContinuation { continuation in
            other.perform {
                continuation.resume(returning: try? NSFetchRequest<Song>(entityName: "Song").execute().count)
            }
        }
        #expect(later == 1)
    }

    @Test("Objects are deleted and inserted in batches")
    func batches() throws {
        context.song("a").seconds = 5
        context.song("b")
        try context.save()
        let request: NSFetchRequest<any NSFetchRequestResult> = Song.fetchRequest()
        request.predicate = NSPredicate(format: "seconds < 10")
        let delete = NSBatchDeleteRequest(fetchRequest: request)
        delete.resultType = .resultTypeObjectIDs
        let result = try context.execute(delete) as? NSBatchDeleteResult
        #expect((result?.result as? [NSManagedObjectID])?.count == 1)
        #expect(try context.songs() == ["b"])
        try context.execute(NSBatchInsertRequest(entityName: "Song", objects: [["name": "c", "seconds": 1]]))
        #expect(try context.songs("seconds == 1") == ["c"])
        let update = NSBatchUpdateRequest(entityName: "Song")
        update.predicate = NSPredicate(format: "name == 'c'")
        update.propertiesToUpdate = ["seconds": 2, "name": "d"]
        try context.execute(update)
        #expect(try context.songs("seconds == 2") == ["d"])
        #expect(!context.hasChanges)
    }

    @Test("A save is announced with its objects")
    func notifications() throws {
        final class Seen: @unchecked Sendable { var counts: [Int] = [] }
        let seen = Seen()
        let token = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextDidSave, object: context, queue: nil
        ) { notification in
            seen.counts = [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey].map {
                (notification.userInfo?[$0] as? Set<NSManagedObject>)?.count ?? -1
            }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        let song = context.song("a")
        try context.save()
        #expect(seen.counts == [1, 0, 0])
        song.name = "b"
        context.song("c")
        try context.save()
        #expect(seen.counts == [1, 1, 0])
    }

    @Test("A controller tells its delegate what has changed")
    func controller() throws {
        final class Delegate: NSFetchedResultsControllerDelegate {
            var events: [String] = []

            func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
                events.append("\((controller.fetchedObjects as? [Song])?.map(\.name) ?? [])")
            }

            func controller(
                _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
                at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
            ) {
                events.append(
                    "\(type) \((anObject as? Song)?.name ?? "") \(newIndexPath.map { "\($0[0]) \($0[1])" } ?? "")")
            }
        }
        let request: NSFetchRequest<Song> = Song.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Song.name, ascending: true)]
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "name", cacheName: nil)
        let delegate = Delegate()
        controller.delegate = delegate
        try controller.performFetch()
        #expect(controller.fetchedObjects?.isEmpty == true)
        let song = context.song("b")
        context.song("a")
        context.processPendingChanges()
        #expect(delegate.events == ["insert a 0 0", "insert b 1 0", "[\"a\", \"b\"]"])
        #expect(controller.sections?.map(\.name) == ["a", "b"])
        #expect(controller.object(at: IndexPath(indexes: [1, 0])) === song)
        delegate.events = []
        song.seconds = 3
        context.processPendingChanges()
        #expect(delegate.events == ["update b 1 0", "[\"a\", \"b\"]"])
        delegate.events = []
        context.delete(song)
        try context.save()
        #expect(delegate.events == ["delete b ", "[\"a\"]"])
    }

    @Test("An identity without an object gives one without values, or an error")
    func missingObjects() throws {
        let song = context.song("a")
        try context.save()
        let identity = song.objectID
        #expect(try context.existingObject(with: identity) === song)
        context.delete(song)
        try context.save()
        #expect(!song.isDeleted && song.managedObjectContext == nil)
        #expect((context.object(with: identity) as? Song)?.name == "")
        #expect(throws: NSError.self) { try context.existingObject(with: identity) }
        #expect(context.registeredObject(for: identity) == nil)
    }

    @Test("What a class computes when an object is read is no change, and what it sets before a save is saved")
    func ownValues() throws {
        let other = container.newBackgroundContext()
        let label = Label(context: context)
        label.setValuesForKeys(["name": "l"])
        try context.save()
        let albums = try context.fetch(NSFetchRequest<Label>(entityName: "Label"))
        albums.first?.setValue("m", forKeyPath: "name")
        #expect(label.dictionaryWithValues(forKeys: ["name"])["name"] as? String == "m")
        #expect(label.saves == 1)
        try context.save()
        #expect(label.saves == 2)
        try other.performAndWait {
            let label = try other.fetch(NSFetchRequest<Label>(entityName: "Label")).first
            #expect(label?.name == "m" && label?.reads == "m!" && !other.hasChanges)
        }
    }

    @Test("A model may be made by code")
    func modelOfCode() throws {
        let (entity, attribute) = (NSEntityDescription(), NSAttributeDescription())
        entity.name = "Note"
        entity.managedObjectClassName = NSStringFromClass(NSManagedObject.self)
        attribute.name = "text"
        attribute.attributeType = .stringAttributeType
        entity.properties = [attribute]
        let model = NSManagedObjectModel()
        model.entities = [entity]
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
        let context = NSManagedObjectContext(.mainQueue)
        context.persistentStoreCoordinator = coordinator
        let note = NSManagedObject(entity: entity, insertInto: context)
        note.setValue("a", forKey: "text")
        try context.save()
        let found = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Note"))
        #expect(found.map { $0.value(forKey: "text") as? String } == ["a"])
        let url = note.objectID.uriRepresentation()
        #expect(coordinator.managedObjectID(forURIRepresentation: url) == note.objectID)
    }
}
