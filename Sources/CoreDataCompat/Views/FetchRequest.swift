import CursesUI
import Foundation

/// The objects of a context in a view. The view is evaluated again when they change.
///
/// ```swift
/// @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Item.timestamp, ascending: true)])
/// private var items: FetchedResults<Item>
/// ```
///
/// The context is that of the environment (`\.managedObjectContext`).
@propertyWrapper
public struct FetchRequest<Result: NSManagedObject>: DynamicProperty {
    @Environment(\.managedObjectContext) private var context
    @State private var storage = FetchStorage<Result>()
    private let request: NSFetchRequest<Result>
    private let swiftOrder: [SortDescriptor<Result>]

    /// Creates a request for the objects of a class.
    ///
    /// - Parameters:
    ///   - sortDescriptors: the order.
    ///   - predicate: the condition for the objects; `nil` for all.
    ///   - animation: has no effect: the change of an object animates its views if it is made with an animation.
    public init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil) {
        swiftOrder = sortDescriptors
        request = Self.request(sortDescriptors.map(NSSortDescriptor.init), predicate)
    }

    /// The objects.
    @MainActor @preconcurrency
    public var wrappedValue: FetchedResults<Result> { FetchedResults(storage, order: swiftOrder) }

    /// A binding to the condition and the order.
    @MainActor @preconcurrency
    public var projectedValue: Binding<Configuration> {
        let results = wrappedValue
        return Binding(
            get: { Configuration(results) },
            set: { new in
                if new.isPredicateNew { results.nsPredicate = new.nsPredicate }
                if new.isSwiftOrderNew {
                    results.sortDescriptors = new.sortDescriptors
                } else if new.isOrderNew {
                    results.nsSortDescriptors = new.nsSortDescriptors
                }
            })
    }

    /// Uses the context of the environment.
    @MainActor @preconcurrency
    public mutating func update() { storage.use(context, request) }

    private static func request(_ order: [NSSortDescriptor], _ predicate: NSPredicate?) -> NSFetchRequest<Result> {
        let request = NSFetchRequest<Result>()
        request.sortDescriptors = order
        request.predicate = predicate
        return request
    }

    /// The condition and the order of a request.
    public struct Configuration {
        /// The condition; `nil` for all objects.
        public var nsPredicate: NSPredicate? { didSet { isPredicateNew = true } }
        /// The order.
        public var nsSortDescriptors: [NSSortDescriptor] { didSet { isOrderNew = true } }
        /// The order, if it has been given in this form; otherwise empty.
        public var sortDescriptors: [SortDescriptor<Result>] { didSet { isSwiftOrderNew = true } }
        fileprivate var isPredicateNew = false
        fileprivate var isOrderNew = false
        fileprivate var isSwiftOrderNew = false

        @MainActor
        fileprivate init(_ results: FetchedResults<Result>) {
            nsPredicate = results.nsPredicate
            nsSortDescriptors = results.nsSortDescriptors
            sortDescriptors = results.sortDescriptors
        }
    }
}

extension FetchRequest {
    /// Creates a request for the objects of a class.
    ///
    /// - Parameters:
    ///   - sortDescriptors: the order.
    ///   - predicate: the condition for the objects; `nil` for all.
    ///   - animation: has no effect: the change of an object animates its views if it is made with an animation.
    @_disfavoredOverload
    public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
        swiftOrder = []
        request = Self.request(sortDescriptors, predicate)
    }

    /// Creates a request for the objects of an entity.
    ///
    /// - Parameters:
    ///   - entity: the entity.
    ///   - sortDescriptors: the order.
    ///   - predicate: the condition for the objects; `nil` for all.
    ///   - animation: has no effect: the change of an object animates its views if it is made with an animation.
    public init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        swiftOrder = []
        request = Self.request(sortDescriptors, predicate)
        request.entity = entity
    }

    /// Creates a property for a request.
    ///
    /// - Parameters:
    ///   - fetchRequest: the request.
    ///   - animation: has no effect: the change of an object animates its views if it is made with an animation.
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        swiftOrder = []
        request = fetchRequest
    }

    /// Creates a property for a request.
    ///
    /// - Parameters:
    ///   - fetchRequest: the request.
    ///   - transaction: has no effect.
    public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
        self.init(fetchRequest: fetchRequest)
    }
}

/// The objects that a request has found.
public struct FetchedResults<Result: NSManagedObject>: RandomAccessCollection {
    private let storage: FetchStorage<Result>
    private let objects: [Result]
    private let order: [SortDescriptor<Result>]

    @MainActor
    init(_ storage: FetchStorage<Result>, order: [SortDescriptor<Result>]) {
        self.storage = storage
        self.order = order
        objects = storage.objects
    }

    /// 0.
    public var startIndex: Int { 0 }
    /// The number of objects.
    public var endIndex: Int { objects.count }

    /// An object.
    public subscript(position: Int) -> Result { objects[position] }

    /// The condition for the objects; `nil` for all. A change shows other objects.
    @MainActor @preconcurrency
    public var nsPredicate: NSPredicate? {
        get { storage.predicate }
        nonmutating set { storage.change(predicate: newValue) }
    }

    /// The order. A change reorders the objects.
    @MainActor @preconcurrency
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { storage.order }
        nonmutating set { storage.change(order: newValue) }
    }

    /// The order, if it has been given in this form; otherwise empty. A change reorders the objects.
    @MainActor @preconcurrency
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { storage.ownSwiftOrder ?? order }
        nonmutating set { storage.change(order: newValue.map(NSSortDescriptor.init), newValue) }
    }
}
