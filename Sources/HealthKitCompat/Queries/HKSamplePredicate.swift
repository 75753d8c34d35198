import Foundation

/// A type and a condition of a query that is described by values.
public struct HKSamplePredicate<Sample: HKSample>: @unchecked Sendable {
    // Sendable: the values never change.

    /// The type.
    public let sampleType: HKSampleType
    /// The condition.
    public let nsPredicate: NSPredicate?

    init(_ sampleType: HKSampleType, _ predicate: NSPredicate?) {
        (self.sampleType, nsPredicate) = (sampleType, predicate)
    }
}

extension HKSamplePredicate where Sample == HKSample {
    /// Samples of a type.
    public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKSample> {
        HKSamplePredicate(type, predicate)
    }
}

extension HKSamplePredicate where Sample == HKQuantitySample {
    /// Samples that are quantities.
    public static func quantitySample(
        type: HKQuantityType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKQuantitySample> {
        HKSamplePredicate(type, predicate)
    }
}

extension HKSamplePredicate where Sample == HKCategorySample {
    /// Samples with one of some values.
    public static func categorySample(
        type: HKCategoryType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKCategorySample> {
        HKSamplePredicate(type, predicate)
    }
}

extension HKSamplePredicate where Sample == HKCorrelation {
    /// Samples that combine others.
    public static func correlation(
        type: HKCorrelationType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKCorrelation> {
        HKSamplePredicate(type, predicate)
    }
}

extension HKSamplePredicate where Sample == HKWorkout {
    /// Workouts.
    public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout> {
        HKSamplePredicate(.workoutType(), predicate)
    }
}

extension HKSamplePredicate where Sample == HKWorkoutRoute {
    /// Routes.
    public static func workoutRoute(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkoutRoute> {
        HKSamplePredicate(HKSeriesType.workoutRoute(), predicate)
    }
}

extension HKSamplePredicate where Sample == HKHeartbeatSeriesSample {
    /// Series of heartbeats.
    public static func heartbeatSeries(
        _ predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKHeartbeatSeriesSample> {
        HKSamplePredicate(HKSeriesType.heartbeat(), predicate)
    }
}

/// A query that is described by values, and answered once.
public protocol HKAsyncQuery {
    associatedtype Output

    /// Fails: there is no health data on Linux.
    func result(for healthStore: HKHealthStore) async throws -> Output
}

extension HKAsyncQuery {
    /// Fails: there is no health data on Linux.
    public func result(for healthStore: HKHealthStore) async throws -> Output {
        throw HKError(.errorHealthDataUnavailable)
    }
}

/// A query that is described by values, and answered each time that the health data changes.
public protocol HKAsyncSequenceQuery {
    associatedtype Sequence: AsyncSequence

    /// Returns a sequence whose first element is an error.
    func results(for healthStore: HKHealthStore) -> Sequence
}

/// The answers to a query: an error, because there is no health data on Linux.
public struct HKFailingResults<Element: Sendable>: AsyncSequence, Sendable {
    /// Gives an error.
    public struct AsyncIterator: AsyncIteratorProtocol {
        /// Fails: there is no health data on Linux.
        public mutating func next() async throws -> Element? { throw HKError(.errorHealthDataUnavailable) }
    }

    init() {}

    /// Returns an iterator, which gives an error.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}
