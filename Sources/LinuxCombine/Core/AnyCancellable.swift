import Synchronization

/// A cancellable that cancels an activity on request, or when it is deallocated.
///
/// The activity is cancelled only once, even if two threads cancel at the same time.
public final class AnyCancellable: Cancellable, Hashable {
    private let isCancelled = Atomic(false)
    private var body: (() -> Void)?

    /// Creates a cancellable that calls a closure.
    ///
    /// - Parameter cancel: the closure, which is called at most once.
    public init(_ cancel: @escaping () -> Void) {
        body = cancel
    }

    /// Creates a cancellable that cancels `canceller`.
    public init<C>(_ canceller: C) where C: Cancellable {
        body = canceller.cancel
    }

    deinit {
        cancel()
    }

    public func cancel() {
        // Only the thread that sets the flag uses `body`.
        if !isCancelled.exchange(true, ordering: .acquiringAndReleasing) {
            body.take()?()
        }
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }

    /// Returns whether both are the same object.
    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool {
        lhs === rhs
    }
}

extension AnyCancellable {
    /// Stores this cancellable in a collection. It is cancelled when the collection releases it.
    public func store<C>(in collection: inout C)
    where C: RangeReplaceableCollection, C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Stores this cancellable in a set. It is cancelled when the set releases it.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }
}
