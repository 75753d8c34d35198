import CursesUISupport

/// The value of a published property, and those who listen to it.
@usableFromInline
final class PublishedStorage<Value> {
    /// Sends the new values. The newest that it keeps is what was sent last, which a new subscriber gets; the
    /// property itself follows when everybody has been told.
    @usableFromInline let broadcast: Broadcast<Value, Never>

    /// What the property is. Its content is guarded by the broadcast's lock.
    @usableFromInline let settled: Box<Value>

    /// The `objectWillChange` of the object. Guarded by the broadcast's lock.
    @exclusivity(unchecked) @usableFromInline var owner: ObservableObjectPublisher?

    /// What feeds this property through `assign(to: &$property)`; cancelled when the property dies.
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

    /// The `objectWillChange` of the object that has this property, once somebody has asked for it.
    var objectWillChange: ObservableObjectPublisher? { broadcast.lock.withLock { owner } }

    /// Puts a publisher in if there is none. Returns the one that is in there.
    func adopt(_ publisher: ObservableObjectPublisher) -> ObservableObjectPublisher {
        broadcast.lock.withLock {
            if let owner { return owner }
            owner = publisher
            return publisher
        }
    }

    /// Tells the object's listeners, then the property's, then stores.
    ///
    /// Where a listener sets the property again, the outer value is stored last, as in Combine. Where two
    /// threads set it, the value that was sent last is stored last.
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
