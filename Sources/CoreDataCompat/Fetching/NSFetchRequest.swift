import Foundation

// On Apple's platforms, a result is an object. On Linux, only a protocol that dictionaries of Swift conform to lets code
// convert a result to one: `result as? [String: Int]`.

/// The result of a fetch request.
public protocol NSFetchRequestResult {}

extension NSDictionary: NSFetchRequestResult {}
extension Dictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// The kinds of results.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    /// The number of the kind.
    public let rawValue: UInt

    /// Creates a kind.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Objects.
    public static let managedObjectResultType: NSFetchRequestResultType = []
    /// The identities of objects.
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    /// Dictionaries with the values of objects.
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    /// The number of objects.
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A request of a context.
open class NSPersistentStoreRequest: NSObject {}

/// Which objects are wanted, and in which order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    /// The name of the entity.
    open private(set) var entityName: String?
    private var ownEntity: NSEntityDescription?
    /// The condition for the objects; `nil` for all.
    open var predicate: NSPredicate?
    /// The order; `nil` for that in which the objects were inserted.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The largest number of objects; 0 for all.
    open var fetchLimit = 0
    /// The number of objects to leave out at the beginning.
    open var fetchOffset = 0
    /// The kind of the results.
    open var resultType = NSFetchRequestResultType.managedObjectResultType
    /// The names of the values, or their descriptions, for results that are dictionaries; `nil` for all attributes.
    ///
    /// An `NSExpressionDescription` computes a value. Without groups, an aggregate such as `sum:` makes one dictionary of
    /// all objects.
    open var propertiesToFetch: [Any]?
    /// The names of values, or their descriptions. Objects with the same values are a group, which has one dictionary.
    open var propertiesToGroupBy: [Any]?
    /// The condition for the groups; `nil` for all. Its keys and variables are those of the dictionary.
    open var havingPredicate: NSPredicate?
    /// Whether the objects of subentities are included.
    open var includesSubentities = true
    /// The value is kept, but has no effect: all objects are in memory.
    open var fetchBatchSize = 0
    /// The value is kept, but has no effect: all objects are in memory.
    open var returnsObjectsAsFaults = true
    /// The value is kept, but has no effect: all objects are in memory.
    open var relationshipKeyPathsForPrefetching: [String]?
    /// The value is kept, but has no effect: objects that have not been saved are included.
    open var includesPendingChanges = true
    /// The value is kept, but has no effect: all objects are in memory.
    open var includesPropertyValues = true
    /// The value is kept, but has no effect: objects are those of the context.
    open var shouldRefreshRefetchedObjects = false
    /// Whether equal dictionaries are only once in the result.
    open var returnsDistinctResults = false

    /// Creates a request for the objects of an entity.
    public init(entityName: String) {
        self.entityName = entityName
    }

    /// Creates a request for the objects of the result's class.
    public override init() {}

    /// The entity.
    open var entity: NSEntityDescription? {
        get { ownEntity ?? (ResultType.self as? NSManagedObject.Type)?.entity() }
        set {
            ownEntity = newValue
            entityName = newValue?.name
        }
    }

    /// Returns the entity in the model of a context.
    func entity(in context: NSManagedObjectContext) -> NSEntityDescription? {
        let name = entityName ?? entity?.name
        return name.flatMap { context.model?.entitiesByName[$0] } ?? ownEntity
    }

    /// Returns those of some results that are within the limits.
    func limited<Result>(_ all: [Result]) -> [Result] {
        let rest = all.dropFirst(max(fetchOffset, 0))
        return Array(fetchLimit > 0 ? rest.prefix(fetchLimit) : rest)
    }

    /// Returns a request with the same settings for results of a different type.
    func copy<Other>(as type: Other.Type) -> NSFetchRequest<Other> {
        let copy = NSFetchRequest<Other>()
        copy.entityName = entityName ?? entity?.name
        copy.ownEntity = ownEntity
        copy.predicate = predicate
        copy.sortDescriptors = sortDescriptors
        copy.fetchLimit = fetchLimit
        copy.fetchOffset = fetchOffset
        copy.resultType = resultType
        copy.propertiesToFetch = propertiesToFetch
        copy.propertiesToGroupBy = propertiesToGroupBy
        copy.havingPredicate = havingPredicate
        copy.returnsDistinctResults = returnsDistinctResults
        copy.includesSubentities = includesSubentities
        return copy
    }
}

extension NSManagedObject {
    /// Returns a request for all objects of the class.
    @_disfavoredOverload
    public class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        let request = NSFetchRequest<any NSFetchRequestResult>()
        request.entity = entity()
        return request
    }
}
