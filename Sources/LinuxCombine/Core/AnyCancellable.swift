import Synchronization

/// Cancels something when told to, or when nobody holds it any more.
///
/// Cancelling twice, also from two threads, cancels once.
public final class AnyCancellable: Cancellable, Hashable {
    private let isCancelled = Atomic(false)
    private var body: (() -> Void)?

    /// - Parameter cancel: what to do, at most once.
    public init(_ cancel: @escaping () -> Void) {
        body = cancel
    }

    /// Cancels another cancellable.
    public init<C>(_ canceller: C) where C: Cancellable {
        body = canceller.cancel
    }

    deinit {
        cancel()
    }

    public func cancel() {
        // Only the one who flips the flag touches `body`.
        if !isCancelled.exchange(true, ordering: .acquiringAndReleasing) {
            body.take()?()
        }
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }

    /// Whether both are the same.
    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool {
        lhs === rhs
    }
}

extension AnyCancellable {
    /// Stores this in a collection; it is cancelled when the collection lets go of it.
    public func store<C>(in collection: inout C)
    where C: RangeReplaceableCollection, C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Stores this in a set; it is cancelled when the set lets go of it.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }
}
