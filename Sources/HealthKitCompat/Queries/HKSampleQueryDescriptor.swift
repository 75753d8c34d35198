import Foundation

/// A query for samples. It fails: there is no health data on Linux.
public struct HKSampleQueryDescriptor<Sample: HKSample>: HKAsyncQuery {
    public typealias Output = [Sample]

    /// The types and conditions.
    public var predicates: [HKSamplePredicate<Sample>]
    /// The order of the results.
    public var sortDescriptors: [SortDescriptor<Sample>]
    /// The greatest number of results; `nil` for all.
    public var limit: Int?

    /// Creates a query.
    public init(
        predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil
    ) {
        (self.predicates, self.sortDescriptors, self.limit) = (predicates, sortDescriptors, limit)
    }
}

/// A query for the samples that have been added since an earlier query. It fails: there is no health data on Linux.
public struct HKAnchoredObjectQueryDescriptor<Sample: HKSample>: HKAsyncQuery, HKAsyncSequenceQuery {
    public typealias Output = Result

    /// Changes of the samples.
    public struct Result: Sendable {
        /// The samples that have been added.
        public let addedSamples: [Sample]
        /// The samples that have been deleted.
        public let deletedObjects: [HKDeletedObject]
        /// The place in the history.
        public let newAnchor: HKQueryAnchor
    }

    /// The types and conditions.
    public var predicates: [HKSamplePredicate<Sample>]
    /// The place in the history at which the changes begin.
    public var anchor: HKQueryAnchor?
    /// The greatest number of results; `nil` for all.
    public var limit: Int?

    /// Creates a query.
    public init(predicates: [HKSamplePredicate<Sample>], anchor: HKQueryAnchor?, limit: Int? = nil) {
        (self.predicates, self.anchor, self.limit) = (predicates, anchor, limit)
    }

    /// Returns a sequence whose first element is an error.
    public func results(for healthStore: HKHealthStore) -> HKFailingResults<Result> { HKFailingResults() }
}

/// A query for what is computed from samples. It fails: there is no health data on Linux.
public struct HKStatisticsQueryDescriptor: HKAsyncQuery {
    public typealias Output = HKStatistics?

    /// The type and condition.
    public var predicate: HKSamplePredicate<HKQuantitySample>
    /// What is computed.
    public var options: HKStatisticsOptions

    /// Creates a query.
    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
        (self.predicate, self.options) = (predicate, options)
    }
}

/// A query for what is computed for each of some times. It fails: there is no health data on Linux.
public struct HKStatisticsCollectionQueryDescriptor: HKAsyncQuery, HKAsyncSequenceQuery {
    public typealias Output = HKStatisticsCollection

    /// What has been computed.
    public struct Result: Sendable {
        /// What has been computed for all times.
        public let statisticsCollection: HKStatisticsCollection
        /// What has changed.
        public let updatedStatistics: HKStatistics?
    }

    /// The type and condition.
    public var predicate: HKSamplePredicate<HKQuantitySample>
    /// What is computed.
    public var options: HKStatisticsOptions
    /// A time with which one of the times begins.
    public var anchorDate: Date
    /// The length of the times.
    public var intervalComponents: DateComponents

    /// Creates a query.
    public init(
        predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date,
        intervalComponents: DateComponents
    ) {
        (self.predicate, self.options, self.anchorDate) = (predicate, options, anchorDate)
        self.intervalComponents = intervalComponents
    }

    /// Returns a sequence whose first element is an error.
    public func results(for healthStore: HKHealthStore) -> HKFailingResults<Result> { HKFailingResults() }
}

/// A query for summaries of days. It fails: there is no health data on Linux.
public struct HKActivitySummaryQueryDescriptor: HKAsyncQuery {
    public typealias Output = [HKActivitySummary]

    /// The condition.
    public var predicate: NSPredicate?

    /// Creates a query.
    public init(predicate: NSPredicate? = nil) { self.predicate = predicate }
}

/// A query for the apps and devices that have saved samples. It fails: there is no health data on Linux.
public struct HKSourceQueryDescriptor<Sample: HKSample>: HKAsyncQuery {
    public typealias Output = [HKSource]

    /// The type and condition.
    public var predicate: HKSamplePredicate<Sample>

    /// Creates a query.
    public init(predicate: HKSamplePredicate<Sample>) { self.predicate = predicate }
}
