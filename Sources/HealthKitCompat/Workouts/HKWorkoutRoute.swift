@_exported import CoreLocationCompat
import Foundation

/// The route of a workout. A terminal has none.
open class HKWorkoutRoute: HKSeriesSample, @unchecked Sendable {}

/// A query for the places of a route.
open class HKWorkoutRouteQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void

    /// Creates a query.
    @preconcurrency
    public init(
        route workoutRoute: HKWorkoutRoute,
        dataHandler: @escaping @Sendable (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void
    ) {
        handler = dataHandler
        super.init(HKSeriesType.workoutRoute(), nil)
    }

    override func fail(_ error: HKError) { handler(self, nil, true, error) }
}

/// Saves a route part by part. It fails: there is no health data on Linux.
open class HKWorkoutRouteBuilder: NSObject, @unchecked Sendable {
    // Sendable: it has no values.

    /// Creates a builder.
    public init(healthStore: HKHealthStore, device: HKDevice?) {}

    /// Does nothing.
    open func discard() {}

    /// Fails: there is no health data on Linux.
    @preconcurrency
    open func insertRouteData(
        _ routeData: [CLLocation], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        reply { completion(false, HKError(.errorHealthDataUnavailable)) }
    }
    /// Fails: there is no health data on Linux.
    @preconcurrency
    open func finishRoute(
        with workout: HKWorkout, metadata: [String: Any]?,
        completion: @escaping @Sendable (HKWorkoutRoute?, (any Error)?) -> Void
    ) {
        reply { completion(nil, HKError(.errorHealthDataUnavailable)) }
    }

    /// Fails: there is no health data on Linux.
    open func insertRouteData(_ routeData: [CLLocation]) async throws { throw HKError(.errorHealthDataUnavailable) }
    /// Fails: there is no health data on Linux.
    @discardableResult
    open func finishRoute(with workout: HKWorkout, metadata: [String: Any]?) async throws -> HKWorkoutRoute {
        throw HKError(.errorHealthDataUnavailable)
    }
}
