import CursesUISupport

/// A subject that stores the newest value and sends it to each new subscriber first.
///
/// A subscriber without demand receives the newest value as soon as it requests one. A subscription keeps the
/// subject alive until it ends.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    @usableFromInline let broadcast: Broadcast<Output, Failure>

    /// The newest value. The content is guarded by the lock of `broadcast`.
    @usableFromInline let newest: Box<Output>

    /// Creates a subject with its first value.
    @inlinable
    public init(_ value: Output) {
        newest = Box(value)
        broadcast = Broadcast(replaying: newest)
    }

    /// The newest value. Setting it sends the new value.
    ///
    /// After the completion, a new value is stored but not sent.
    public var value: Output {
        @inlinable get {
            broadcast.lock.withLock { newest.value }
        }
        @inlinable set {
            broadcast.set(newValue)
        }
    }

    /// Keeps a subscription and requests unlimited values from it.
    @inlinable
    public func send(subscription: any Subscription) {
        broadcast.receive(upstream: subscription)
    }

    @inlinable
    public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        broadcast.subscribe(subscriber, name: "CurrentValueSubject", anchor: self)
    }

    /// Stores a value and sends it to the subscribers.
    @inlinable
    public func send(_ input: Output) {
        broadcast.send(input)
    }

    /// Ends the subject. The subscribers receive the completion, and nothing after it.
    @inlinable
    public func send(completion: Subscribers.Completion<Failure>) {
        broadcast.send(completion: completion)
    }
}
