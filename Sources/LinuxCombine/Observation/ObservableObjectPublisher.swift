import CursesUISupport

/// Sends before an observable object changes.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    @usableFromInline let broadcast = Broadcast<Void, Never>(ignoresDemand: true)

    /// The place of this publisher in the table of objects without `@Published` properties.
    private let tableKey: ObjectIdentifier?

    /// A publisher without subscribers.
    public init() {
        tableKey = nil
    }

    private init(tableKey: ObjectIdentifier) {
        self.tableKey = tableKey
    }

    deinit {
        broadcast.abandon()
        if let tableKey {
            Self.removeEntry(tableKey)
        }
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Void {
        broadcast.subscribe(
            subscriber,
            name: "ObservableObjectPublisher",
            // The table does not keep its publishers alive; those who listen must.
            anchor: tableKey == nil ? nil : self
        )
    }

    /// Tells the subscribers that the object is about to change.
    @inlinable
    public func send() {
        broadcast.send(())
    }
}

// MARK: Objects that have no field to keep their publisher in

extension ObservableObjectPublisher {
    private struct Entry {
        weak var object: AnyObject?
        weak var publisher: ObservableObjectPublisher?
    }

    /// Weak on both sides: a publisher takes its entry out when it dies, and it lives as long as anybody
    /// holds it or listens to it. So nothing stays behind, and nobody can see two for one object. An
    /// address that was used before is told by the dead object in its entry.
    private static let table = Locked(Table())

    private struct Table: @unchecked Sendable {
        // Sendable: reached only through the lock of `Locked`.
        var entries: [ObjectIdentifier: Entry] = [:]
    }

    fileprivate static func removeEntry(_ key: ObjectIdentifier) {
        table.withLock { table in
            // A younger publisher may stand there by now.
            if let entry = table.entries[key], entry.publisher == nil {
                table.entries[key] = nil
            }
        }
    }

    /// The publisher of an object that cannot keep it itself.
    static func shared(by object: AnyObject) -> ObservableObjectPublisher {
        let key = ObjectIdentifier(object)
        // Made outside the lock, where it may also die.
        let fresh = ObservableObjectPublisher(tableKey: key)
        let known: ObservableObjectPublisher? = table.withLock { table in
            if let entry = table.entries[key], entry.object === object, let publisher = entry.publisher {
                return publisher
            }
            table.entries[key] = Entry(object: object, publisher: fresh)
            return nil
        }
        return known ?? fresh
    }

    /// How many objects have an entry.
    static var sharedCount: Int { table.withLock { $0.entries.count } }
}
