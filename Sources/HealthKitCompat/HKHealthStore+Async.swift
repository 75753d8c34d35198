import Foundation

extension HKHealthStore {
    /// Fails: there is no health data on Linux.
    public func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// Fails: there is no health data on Linux.
    public func statusForAuthorizationRequest(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws -> HKAuthorizationRequestStatus {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// Fails: there is no health data on Linux.
    public func save(_ object: HKObject) async throws { throw HKError(.errorHealthDataUnavailable) }
    /// Fails: there is no health data on Linux.
    public func save(_ objects: [HKObject]) async throws { throw HKError(.errorHealthDataUnavailable) }
    /// Fails: there is no health data on Linux.
    public func delete(_ object: HKObject) async throws { throw HKError(.errorHealthDataUnavailable) }
    /// Fails: there is no health data on Linux.
    public func delete(_ objects: [HKObject]) async throws { throw HKError(.errorHealthDataUnavailable) }
    /// Fails: there is no health data on Linux.
    @discardableResult
    public func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate) async throws -> Int {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// Fails: there is no health data on Linux.
    public func addSamples(_ samples: [HKSample], to workout: HKWorkout) async throws {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// Fails: there is no health data on Linux.
    public func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// Fails: there is no health data on Linux.
    public func disableBackgroundDelivery(for type: HKObjectType) async throws {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// Fails: there is no health data on Linux.
    public func disableAllBackgroundDelivery() async throws { throw HKError(.errorHealthDataUnavailable) }
    /// Fails: there is no health data on Linux.
    public func preferredUnits(for quantityTypes: Set<HKQuantityType>) async throws -> [HKQuantityType: HKUnit] {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// Fails: there is no watch.
    public func startWatchApp(toHandle workoutConfiguration: HKWorkoutConfiguration) async throws {
        throw HKError(.errorHealthDataUnavailable)
    }
}
