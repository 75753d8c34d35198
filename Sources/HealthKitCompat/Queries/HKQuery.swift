import Foundation

/// A question about the health data. In a terminal each question is answered with the error that there is none.
open class HKQuery: NSObject, @unchecked Sendable {
    // Sendable: the values never change, except handlers, which an app sets before it executes the query.

    /// The type of the objects.
    public let objectType: HKObjectType?
    /// The condition for the objects.
    public let predicate: NSPredicate?

    /// The type of the objects, if they are samples.
    open var sampleType: HKSampleType? { objectType as? HKSampleType }

    init(_ objectType: HKObjectType?, _ predicate: NSPredicate?) {
        (self.objectType, self.predicate) = (objectType, predicate)
    }

    /// Tells the handlers that the query has failed.
    func fail(_ error: HKError) {}
}

/// A type and a condition of a query.
open class HKQueryDescriptor: NSObject, @unchecked Sendable {
    // Sendable: the values never change.

    /// The type.
    public let sampleType: HKSampleType
    /// The condition.
    public let predicate: NSPredicate?

    /// Creates a type with a condition.
    public init(sampleType: HKSampleType, predicate: NSPredicate?) {
        (self.sampleType, self.predicate) = (sampleType, predicate)
    }
}

/// How the time of a sample lies within that of a query.
public struct HKQueryOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A sample begins within the time.
    public static let strictStartDate = HKQueryOptions(rawValue: 1)
    /// A sample ends within the time.
    public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// The number of results of a query without a limit.
public let HKObjectQueryNoLimit = 0

/// A query for samples.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
    /// The handler of the results.
    public typealias Results = @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

    /// The greatest number of results; 0 for all.
    public let limit: Int
    /// The order of the results.
    public let sortDescriptors: [NSSortDescriptor]?
    private let handler: Results

    /// Creates a query.
    @preconcurrency
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        (self.limit, self.sortDescriptors, handler) = (limit, sortDescriptors, resultsHandler)
        super.init(sampleType, predicate)
    }

    /// Creates a query for samples of several types.
    @preconcurrency
    public init(
        queryDescriptors: [HKQueryDescriptor], limit: Int, sortDescriptors: [NSSortDescriptor] = [],
        resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        (self.limit, self.sortDescriptors, handler) = (limit, sortDescriptors, resultsHandler)
        super.init(queryDescriptors.first?.sampleType, queryDescriptors.first?.predicate)
    }

    override func fail(_ error: HKError) { handler(self, nil, error) }
}

/// A query that reports changes of samples.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKObserverQuery, (any Error)?) -> Void

    /// Creates a query.
    @preconcurrency
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?,
        updateHandler:
            @escaping @Sendable (
                HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?
            ) -> Void
    ) {
        handler = { query, error in updateHandler(query, {}, error) }
        super.init(sampleType, predicate)
    }

    /// Creates a query for samples of several types.
    @preconcurrency
    public init(
        queryDescriptors: [HKQueryDescriptor],
        updateHandler:
            @escaping @Sendable (
                HKObserverQuery, Set<HKSampleType>?, @escaping HKObserverQueryCompletionHandler, (any Error)?
            ) -> Void
    ) {
        handler = { query, error in updateHandler(query, nil, {}, error) }
        super.init(queryDescriptors.first?.sampleType, queryDescriptors.first?.predicate)
    }

    override func fail(_ error: HKError) { handler(self, error) }
}

/// A closure that an app calls when it has handled a change.
public typealias HKObserverQueryCompletionHandler = () -> Void

/// A query for the samples that have been added since an earlier query.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
    /// The handler of changes, which is never called.
    @preconcurrency
    open var updateHandler:
        (@Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void)?
    private let handler:
        @Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void

    /// Creates a query.
    @preconcurrency
    public init(
        type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
        resultsHandler:
            @escaping @Sendable (
                HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
            ) -> Void
    ) {
        handler = resultsHandler
        super.init(type, predicate)
    }

    /// Creates a query for samples of several types.
    @preconcurrency
    public init(
        queryDescriptors: [HKQueryDescriptor], anchor: HKQueryAnchor?, limit: Int,
        resultsHandler:
            @escaping @Sendable (
                HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
            ) -> Void
    ) {
        handler = resultsHandler
        super.init(queryDescriptors.first?.sampleType, queryDescriptors.first?.predicate)
    }

    override func fail(_ error: HKError) { handler(self, nil, nil, nil, error) }
}

/// The place in the history of samples at which a query has ended.
open class HKQueryAnchor: NSObject, NSSecureCoding, @unchecked Sendable {
    // Sendable: the value never changes.
    private let value: Int

    /// Creates a place from a number.
    public init(fromValue value: Int) { self.value = value }

    /// Reads a place from an archive.
    public required init?(coder: NSCoder) { value = coder.decodeInteger(forKey: "value") }

    /// Writes the place into an archive.
    public func encode(with coder: NSCoder) { coder.encode(value, forKey: "value") }

    /// Whether the class can be read safely: yes.
    public static var supportsSecureCoding: Bool { true }
}

/// A query for the apps and devices that have saved samples.
open class HKSourceQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void

    /// Creates a query.
    @preconcurrency
    public init(
        sampleType: HKSampleType, samplePredicate objectPredicate: NSPredicate?,
        completionHandler: @escaping @Sendable (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
    ) {
        handler = completionHandler
        super.init(sampleType, objectPredicate)
    }

    override func fail(_ error: HKError) { handler(self, nil, error) }
}

/// A query for samples that combine others.
open class HKCorrelationQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void

    /// Creates a query.
    @preconcurrency
    public init(
        type correlationType: HKCorrelationType, predicate: NSPredicate?,
        samplePredicates: [HKSampleType: NSPredicate]?,
        completion: @escaping @Sendable (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void
    ) {
        handler = completion
        super.init(correlationType, predicate)
    }

    override func fail(_ error: HKError) { handler(self, nil, error) }
}

/// A query for summaries of days.
open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
    /// The handler of changes, which is never called.
    @preconcurrency
    open var updateHandler: (@Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void)?
    private let handler: @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void

    /// Creates a query.
    @preconcurrency
    public init(
        predicate: NSPredicate?,
        resultsHandler handler: @escaping @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
    ) {
        self.handler = handler
        super.init(HKObjectType.activitySummaryType(), predicate)
    }

    override func fail(_ error: HKError) { handler(self, nil, error) }
}
