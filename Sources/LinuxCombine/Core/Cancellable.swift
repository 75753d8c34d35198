/// An activity or action that can be cancelled.
public protocol Cancellable {
    /// Stops the activity and releases its resources.
    func cancel()
}

extension Cancellable {
    /// Stores this cancellable in a collection. It is cancelled when the collection releases it.
    public func store<C>(in collection: inout C)
    where C: RangeReplaceableCollection, C.Element == AnyCancellable {
        collection.append(AnyCancellable(self))
    }

    /// Stores this cancellable in a set. It is cancelled when the set releases it.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(AnyCancellable(self))
    }
}
