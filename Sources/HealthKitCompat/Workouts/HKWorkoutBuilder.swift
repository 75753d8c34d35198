import Foundation

/// Saves a workout part by part. It fails: there is no health data on Linux.
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
    // Sendable: the values never change.

    /// What the user does.
    public let workoutConfiguration: HKWorkoutConfiguration
    /// The device.
    public let device: HKDevice?

    /// Creates a builder.
    public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) {
        (workoutConfiguration, self.device) = (configuration, device)
    }

    /// When the workout began: never.
    open var startDate: Date? { nil }
    /// When the workout ended: never.
    open var endDate: Date? { nil }
    /// Further values: none.
    open var metadata: [String: Any] { [:] }
    /// What happened: nothing.
    open var workoutEvents: [HKWorkoutEvent] { [] }
    /// What has been computed from the samples: nothing.
    open var allStatistics: [HKQuantityType: HKStatistics] { [:] }

    /// Returns nothing.
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
    /// Returns 0.
    open func elapsedTime(at date: Date) -> TimeInterval { 0 }
    /// Does nothing.
    open func discardWorkout() {}

    private func fail(_ completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        reply { completion(false, HKError(.errorHealthDataUnavailable)) }
    }

    /// Fails: there is no health data on Linux.
    @preconcurrency
    open func beginCollection(
        withStart startDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        fail(completion)
    }
    /// Fails: there is no health data on Linux.
    @preconcurrency
    open func add(_ samples: [HKSample], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        fail(completion)
    }
    /// Fails: there is no health data on Linux.
    @preconcurrency
    open func addWorkoutEvents(
        _ workoutEvents: [HKWorkoutEvent], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        fail(completion)
    }
    /// Fails: there is no health data on Linux.
    @preconcurrency
    open func addMetadata(
        _ metadata: [String: Any], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        fail(completion)
    }
    /// Fails: there is no health data on Linux.
    @preconcurrency
    open func endCollection(withEnd endDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        fail(completion)
    }
    /// Fails: there is no health data on Linux.
    @preconcurrency
    open func finishWorkout(completion: @escaping @Sendable (HKWorkout?, (any Error)?) -> Void) {
        reply { completion(nil, HKError(.errorHealthDataUnavailable)) }
    }

    /// Fails: there is no health data on Linux.
    open func beginCollection(at startDate: Date) async throws { throw HKError(.errorHealthDataUnavailable) }
    /// Fails: there is no health data on Linux.
    @discardableResult open func beginCollection(withStart startDate: Date) async throws -> Bool {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// Fails: there is no health data on Linux.
    open func addSamples(_ samples: [HKSample]) async throws { throw HKError(.errorHealthDataUnavailable) }
    /// Fails: there is no health data on Linux.
    @discardableResult open func add(_ samples: [HKSample]) async throws -> Bool {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// Fails: there is no health data on Linux.
    open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent]) async throws {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// Fails: there is no health data on Linux.
    open func addMetadata(_ metadata: [String: Any]) async throws { throw HKError(.errorHealthDataUnavailable) }
    /// Fails: there is no health data on Linux.
    open func endCollection(at endDate: Date) async throws { throw HKError(.errorHealthDataUnavailable) }
    /// Fails: there is no health data on Linux.
    @discardableResult open func endCollection(withEnd endDate: Date) async throws -> Bool {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// Fails: there is no health data on Linux.
    @discardableResult open func finishWorkout() async throws -> HKWorkout? {
        throw HKError(.errorHealthDataUnavailable)
    }
}
