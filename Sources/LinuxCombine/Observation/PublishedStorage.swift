import CursesUISupport
import Foundation

/// The value of a published property, and those who listen to it.
final class PublishedStorage<Value> {
    /// Sends the new values. What it stores is what was sent last, which a new subscriber gets; the
    /// property itself follows when everybody has been told.
    let broadcast: Broadcast<Value, Never>

    private let lock = Lock()
    private var owner: ObservableObjectPublisher?

    // Tell which of two threads that set at the same time comes last.
    private var storedNumber = 0
    private var storingThread: pthread_t?

    /// The last field: those after one of unknown size are looked up at run time.
    private var stored: Value

    init(_ value: Value) {
        stored = value
        broadcast = Broadcast(replaying: Box(value))
    }

    deinit {
        for upstream in upstreams.exchange([:]).values {
            upstream.cancel()
        }
        broadcast.abandon()
    }

    /// What feeds this property through `assign(to: &$property)`; cancelled when the property dies.
    let upstreams = Locked<[ObjectIdentifier: any Subscription]>([:])

    var value: Value { lock.withLock { stored } }

    /// The `objectWillChange` of the object that has this property, once somebody has asked for it.
    var objectWillChange: ObservableObjectPublisher? { lock.withLock { owner } }

    /// Puts a publisher in if there is none. Returns the one that is in there.
    func adopt(_ publisher: ObservableObjectPublisher) -> ObservableObjectPublisher {
        lock.withLock {
            if let owner { return owner }
            owner = publisher
            return publisher
        }
    }

    /// Tells the object's listeners, then the property's, then stores.
    ///
    /// Where a listener sets the property again, the outer value is stored last, as in Combine. Where two
    /// threads set it, the value that was sent last is stored last.
    func set(_ newValue: Value) {
        objectWillChange?.send()
        let number = broadcast.send(newValue)
        let me = pthread_self()
        var retired = newValue
        lock.lock()
        if number > storedNumber || storingThread == me {
            storedNumber = Swift.max(storedNumber, number)
            storingThread = me
            swap(&retired, &stored)
        }
        lock.unlock()
        // The old value dies here, with the lock free.
        withExtendedLifetime(retired) {}
    }
}
