@_exported import FoundationGaps

/// The health data of the user. There is none on Linux.
open class HKHealthStore: NSObject, @unchecked Sendable {
    // Sendable: a store has no values.

    /// Creates a store.
    override public init() {}

    /// Returns true, as on each iPhone, because apps for phones end without it. Every request fails nevertheless.
    open class func isHealthDataAvailable() -> Bool { true }
    /// Returns false: there are no health records on Linux.
    open func supportsHealthRecords() -> Bool { false }
    /// Returns `.sharingDenied`: the app must not save objects.
    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .sharingDenied }
    /// Returns the earliest date.
    open func earliestPermittedSampleDate() -> Date { .distantPast }

    /// Fails: there is no health data on Linux.
    @preconcurrency
    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        fail(completion)
    }
    /// Fails: there is no health data on Linux.
    @preconcurrency
    open func getRequestStatusForAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
        completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
    ) {
        reply { completion(.unknown, HKError(.errorHealthDataUnavailable)) }
    }
    /// Fails: there is no health data on Linux.
    @preconcurrency
    open func handleAuthorizationForExtension(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        fail(completion)
    }

    /// Fails: there is no health data on Linux.
    @preconcurrency
    open func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        fail(completion)
    }
    /// Fails: there is no health data on Linux.
    @preconcurrency
    open func save(_ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        fail(completion)
    }
    /// Fails: there is no health data on Linux.
    @preconcurrency
    open func delete(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        fail(completion)
    }
    /// Fails: there is no health data on Linux.
    @preconcurrency
    open func delete(
        _ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        fail(completion)
    }
    /// Fails: there is no health data on Linux.
    @preconcurrency
    open func deleteObjects(
        of objectType: HKObjectType, predicate: NSPredicate,
        withCompletion completion: @escaping @Sendable (Bool, Int, (any Error)?) -> Void
    ) {
        reply { completion(false, 0, HKError(.errorHealthDataUnavailable)) }
    }
    /// Fails: there is no health data on Linux.
    @preconcurrency
    open func add(
        _ samples: [HKSample], to workout: HKWorkout, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        fail(completion)
    }

    /// Calls the handler of a query with an error: there is no health data on Linux.
    open func execute(_ query: HKQuery) { reply { query.fail(HKError(.errorHealthDataUnavailable)) } }
    /// Does nothing: each query has ended.
    open func stop(_ query: HKQuery) {}

    /// Fails: there is no health data on Linux.
    open func dateOfBirth() throws -> Date { throw HKError(.errorHealthDataUnavailable) }
    /// Fails: there is no health data on Linux.
    open func dateOfBirthComponents() throws -> DateComponents { throw HKError(.errorHealthDataUnavailable) }
    /// Fails: there is no health data on Linux.
    open func biologicalSex() throws -> HKBiologicalSexObject { throw HKError(.errorHealthDataUnavailable) }
    /// Fails: there is no health data on Linux.
    open func bloodType() throws -> HKBloodTypeObject { throw HKError(.errorHealthDataUnavailable) }
    /// Fails: there is no health data on Linux.
    open func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject { throw HKError(.errorHealthDataUnavailable) }
    /// Fails: there is no health data on Linux.
    open func wheelchairUse() throws -> HKWheelchairUseObject { throw HKError(.errorHealthDataUnavailable) }
    /// Fails: there is no health data on Linux.
    open func activityMoveMode() throws -> HKActivityMoveModeObject { throw HKError(.errorHealthDataUnavailable) }

    /// Fails: there is no health data on Linux.
    @preconcurrency
    open func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency,
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        fail(completion)
    }
    /// Fails: there is no health data on Linux.
    @preconcurrency
    open func disableBackgroundDelivery(
        for type: HKObjectType, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        fail(completion)
    }
    /// Fails: there is no health data on Linux.
    @preconcurrency
    open func disableAllBackgroundDelivery(
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        fail(completion)
    }
    /// Fails: there is no health data on Linux.
    @preconcurrency
    open func preferredUnits(
        for quantityTypes: Set<HKQuantityType>,
        completion: @escaping @Sendable ([HKQuantityType: HKUnit], (any Error)?) -> Void
    ) {
        reply { completion([:], HKError(.errorHealthDataUnavailable)) }
    }
    /// Fails: there is no watch.
    @preconcurrency
    open func startWatchApp(
        with workoutConfiguration: HKWorkoutConfiguration, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        fail(completion)
    }

    private func fail(_ completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        reply { completion(false, HKError(.errorHealthDataUnavailable)) }
    }
}

extension Notification.Name {
    /// The user has changed the preferred units. It is never posted.
    public static let HKUserPreferencesDidChange = Notification.Name("HKUserPreferencesDidChangeNotification")
}

/// Whether an app may save objects of a type.
public enum HKAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case sharingDenied, sharingAuthorized
}

/// Whether an app has to ask the user.
public enum HKAuthorizationRequestStatus: Int, Sendable {
    case unknown = 0
    case shouldRequest, unnecessary
}

/// How often an app is told about changes.
public enum HKUpdateFrequency: Int, Sendable {
    case immediate = 1
    case hourly, daily, weekly
}
