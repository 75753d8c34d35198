import Foundation

/// What is computed from samples.
public struct HKStatisticsOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The values of each source.
    public static let separateBySource = HKStatisticsOptions(rawValue: 1 << 0)
    /// The average.
    public static let discreteAverage = HKStatisticsOptions(rawValue: 1 << 1)
    /// The smallest value.
    public static let discreteMin = HKStatisticsOptions(rawValue: 1 << 2)
    /// The greatest value.
    public static let discreteMax = HKStatisticsOptions(rawValue: 1 << 3)
    /// The sum.
    public static let cumulativeSum = HKStatisticsOptions(rawValue: 1 << 4)
    /// The latest value.
    public static let mostRecent = HKStatisticsOptions(rawValue: 1 << 5)
    /// The older name of the latest value.
    public static let discreteMostRecent = mostRecent
    /// The total duration.
    public static let duration = HKStatisticsOptions(rawValue: 1 << 6)
}

/// What has been computed from the samples of a time. A terminal has none, so an app meets no such object.
open class HKStatistics: NSObject, @unchecked Sendable {
    // Sendable: the values never change.

    /// The type of the samples.
    public let quantityType: HKQuantityType
    /// When the time begins.
    public let startDate: Date
    /// When the time ends.
    public let endDate: Date

    init(quantityType: HKQuantityType, startDate: Date, endDate: Date) {
        (self.quantityType, self.startDate, self.endDate) = (quantityType, startDate, endDate)
    }

    /// The sources of the samples: none.
    open var sources: [HKSource]? { nil }
    /// Returns no average.
    open func averageQuantity() -> HKQuantity? { nil }
    /// Returns no average.
    open func averageQuantity(for source: HKSource) -> HKQuantity? { nil }
    /// Returns no smallest value.
    open func minimumQuantity() -> HKQuantity? { nil }
    /// Returns no smallest value.
    open func minimumQuantity(for source: HKSource) -> HKQuantity? { nil }
    /// Returns no greatest value.
    open func maximumQuantity() -> HKQuantity? { nil }
    /// Returns no greatest value.
    open func maximumQuantity(for source: HKSource) -> HKQuantity? { nil }
    /// Returns no latest value.
    open func mostRecentQuantity() -> HKQuantity? { nil }
    /// Returns no latest value.
    open func mostRecentQuantity(for source: HKSource) -> HKQuantity? { nil }
    /// Returns no time.
    open func mostRecentQuantityDateInterval() -> DateInterval? { nil }
    /// Returns no sum.
    open func sumQuantity() -> HKQuantity? { nil }
    /// Returns no sum.
    open func sumQuantity(for source: HKSource) -> HKQuantity? { nil }
    /// Returns no duration.
    open func duration() -> HKQuantity? { nil }
    /// Returns no duration.
    open func duration(for source: HKSource) -> HKQuantity? { nil }
}

/// What has been computed for each of some times. A terminal has no samples, so an app meets no such object.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
    // Sendable: it has no values.

    override init() {}

    /// Returns nothing.
    @discardableResult open func statistics(for date: Date) -> HKStatistics? { nil }
    /// Calls nothing.
    open func enumerateStatistics(
        from startDate: Date, to endDate: Date, with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
    /// Returns nothing.
    open func statistics() -> [HKStatistics] { [] }
    /// Returns no sources.
    open func sources() -> Set<HKSource> { [] }
}

/// A query for what is computed from samples.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

    /// Creates a query.
    @preconcurrency
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        completionHandler handler: @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) {
        self.handler = handler
        super.init(quantityType, quantitySamplePredicate)
    }

    override func fail(_ error: HKError) { handler(self, nil, error) }
}

/// A query for what is computed for each of some times.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    /// A time with which one of the times begins.
    public let anchorDate: Date
    /// What is computed.
    public let options: HKStatisticsOptions
    /// The length of the times.
    public let intervalComponents: DateComponents
    /// The handler of the results, which is called with an error.
    @preconcurrency
    open var initialResultsHandler:
        (@Sendable (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
    /// The handler of changes, which is never called.
    @preconcurrency
    open var statisticsUpdateHandler:
        (
            @Sendable (HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void
        )?

    /// Creates a query.
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        anchorDate: Date, intervalComponents: DateComponents
    ) {
        (self.anchorDate, self.options, self.intervalComponents) = (anchorDate, options, intervalComponents)
        super.init(quantityType, quantitySamplePredicate)
    }

    override func fail(_ error: HKError) { initialResultsHandler?(self, nil, error) }
}
