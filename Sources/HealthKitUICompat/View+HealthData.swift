@_exported import HealthKitCompat
@_exported import SwiftUICompat

extension View {
    /// Asks for access to health data when a value changes. It fails: there is no health data on Linux.
    @preconcurrency
    public func healthDataAccessRequest<Trigger: Equatable>(
        store: HKHealthStore, shareTypes: Set<HKSampleType>, readTypes: Set<HKObjectType>? = nil, trigger: Trigger,
        completion: @escaping @Sendable (Result<Bool, any Error>) -> Void
    ) -> some View {
        onChange(of: trigger) { _, _ in completion(.failure(HKError(.errorHealthDataUnavailable))) }
    }

    /// Asks for access to health data when a value changes. It fails: there is no health data on Linux.
    @preconcurrency
    public func healthDataAccessRequest<Trigger: Equatable>(
        store: HKHealthStore, readTypes: Set<HKObjectType>, trigger: Trigger,
        completion: @escaping @Sendable (Result<Bool, any Error>) -> Void
    ) -> some View {
        healthDataAccessRequest(
            store: store, shareTypes: [], readTypes: readTypes, trigger: trigger, completion: completion)
    }

    /// Asks for access to each object of a type when a value changes. It fails: there is no health data on Linux.
    @preconcurrency
    public func healthDataAccessRequest<Trigger: Equatable>(
        store: HKHealthStore, objectType: HKObjectType, predicate: NSPredicate? = nil, trigger: Trigger,
        completion: @escaping @Sendable (Result<Bool, any Error>) -> Void
    ) -> some View {
        healthDataAccessRequest(
            store: store, shareTypes: [], readTypes: [objectType], trigger: trigger, completion: completion)
    }
}

/// The rings of a summary of a day. In a terminal it is a frame with its name.
open class HKActivityRingView: UIView {
    /// The summary.
    open var activitySummary: HKActivitySummary?

    /// Sets the summary.
    open func setActivitySummary(_ activitySummary: HKActivitySummary?, animated: Bool) {
        self.activitySummary = activitySummary
    }
}
