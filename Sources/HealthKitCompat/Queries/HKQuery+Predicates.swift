import Foundation

extension HKQuery {
    /// Returns a condition for objects of a class.
    static func predicate<Object>(_ condition: @escaping @Sendable (Object) -> Bool) -> NSPredicate {
        NSPredicate { object, _ in (object as? Object).map(condition) ?? false }
    }

    /// Returns whether two values compare in a way.
    private static func isTrue<Value: Comparable>(
        _ first: Value, _ operatorType: HKComparison, _ second: Value
    ) -> Bool {
        switch operatorType {
        case .lessThan: first < second
        case .lessThanOrEqualTo: first <= second
        case .greaterThan: first > second
        case .greaterThanOrEqualTo: first >= second
        case .notEqualTo: first != second
        default: first == second
        }
    }

    private static func isTrue(
        _ first: HKQuantity?, _ operatorType: HKComparison, _ second: HKQuantity
    ) -> Bool {
        guard let first else { return false }
        return isTrue(first.compare(second).rawValue, operatorType, ComparisonResult.orderedSame.rawValue)
    }

    /// Returns a condition for samples within a time.
    public class func predicateForSamples(
        withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
    ) -> NSPredicate {
        let (start, end) = (startDate ?? .distantPast, endDate ?? .distantFuture)
        return predicate { (sample: HKSample) in
            guard sample.startDate < end, sample.endDate >= start else { return false }
            if options.contains(.strictStartDate), sample.startDate < start { return false }
            return !options.contains(.strictEndDate) || sample.endDate < end
        }
    }

    /// Returns a condition for quantities that compare to a quantity.
    public class func predicateForQuantitySamples(
        with operatorType: HKComparison, quantity: HKQuantity
    ) -> NSPredicate {
        predicate { (sample: HKQuantitySample) in isTrue(sample.quantity, operatorType, quantity) }
    }

    /// Returns a condition for samples whose values compare to a value.
    public class func predicateForCategorySamples(
        with operatorType: HKComparison, value: Int
    ) -> NSPredicate {
        predicate { (sample: HKCategorySample) in isTrue(sample.value, operatorType, value) }
    }

    /// Returns a condition for workouts of a kind.
    public class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
        predicate { (workout: HKWorkout) in workout.workoutActivityType == workoutActivityType }
    }

    /// Returns a condition for workouts whose durations compare to a duration.
    public class func predicateForWorkouts(
        with operatorType: HKComparison, duration: TimeInterval
    ) -> NSPredicate {
        predicate { (workout: HKWorkout) in isTrue(workout.duration, operatorType, duration) }
    }

    /// Returns a condition for workouts whose energies compare to an energy.
    public class func predicateForWorkouts(
        with operatorType: HKComparison, totalEnergyBurned: HKQuantity
    ) -> NSPredicate {
        predicate { (workout: HKWorkout) in isTrue(workout.totalEnergyBurned, operatorType, totalEnergyBurned) }
    }

    /// Returns a condition for workouts whose distances compare to a distance.
    public class func predicateForWorkouts(
        with operatorType: HKComparison, totalDistance: HKQuantity
    ) -> NSPredicate {
        predicate { (workout: HKWorkout) in isTrue(workout.totalDistance, operatorType, totalDistance) }
    }

    /// Returns a condition for objects of a source.
    public class func predicateForObjects(from source: HKSource) -> NSPredicate { predicateForObjects(from: [source]) }

    /// Returns a condition for objects of some sources.
    public class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate {
        predicate { (object: HKObject) in sources.contains(object.source) }
    }

    /// Returns a condition for objects of versions of sources.
    public class func predicateForObjects(from sourceRevisions: Set<HKSourceRevision>) -> NSPredicate {
        predicateForObjects(from: Set(sourceRevisions.map(\.source)))
    }

    /// Returns a condition for objects of some devices.
    public class func predicateForObjects(from devices: Set<HKDevice>) -> NSPredicate {
        predicate { (object: HKObject) in object.device.map(devices.contains) ?? false }
    }

    /// Returns a condition for the objects of a workout: there are none.
    public class func predicateForObjects(from workout: HKWorkout) -> NSPredicate { NSPredicate(value: false) }

    /// Returns a condition for objects with a further value.
    public class func predicateForObjects(withMetadataKey key: String) -> NSPredicate {
        predicate { (object: HKObject) in object.metadata?[key] != nil }
    }

    /// Returns a condition for objects with one of some further values.
    public class func predicateForObjects(withMetadataKey key: String, allowedValues: [Any]) -> NSPredicate {
        let texts = Set(allowedValues.map { "\($0)" })
        return predicate { (object: HKObject) in object.metadata?[key].map { texts.contains("\($0)") } ?? false }
    }

    /// Returns a condition for objects with a further value that is equal to a value, or not.
    public class func predicateForObjects(
        withMetadataKey key: String, operatorType: HKComparison, value: Any
    ) -> NSPredicate {
        let text = "\(value)"
        return predicate { (object: HKObject) in
            object.metadata?[key].map { isTrue("\($0)", operatorType, text) } ?? false
        }
    }

    /// Returns a condition for an object.
    public class func predicateForObject(with uuid: UUID) -> NSPredicate { predicateForObjects(with: [uuid]) }

    /// Returns a condition for some objects.
    public class func predicateForObjects(with UUIDs: Set<UUID>) -> NSPredicate {
        predicate { (object: HKObject) in UUIDs.contains(object.uuid) }
    }

    /// Returns a condition for objects that are in no correlation: all.
    public class func predicateForObjectsWithNoCorrelation() -> NSPredicate { NSPredicate(value: true) }

    /// Returns a condition for the summary of a day: there is none.
    public class func predicateForActivitySummary(with dateComponents: DateComponents) -> NSPredicate {
        NSPredicate(value: false)
    }

    /// Returns a condition for the summaries of days: there are none.
    public class func predicate(
        forActivitySummariesBetweenStart startDateComponents: DateComponents, end endDateComponents: DateComponents
    ) -> NSPredicate {
        NSPredicate(value: false)
    }
}
