import CursesUI
import Foundation

/// The models of a container in a view. The view is evaluated again when they change.
///
/// ```swift
/// @Query(sort: \Book.title) private var books: [Book]
/// ```
///
/// The result is an array of the models.
@propertyWrapper
public struct Query<Element: PersistentModel, Result: Collection>: DynamicProperty where Result.Element == Element {
    @Environment(\.modelContext) private var context
    @State private var storage = QueryStorage<Element>()
    private let descriptor: FetchDescriptor<Element>
    /// Every initializer requires that the result is an array of the models.
    private let result: ([Element]) -> Result
    /// Distinguishes descriptors, which cannot be compared.
    private let token = QueryToken()

    private init(descriptor: FetchDescriptor<Element>) where Result == [Element] {
        self.descriptor = descriptor
        result = { $0 }
    }

    // `@Query` without arguments uses this initializer. In an extension, the compiler would not find it, and would make
    // the variable a parameter of the view's memberwise initializer.

    /// Creates a query.
    ///
    /// - Parameters:
    ///   - filter: the condition for the models; `nil` for all.
    ///   - sort: the order. Without any, models are in the order in which they were inserted.
    ///   - transaction: has no effect.
    public init(
        filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = [], transaction: Transaction? = nil
    ) where Result == [Element] {
        descriptor = FetchDescriptor(predicate: filter, sortBy: sort)
        result = { $0 }
    }

    /// The models.
    @MainActor @preconcurrency
    public var wrappedValue: Result { result(storage.models) }

    /// The context of the models.
    @MainActor @preconcurrency
    public var modelContext: ModelContext { context }

    /// The error of the last search; `nil` if there was none.
    @MainActor @preconcurrency
    public var fetchError: (any Error)? { storage.error }

    /// Fetches the models before the body of the view is computed.
    @MainActor @preconcurrency
    public mutating func update() { storage.use(context, descriptor, token) }
}

extension Query where Result == [Element] {
    /// Creates a query.
    ///
    /// - Parameters:
    ///   - filter: the condition for the models; `nil` for all.
    ///   - sort: the order.
    ///   - animation: has no effect: the change of a model animates its views if it is made with an animation.
    public init(filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = [], animation: Animation) {
        self.init(descriptor: FetchDescriptor(predicate: filter, sortBy: sort))
    }

    /// Creates a query for models in the order of a value.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil
    ) {
        self.init(
            descriptor: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
    }

    /// Creates a query for models in the order of a value.
    ///
    /// - Parameter animation: has no effect: the change of a model animates its views if it is made with an animation.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, animation: Animation
    ) {
        self.init(
            descriptor: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
    }

    /// Creates a query for models in the order of a value that may be missing, which comes first.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil
    ) {
        self.init(
            descriptor: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
    }

    /// Creates a query from a descriptor.
    public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
        self.init(descriptor: descriptor)
    }

    /// Creates a query from a descriptor.
    ///
    /// - Parameter animation: has no effect: the change of a model animates its views if it is made with an animation.
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
        self.init(descriptor: descriptor)
    }
}

/// The identity of a query's descriptor.
final class QueryToken: Sendable {}

/// The models that a query has found.
final class QueryStorage<Element: PersistentModel>: @unchecked Sendable, Observable {
    // `isStale` is accessed only while `lock` is held, all else only on the main actor.
    private let registrar = ObservationRegistrar()
    private let lock = NSLock()
    private var isStale = true
    private var context: ModelContext?
    private var descriptor = FetchDescriptor<Element>()
    private var token: QueryToken?
    private var found: [Element] = []
    private(set) var error: (any Error)?

    func use(_ context: ModelContext, _ descriptor: FetchDescriptor<Element>, _ token: QueryToken) {
        if self.context != context {
            self.context = context
            context.store.add(self)
            lock.withLock { isStale = true }
        }
        if self.token !== token {
            self.token = token
            self.descriptor = descriptor
            lock.withLock { isStale = true }
        }
    }

    var models: [Element] {
        registrar.access(self, keyPath: \.models)
        let isStale = lock.withLock {
            defer { self.isStale = false }
            return self.isStale
        }
        guard isStale, let context else { return found }
        do {
            found = try context.fetch(descriptor)
            error = nil
        } catch {
            self.error = error
        }
        return found
    }
}

extension QueryStorage: ModelStoreObserver {
    func modelsDidChange(_ entity: String, isMembership: Bool) {
        // The condition may ask for values of related models.
        let isConcerned =
            isMembership && entity == Entity.of(Element.self).name || descriptor.predicate != nil
            || !isMembership && entity == Entity.of(Element.self).name && !descriptor.sortBy.isEmpty
        guard isConcerned else { return }
        let isFirst = lock.withLock {
            defer { isStale = true }
            return !isStale
        }
        guard isFirst else { return }
        MainThread.run { self.registrar.withMutation(of: self, keyPath: \.models) {} }
    }
}
