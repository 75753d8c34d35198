import CursesUISupport

/// A publisher that sends before an observable object changes.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    @usableFromInline let broadcast = Broadcast<Void, Never>(ignoresDemand: true)

    /// The key of this publisher in the table of publishers of objects without `@Published` properties; `nil` if it is
    /// not in the table.
    private let tableKey: ObjectIdentifier?

    /// Creates a publisher without subscribers.
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
            // The table does not keep its publishers alive, so each subscription does.
            anchor: tableKey == nil ? nil : self
        )
    }

    /// Notifies the subscribers that the object is about to change.
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

    /// The publishers of objects without `@Published` properties. Both references of an entry are weak. A publisher
    /// lives while something holds it or subscribes to it, and removes its entry when it is deallocated. So no stale
    /// entries remain, and an object never has two publishers. If the address of an object is reused, the object of the
    /// old entry is `nil`.
    private static let table = Locked(Table())

    private struct Table: @unchecked Sendable {
        // Sendable: reached only through the lock of `Locked`.
        var entries: [ObjectIdentifier: Entry] = [:]
    }

    fileprivate static func removeEntry(_ key: ObjectIdentifier) {
        table.withLock { table in
            // Another thread may have stored a newer publisher in the entry meanwhile.
            if let entry = table.entries[key], entry.publisher == nil {
                table.entries[key] = nil
            }
        }
    }

    /// Returns the publisher of an object that has no field to store it.
    static func shared(by object: AnyObject) -> ObservableObjectPublisher {
        let key = ObjectIdentifier(object)
        // Created outside the lock, because it may also be deallocated, which must happen outside the lock.
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

    /// The number of objects that have an entry.
    static var sharedCount: Int { table.withLock { $0.entries.count } }
}
