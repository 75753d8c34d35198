import CursesUISupport

/// The value of a published property, and its subscribers.
@usableFromInline
final class PublishedStorage<Value> {
    /// Sends new values. It stores the value that was sent last, which a new subscriber receives first. The property
    /// itself is set when all subscribers have received the value or, if another thread is sending, as soon as the
    /// value is queued.
    @usableFromInline let broadcast: Broadcast<Value, Never>

    /// The value of the property. Its content is guarded by the broadcast's lock.
    @usableFromInline let settled: Box<Value>

    /// The `objectWillChange` of the object. Guarded by the broadcast's lock.
    @exclusivity(unchecked) @usableFromInline var owner: ObservableObjectPublisher?

    /// The subscriptions that `assign(to: &$property)` has made for this property. They are cancelled when the storage
    /// is deallocated.
    let upstreams = Locked<[ObjectIdentifier: any Subscription]>([:])

    @usableFromInline
    init(_ value: Value) {
        settled = Box(value)
        broadcast = Broadcast(replaying: Box(value), settling: settled)
    }

    deinit {
        for upstream in upstreams.exchange([:]).values {
            upstream.cancel()
        }
        broadcast.abandon()
    }

    @inlinable
    var value: Value { broadcast.lock.withLock { settled.value } }

    /// The `objectWillChange` of the object that has this property; `nil` until it is first accessed.
    var objectWillChange: ObservableObjectPublisher? { broadcast.lock.withLock { owner } }

    /// Stores a publisher if none is stored. Returns the stored publisher.
    func adopt(_ publisher: ObservableObjectPublisher) -> ObservableObjectPublisher {
        broadcast.lock.withLock {
            if let owner { return owner }
            owner = publisher
            return publisher
        }
    }

    /// Notifies the subscribers of the object, then those of the property, and finally stores the value.
    ///
    /// If a subscriber sets the property again, the outer value is stored last, as in Combine. If two threads set
    /// it, the value that was sent last is stored last.
    @inlinable
    func set(_ newValue: Value) {
        broadcast.lock.lock()
        if let owner {
            broadcast.lock.unlock()
            owner.send()
            broadcast.lock.lock()
        }
        broadcast.sendUnlocking(newValue)
    }
}
