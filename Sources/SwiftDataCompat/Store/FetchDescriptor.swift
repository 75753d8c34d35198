import Foundation

/// Which models are wanted, and in which order.
public struct FetchDescriptor<T: PersistentModel> {
    /// The condition for the models; `nil` for all.
    public var predicate: Predicate<T>?
    /// The order. Without any, models are in the order in which they were inserted.
    public var sortBy: [SortDescriptor<T>]
    /// The largest number of models; `nil` for all.
    public var fetchLimit: Int?
    /// The number of models to leave out at the beginning.
    public var fetchOffset: Int?
    /// Has no effect: models that have not been saved are included.
    public var includePendingChanges = true
    /// Has no effect: all models are in memory.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    /// Has no effect: all models are in memory.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    /// Creates a descriptor.
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}
