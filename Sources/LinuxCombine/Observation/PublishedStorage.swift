import CursesUISupport

/// The value of a published property, and its subscribers.
@usableFromInline
final class PublishedStorage<Value> {
    /// Sends the new values. Its newest value is the one that was sent last, which a new subscriber receives. The
    /// property itself is set when all subscribers have received the value.
    @usableFromInline let broadcast: Broadcast<Value, Never>

    /// The value of the property. Its content is guarded by the broadcast's lock.
    @usableFromInline let settled: Box<Value>

    /// The `objectWillChange` of the object. Guarded by the broadcast's lock.
    @exclusivity(unchecked) @usableFromInline var owner: ObservableObjectPublisher?

    /// The subscriptions of `assign(to: &$property)` to this property. They are cancelled when it is deallocated.
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

    /// The `objectWillChange` of the object that has this property, once it has been accessed.
    var objectWillChange: ObservableObjectPublisher? { broadcast.lock.withLock { owner } }

    /// Stores a publisher if none is stored. Returns the stored publisher.
    func adopt(_ publisher: ObservableObjectPublisher) -> ObservableObjectPublisher {
        broadcast.lock.withLock {
            if let owner { return owner }
            owner = publisher
            return publisher
        }
    }

    /// Notifies the object's subscribers, then the property's, and then stores the value.
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
